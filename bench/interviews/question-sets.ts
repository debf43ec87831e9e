import { askQuestions } from '../../functions/prompts/ask-questions.ts'
import { drafterFor } from '../../local/bedrock/draft/drafters.ts'
import { drawsFor } from '../../local/boards/world/prng.ts'
import { questionsInSession } from '../../shared/api/interviews.ts'
import { questionsDraft } from '../../shared/domain/interview/draft.ts'
import { questionSet } from '../../shared/domain/interview/question-set.ts'
import { standardQuestions } from '../../shared/domain/interview/standard-questions.ts'
import { type Difficulty, difficulties } from '../../shared/lists.ts'
import { type Role, roles } from './roles.ts'

/** How often somebody practises one role. */
export const sessionsOfRole = 6
const specificAtLeast = 4
const longest = 200

export type SessionAsked = {
  readonly role: Role
  readonly difficulty: Difficulty
  readonly questions: readonly string[]
  readonly askedBefore: readonly string[]
}

/** What sessions of a role ask, one after the other, through the prompt and the rules that every session goes through. */
export const sessionsFor = (role: Role, difficulty: Difficulty): SessionAsked[] => {
  const sessions: SessionAsked[] = []
  const askedBefore: string[] = []
  for (let session = 0; session < sessionsOfRole; session += 1) {
    const { jobTitle, industry, jobDescription } = role
    const task = askQuestions({
      jobTitle,
      companyName: session % 2 === 0 ? 'Kora Holdings' : '',
      industry,
      difficulty,
      jobDescription,
      askedBefore: [...askedBefore],
      count: questionsInSession,
    })
    const draft = drafterFor(task.name)?.(task.prompt, drawsFor(session + 1, `${jobTitle} ${difficulty}`))
    const { questions } = questionSet(questionsDraft.parse(draft).questions, askedBefore, questionsInSession)
    sessions.push({ role, difficulty, questions, askedBefore: [...askedBefore] })
    askedBefore.push(...questions)
  }
  return sessions
}

export const allSessions = (): SessionAsked[] =>
  roles.flatMap(role => difficulties.flatMap(difficulty => sessionsFor(role, difficulty)))

/** What everybody may be asked, of whatever work: to be recognised by what it wants to hear. */
const general =
  /\b(?:tell me about|describe|time when|yourself|mistake|decide|decision|conflict|disagree|colleague|boss|manager|team|help|criticism|difficult|learn|why|strength|promise|deadline|first|instructions|change|plan|risk|somebody|responsib|error|late|truth|right thing|understood|convinced)\b/i

const everywhere = new Set('with from over what this that your their would every handle work'.split(' '))
const longWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).filter(word => !everywhere.has(word))

/** Names the role or something of it, or of its industry, or two words of what the advert asks for. */
export const isSpecific = (question: string, { jobTitle, jobDescription, terms }: Role): boolean => {
  const said = new Set(longWords(question))
  return (
    question.toLowerCase().includes(jobTitle.toLowerCase()) ||
    new RegExp(`\\b(?:${terms})`, 'i').test(question) ||
    new Set(longWords(jobDescription).filter(word => said.has(word))).size >= 2
  )
}

/** The same sessions as if they were of other roles: what the check says of questions that do not fit. */
export const misplaced = (sessions: readonly SessionAsked[]): SessionAsked[] =>
  sessions.map(session => {
    const at = roles.indexOf(session.role)
    return { ...session, role: roles[(at + 7) % roles.length] ?? session.role }
  })

/** Nobody may ask this; a wider list than the one that the app itself drops questions by. */
const forbidden =
  /\b(?:how old|your age|born|birth|religio\w*|church|mosque|pray|god|faith|christian|muslim|tribe|tribal|ethnic\w*|state of origin|home ?town|village do you|married|marry|marriage|marital|single|husband|wife|fianc\w*|pregnan\w*|your (?:own )?children|have (?:any )?children|your (?:family|parents)|disab\w*|your health|illness|genotype|hiv|political party|vote)\b/i

const saidAloud = /^\p{Lu}.*(?:\?|\.)$/u
const request = /\b(?:tell me|describe|explain|walk me through|show me|sell me|take a)\b/i

const plain = (question: string): string =>
  question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Percent of sessions, or of questions, that hold what is asked of them. */
export const judgeSets = (sessions: readonly SessionAsked[]) => {
  const questions = sessions.flatMap(session => session.questions.map(question => ({ question, session })))
  const percent = (good: number, all: number) => (100 * good) / Math.max(1, all)
  const standard = new Set<string>(standardQuestions)
  return {
    count: questions.length,
    unrepeated: percent(
      sessions.filter(({ questions: asked, askedBefore }) => {
        const before = new Set(askedBefore.map(plain))
        const own = new Set(asked.map(plain))
        return own.size === questionsInSession && [...own].every(question => !before.has(question))
      }).length,
      sessions.length,
    ),
    onTopic: percent(
      questions.filter(
        ({ question, session }) => isSpecific(question, session.role) || general.test(question),
      ).length,
      questions.length,
    ),
    specific: percent(
      sessions.filter(
        ({ questions: asked, role }) =>
          asked.filter(question => isSpecific(question, role)).length >= specificAtLeast,
      ).length,
      sessions.length,
    ),
    allowed: percent(questions.filter(({ question }) => !forbidden.test(question)).length, questions.length),
    sayable: percent(
      questions.filter(
        ({ question }) =>
          question.length < longest &&
          saidAloud.test(question) &&
          (question.includes('?') || request.test(question)),
      ).length,
      questions.length,
    ),
    own: percent(questions.filter(({ question }) => !standard.has(question)).length, questions.length),
    strays: questions
      .filter(
        ({ question, session }) =>
          forbidden.test(question) || !(isSpecific(question, session.role) || general.test(question)),
      )
      .map(({ question, session }) => `${session.role.jobTitle}: ${question}`),
  }
}
