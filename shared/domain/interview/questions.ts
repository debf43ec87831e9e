import { modelText } from '../model-text.ts'
import questions from './standard-questions.json' with { type: 'json' }
import { wordsIn } from './words.ts'

/** Questions for any job in any industry, for when the model is unavailable. */
export const standardQuestions: readonly string[] = questions

const shortest = 12
const longest = 300

const wordsOf = (question: string): Set<string> =>
  new Set(wordsIn(question.normalize('NFKC').toLocaleLowerCase('en')))

/** Two questions with at least this share of common words count as one. */
const sameFrom = 0.8

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const common = [...one].filter(word => other.has(word)).length
  return common / Math.max(1, one.size + other.size - common) >= sameFrom
}

/** Questions that an interviewer must not ask. */
const forbidden =
  /\b(?:how old are you|your age|date of birth|religio\w*|church|mosque|tribe|ethnic\w*|state of origin|married|marital|husband|wife|pregnan\w*|do you have (?:any )?children|genotype|hiv)\b/i

/**
 * The questions of an interview, exactly `count`: those of the model as plain text, without questions that were asked
 * before, that say the same as another, or that nobody may ask. Standard questions fill the gaps.
 */
export const questionSet = (
  given: readonly string[],
  askedBefore: readonly string[],
  count: number,
): { readonly questions: string[]; readonly askedBy: 'model' | 'standard' } => {
  const known = askedBefore.map(wordsOf)
  const chosen: string[] = []
  const choose = (question: string): void => {
    const words = wordsOf(question)
    if (chosen.length === count || known.some(each => isSame(words, each))) return
    known.push(words)
    chosen.push(question)
  }
  const clean = given
    .map(question => modelText(question, []))
    .filter(({ length }) => length >= shortest && length <= longest)
    .filter(question => !forbidden.test(question))
  for (const question of clean) choose(question)
  const askedBy = chosen.length > 0 ? 'model' : 'standard'
  for (const question of standardQuestions) choose(question)
  // A person who was asked all standard questions is asked some of them again.
  for (const question of standardQuestions)
    if (chosen.length < count && !chosen.includes(question)) chosen.push(question)
  return { questions: chosen, askedBy }
}
