import { questionsInSession } from '../../shared/api/interviews.ts'
import { questionSet } from '../../shared/domain/interview/questions.ts'
import drafted from './drafted.json' with { type: 'json' }

export type Session = { readonly questions: readonly string[]; readonly askedBefore: readonly string[] }

/** Questions that a careless model asks, and that are not allowed. */
const notAllowed = [
  'How old are you, and are you married?',
  'Which church or mosque do you attend?',
  'What is your state of origin?',
  'Do you have any children?',
  'What is your genotype?',
  'Which tribe are you from?',
]

/**
 * The sessions that our rules make from recorded drafts (`drafted.json`: by role, three sessions of eight questions).
 * Each draft begins with two forbidden questions and the questions of the two sessions before.
 */
export const recordedSessions = (): Session[] =>
  Object.values(drafted).flatMap((drafts, role) => {
    const sessions: Session[] = []
    for (const draft of drafts) {
      const askedBefore = sessions.flatMap(({ questions }) => questions)
      const at = (2 * (role + sessions.length)) % notAllowed.length
      const given = [...notAllowed.slice(at, at + 2), ...askedBefore.slice(-2), ...draft]
      sessions.push({ askedBefore, questions: questionSet(given, askedBefore, questionsInSession).questions })
    }
    return sessions
  })

/** A longer list of forbidden questions than the app's own list. */
const forbidden =
  /\b(?:how old|your age|born|birth|religio\w*|church|mosque|pray|god|faith|christian|muslim|tribe|tribal|ethnic\w*|state of origin|home ?town|village do you|married|marry|marriage|marital|single|husband|wife|fianc\w*|pregnan\w*|your (?:own )?children|have (?:any )?children|your (?:family|parents)|disab\w*|your health|illness|genotype|hiv|political party|vote)\b/i

const plain = (question: string): string =>
  question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * In percent: sessions with eight different questions that are all new for the role, and questions that are allowed.
 */
export const judgeSessions = (sessions: readonly Session[]) => {
  const questions = sessions.flatMap(session => session.questions)
  const isUnrepeated = ({ questions: asked, askedBefore }: Session) => {
    const before = new Set(askedBefore.map(plain))
    const own = new Set(asked.map(plain))
    return own.size === questionsInSession && [...own].every(question => !before.has(question))
  }
  const percent = (good: number, all: number) => (100 * good) / Math.max(1, all)
  return {
    count: questions.length,
    unrepeated: percent(sessions.filter(isUnrepeated).length, sessions.length),
    allowed: percent(questions.filter(question => !forbidden.test(question)).length, questions.length),
  }
}
