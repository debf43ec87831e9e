import { modelText } from '../model-text.ts'
import { standardQuestions } from './standard-questions.ts'
import { wordsIn } from './words.ts'

const shortest = 12
const longest = 300

const wordsOf = (question: string): Set<string> =>
  new Set(wordsIn(question.normalize('NFKC').toLocaleLowerCase('en')))

/** Of so many words in common two questions are one. */
const sameFrom = 0.8

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const common = [...one].filter(word => other.has(word)).length
  return common / Math.max(1, one.size + other.size - common) >= sameFrom
}

/** What an interviewer must not ask, whoever wrote it. */
const forbidden =
  /\b(?:how old are you|your age|date of birth|religio\w*|church|mosque|tribe|ethnic\w*|state of origin|married|marital|husband|wife|pregnan\w*|do you have (?:any )?children|genotype|hiv)\b/i

/**
 * The questions of a session: what the model gave, as plain text, without those that were asked before, that say the same
 * as another, or that nobody may ask; filled up from the standard ones. Exactly `count`.
 */
export const questionSet = (
  given: readonly string[],
  askedBefore: readonly string[],
  count: number,
): { readonly questions: string[]; readonly askedBy: 'model' | 'standard' } => {
  const known = askedBefore.map(wordsOf)
  const questions: string[] = []
  const take = (question: string): void => {
    const words = wordsOf(question)
    if (questions.length === count || known.some(each => isSame(words, each))) return
    known.push(words)
    questions.push(question)
  }
  const clean = given
    .map(question => modelText(question, []))
    .filter(({ length }) => length >= shortest && length <= longest)
    .filter(question => !forbidden.test(question))
  for (const question of clean) take(question)
  const askedBy = questions.length > 0 ? 'model' : 'standard'
  for (const question of standardQuestions) take(question)
  // Whoever has had them all hears some of them again.
  for (const question of standardQuestions)
    if (questions.length < count && !questions.includes(question)) questions.push(question)
  return { questions, askedBy }
}
