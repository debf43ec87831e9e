import { asTitle } from '../../../../shared/domain/english.ts'
import type { QuestionsDraft } from '../../../../shared/domain/interview/draft.ts'
import { withoutScorerInstructions } from '../../../../shared/domain/interview/scorer-instructions.ts'
import { wordsIn } from '../../../../shared/domain/interview/words.ts'
import { skillsIn } from '../../../../shared/domain/jobs/skills.ts'
import type { Draws } from '../../../boards/world/prng.ts'
import { lowered, verbOf } from '../english.ts'
import { plainText } from '../plain-text.ts'
import { askedBeforeIn, type InterviewRead, interviewIn, textIn } from '../prompt.ts'
import { type QuestionKind, questionBank, roleOf, templatesOf } from './question-bank.ts'

/** The most characters. */
const longest = { question: 199, title: 60, company: 50, duty: 90 } as const
const shortestDuty = 12
/** The most skills, and the most duties, that are taken from a job description. */
const mostNamed = 12

/**
 * Whether a text may be repeated as a name: it gives no instructions, and says nothing that an interviewer must not
 * ask.
 */
const isName = (text: string, most: number): boolean =>
  text !== '' &&
  text.length <= most &&
  /^[\p{L}\p{M}\p{N} .,&+#/()'’-]+$/u.test(text) &&
  !/\b(?:ignore|instructions?|prompt|you are|married|age|religion|tribe|pregnant|hiv|church|mosque)\b/i.test(
    text,
  )

/** Returns a role such as `an accountant`. From `Driver (Abuja)` and `Engineer, Payments` it takes only the role. */
const roleNamed = (jobTitle: string): string => {
  const title = plainText(jobTitle)
  if (!isName(title, longest.title)) return 'the person in this role'
  const role = title.split(/,| \(| [-–|/] /)[0]?.trim() || title
  return asTitle(role.split(' ').map(lowered).join(' '))
}

/** Verbs with which an advert asks its reader for something. They name no duty of the job. */
const asksReader = new Set(
  'be have do apply send submit click visit call contact join work attach mail email follow post provide get ask give ignore say tell mention'.split(
    ' ',
  ),
)
const aboutPeople =
  /\b(?:you|your|we|our|us|they|their|candidates?|applicants?|male|female|age|aged|years?|married|single|religio\w*|christian|muslim|tribe|salary|cv|resume|link|whatsapp|instructions?|prompts?|questions?|interview\w*|secrets?|passwords?|scores?)\b/i

/**
 * Returns the lines and sentences of a job description that begin with a verb, in its base form: `prepare weekly stock
 * reports`.
 */
export const dutiesIn = (description: string): string[] => {
  const duties = withoutScorerInstructions(description)
    .text.split(/[\n;•]|(?<=[.!?])\s/)
    .flatMap(line => {
      const text = line.replace(/^[\s*·–—-]+|^\d+[.)]\s*|[\s.;:,]+$/g, '').trim()
      const [first = '', ...rest] = text.split(' ')
      const verb = verbOf(first)
      return verb && !asksReader.has(verb.base) && rest.length >= 2 ? [[verb.base, ...rest].join(' ')] : []
    })
    .filter(duty => duty.length >= shortestDuty && duty.length <= longest.duty)
    .filter(duty => /^[\p{L}\p{N} ,'’&/().-]+$/u.test(duty) && !aboutPeople.test(duty))
  return [...new Set(duties)].slice(0, mostNamed)
}

/**
 * A possible question. An interview has at most one question of a subject, and one of a template, as long as there are
 * others.
 */
type Candidate = { readonly text: string; readonly subject: string; readonly template: string }

/** Returns the questions of each kind that fit the interview, in the order in which they are asked. */
const candidatesOf = (
  { jobTitle, companyName, industry, difficulty }: InterviewRead,
  description: string,
  draws: Draws,
): Readonly<Record<QuestionKind, readonly Candidate[]>> => {
  const work = roleOf(plainText(jobTitle))
  const fitsWork = industry !== null && !(industry === 'technology' && work?.seldomInTechnology)
  const { name, concerns } = fitsWork
    ? questionBank().industries[industry]
    : { name: 'this employer', concerns: [] }
  const company = plainText(companyName)
  const values: Record<string, string> = {
    role: roleNamed(jobTitle),
    employer: isName(company, longest.company) ? company : name,
  }
  const shuffled = (all: readonly Candidate[]) =>
    draws.shuffled(all.filter(({ text }) => text.length <= longest.question))
  const filled = (kind: QuestionKind, gap = '', subjects: readonly string[] = ['']): Candidate[] =>
    templatesOf(kind, difficulty).flatMap(template =>
      subjects.map(subject => {
        const text = template.replace(/\{(\w+)\}/g, (_, key: string) =>
          key === gap ? subject : (values[key] ?? ''),
        )
        return { text, subject: subject || text, template }
      }),
    )
  const role = shuffled(filled('role'))
  const own = work?.[difficulty].map(text => ({ text, subject: text, template: text })) ?? []
  return {
    task: work ? shuffled([...own, ...filled('task', 'task', work.tasks)]) : role,
    role,
    industry: shuffled(filled('industry', 'concern', concerns)),
    skill: shuffled(filled('skill', 'skill', skillsIn(description).slice(0, mostNamed))),
    duty: shuffled(filled('duty', 'duty', dutiesIn(description))),
    reasons: shuffled(filled('reasons')),
    others: shuffled(filled('others')),
    deciding: shuffled(filled('deciding')),
  }
}

/** The kinds of the questions of an interview. If the first kind has no more questions, the next kind follows. */
const plan: readonly (readonly QuestionKind[])[] = [
  ['reasons', 'role', 'task', 'industry'],
  ['task', 'role', 'industry'],
  ['duty', 'task', 'role', 'industry'],
  ['industry', 'task', 'role'],
  ['others', 'deciding', 'task', 'industry', 'role'],
  ['skill', 'task', 'role', 'industry'],
  ['deciding', 'others', 'task', 'industry', 'role'],
  ['role', 'task', 'industry'],
]

type WordSet = ReadonlySet<string>
const wordSet = (text: string): WordSet => new Set(wordsIn(text.toLowerCase()))

const mostWordsOfTopic = 5

/** Two questions with this share of common words are the same to a person who hears both. */
const sameFrom = 0.7
const isSame = (one: WordSet, other: WordSet): boolean => {
  const common = one.intersection(other).size
  return common / Math.max(1, one.size + other.size - common) >= sameFrom
}

/**
 * Drafts for `ask_questions`: the number of questions in the prompt, about the role, the industry and the difficulty,
 * without questions that were asked before. A person who has had all of them gets fewer.
 */
export const askQuestions = (prompt: string, draws: Draws): QuestionsDraft => {
  const interview = interviewIn(prompt)
  const candidates = candidatesOf(interview, textIn(prompt, 'job_description'), draws)
  const heard = askedBeforeIn(prompt).map(wordSet)
  /** Texts that repeat an earlier question. The result is stored, because it never changes. */
  const old = new Set<string>()
  const isNew = ({ text }: Candidate): boolean => {
    if (old.has(text)) return false
    const words = wordSet(text)
    if (heard.some(other => isSame(words, other))) old.add(text)
    return !old.has(text)
  }
  const asked: Candidate[] = []
  const isFresh = (candidate: Candidate): boolean =>
    !asked.some(({ subject, template }) => subject === candidate.subject || template === candidate.template)
  const first = (kinds: readonly QuestionKind[], fits: (candidate: Candidate) => boolean) => {
    for (const kind of kinds) {
      const found = candidates[kind].find(fits)
      if (found) return found
    }
  }

  for (let at = 0; asked.length < interview.count && at < interview.count * 2; at += 1) {
    const kinds = plan[at % plan.length] ?? ['task']
    const found = first(kinds, candidate => isFresh(candidate) && isNew(candidate)) ?? first(kinds, isNew)
    if (!found) continue
    asked.push(found)
    heard.push(wordSet(found.text))
  }
  // The schema requires one question, and the caller replaces it where it was asked before.
  const questions = asked.map(({ text }) => text)
  return {
    topics: asked.map(({ subject }) => subject.split(/\s+/).slice(0, mostWordsOfTopic).join(' ')),
    questions: questions.length > 0 ? questions : [candidates.reasons[0]?.text ?? 'Tell me about yourself.'],
  }
}
