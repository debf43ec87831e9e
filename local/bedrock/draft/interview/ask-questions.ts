import type { QuestionsDraft } from '../../../../shared/domain/interview/draft.ts'
import { wordsIn } from '../../../../shared/domain/interview/words.ts'
import { skillsIn } from '../../../../shared/domain/jobs/skills.ts'
import type { Draws } from '../../../boards/world/prng.ts'
import { asTitle, lowered } from '../letters.ts'
import { plainText } from '../plain-text.ts'
import { textIn } from '../prompt.ts'
import { dutiesIn } from './duties.ts'
import { familyOf } from './families.ts'
import { concernFrames, doingFrames, dutyFrames, roleFrames, skillFrames } from './frames.ts'
import { deciding, ofDifficulty, reasons, withOthers } from './general.ts'
import { concernsOf, nameOf } from './industries.ts'
import { askedBeforeIn, type InterviewRead, interviewIn } from './prompt.ts'

const longestQuestion = 199
const longestTitle = 60
const longestCompany = 50

/** A question, and what it is about: of one subject a session has one question, and of one frame too. */
type Asked = { readonly text: string; readonly subject: string; readonly frame: string }

/** Names that are no sentence, and ask nobody for anything. */
const isName = (text: string, longest: number): boolean =>
  text !== '' &&
  text.length <= longest &&
  /^[\p{L}\p{M}\p{N} .,&+#/()'’-]+$/u.test(text) &&
  !/\b(?:ignore|instructions?|prompt|you are|married|age|religion|tribe|pregnant|hiv|church|mosque)\b/i.test(
    text,
  )

/** Nobody writes `Accountant` large in the middle of a sentence; `HR Officer` keeps its letters. */
const roleNamed = (jobTitle: string): string => {
  const title = plainText(jobTitle)
  if (!isName(title, longestTitle)) return 'the person in this role'
  // `Engineer, Payments`, `Driver (Abuja)`, `Accountant - Lagos`: the rest is where and for what, and nobody says it.
  const [role = title] = title.split(/,| \(| [-–|/] /)
  return asTitle((role.trim() === '' ? title : role.trim()).split(' ').map(lowered).join(' '))
}

const crossed = (
  subjects: readonly string[],
  frames: readonly ((subject: string) => string)[],
  name: string,
): Asked[] =>
  subjects.flatMap(subject =>
    frames.map((frame, at) => ({ text: frame(subject), subject, frame: `${name} ${at}` })),
  )

const whole = (questions: readonly string[]): Asked[] =>
  questions.map(text => ({ text, subject: text, frame: text }))

/**
 * Technology is what the form begins with: a nurse or a cook who left it so is not asked of apps, but of their own work.
 */
const seldomInTechnology = new Set([
  'hospitality',
  'pharmacy',
  'nursing and medicine',
  'teaching',
  'security',
  'electrical and technical work',
  'construction',
  'agriculture',
  'driving',
])

/** The pools that a session draws from. */
const poolsOf = (interview: InterviewRead, description: string) => {
  const { jobTitle, companyName, difficulty } = interview
  const role = roleNamed(jobTitle)
  const company = plainText(companyName)
  const family = familyOf(plainText(jobTitle))
  const industry =
    interview.industry === 'technology' && family && seldomInTechnology.has(family.name)
      ? null
      : interview.industry
  const place = industry === null ? 'this employer' : nameOf(industry)
  const employer = isName(company, longestCompany) ? company : place
  const byRole = crossed([role], roleFrames[difficulty], 'role').map(asked => ({
    ...asked,
    subject: asked.text,
  }))
  return {
    work: family
      ? [...whole(family.questions[difficulty]), ...crossed(family.doings, doingFrames[difficulty], 'doing')]
      : byRole,
    role: byRole,
    industry:
      industry === null
        ? []
        : concernsOf(industry).flatMap(concern =>
            concernFrames[difficulty].map((frame, at) => ({
              text: frame(concern, role),
              subject: concern,
              frame: `concern ${at}`,
            })),
          ),
    skills: crossed(skillsIn(description).slice(0, 12), skillFrames[difficulty], 'skill'),
    duties: crossed(dutiesIn(description), dutyFrames[difficulty], 'duty'),
    reasons: reasons[difficulty].flatMap(frame => whole([frame(role, employer)])),
    others: whole(ofDifficulty(withOthers, difficulty)),
    deciding: whole(ofDifficulty(deciding, difficulty)),
  }
}

type PoolName = keyof ReturnType<typeof poolsOf>

/** What a session is made of; where a pool has no more, the ones behind it give one. */
const plan: readonly (readonly PoolName[])[] = [
  ['reasons', 'role', 'work', 'industry'],
  ['work', 'role', 'industry'],
  ['duties', 'work', 'role', 'industry'],
  ['industry', 'work', 'role'],
  ['others', 'deciding', 'work', 'industry', 'role'],
  ['skills', 'work', 'role', 'industry'],
  ['deciding', 'others', 'work', 'industry', 'role'],
  ['role', 'work', 'industry'],
]

const wordSet = (text: string): ReadonlySet<string> => new Set(wordsIn(text.toLowerCase()))

/** Of so many words in common two questions are one, for whoever hears them. */
const sameFrom = 0.7
const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const common = [...one].filter(word => other.has(word)).length
  return common / Math.max(1, one.size + other.size - common) >= sameFrom
}

/**
 * `ask_questions`: as many as asked for, drawn from what fits the role, the industry and the difficulty, none that was
 * asked before. Who has heard all of them hears fewer.
 */
export const askQuestions = (prompt: string, draws: Draws): QuestionsDraft => {
  const interview = interviewIn(prompt)
  const pools = poolsOf(interview, textIn(prompt, 'job_description'))
  const heard: ReadonlySet<string>[] = askedBeforeIn(prompt).map(wordSet)
  const subjects = new Set<string>()
  const frames = new Set<string>()
  const questions: string[] = []

  // Each question is looked at again and again.
  const known = new Map<string, ReadonlySet<string>>()
  const wordsOf = (text: string): ReadonlySet<string> => {
    const words = known.get(text) ?? wordSet(text)
    known.set(text, words)
    return words
  }
  const isNew = ({ text }: Asked): boolean =>
    text.length <= longestQuestion && !heard.some(other => isSame(wordsOf(text), other))
  const take = (asked: Asked): void => {
    questions.push(asked.text)
    heard.push(wordsOf(asked.text))
    subjects.add(asked.subject)
    frames.add(asked.frame)
  }
  const shuffled = new Map<PoolName, Asked[]>()
  const drawn = (name: PoolName): Asked[] => {
    const pool = shuffled.get(name) ?? draws.shuffled(pools[name])
    shuffled.set(name, pool)
    return pool
  }
  const next = (names: readonly PoolName[]): Asked | undefined => {
    const isFresh = (asked: Asked) => !subjects.has(asked.subject) && !frames.has(asked.frame)
    for (const name of names) {
      const found = drawn(name).find(asked => isFresh(asked) && isNew(asked))
      if (found) return found
    }
    for (const name of names) {
      const found = drawn(name).find(isNew)
      if (found) return found
    }
    return undefined
  }
  for (let at = 0; questions.length < interview.count && at < interview.count * 2; at += 1) {
    const found = next(plan[at % plan.length] ?? ['work'])
    if (found) take(found)
  }
  // A prompt that has heard everything still gets one: the schema wants it, and the caller fills up.
  return {
    questions: questions.length > 0 ? questions : [drawn('reasons')[0]?.text ?? 'Tell me about yourself.'],
  }
}
