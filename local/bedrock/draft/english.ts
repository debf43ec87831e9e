import * as z from 'zod'
import { firstWord, isSpelled } from '../../../shared/domain/english.ts'
import { lazily, readContent } from '../../content.ts'

/** Writes a text for the middle of a sentence, without a capital. */
export const lowered = (text: string): string =>
  isSpelled(firstWord(text)) || firstWord(text) === 'I'
    ? text
    : text.replace(/^\p{Lu}/u, letter => letter.toLowerCase())

/** `verbs.json` has the verbs of resumes, as words between spaces. */
const content = z.strictObject({
  /** The base forms. */
  regular: z.array(z.string()),
  /** The regular verbs that double their last letter: `planned`. */
  doubled: z.string(),
  /** The base, the past, and the participle where it differs from the past. */
  irregular: z.array(z.string()),
})

type VerbForm = 'base' | 'past' | 'gerund' | 'third'
export type Verb = { readonly base: string; readonly past: string; readonly form: VerbForm }

const endsInY = /[^aeiou]y$/
const withS = (base: string): string => {
  if (endsInY.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`
}
/** The third person: `manages`. */
const thirdOf = (base: string): string => ({ be: 'is', have: 'has' })[base] ?? withS(base)

const knownVerbs = lazily(() => {
  const { regular, doubled, irregular } = readContent('writing/verbs.json', content)
  const doubles = new Set(doubled.split(' '))
  const stemOf = (base: string) => (doubles.has(base) ? base + base.slice(-1) : base)
  const pastOf = (base: string) => {
    if (base.endsWith('e')) return `${base}d`
    return endsInY.test(base) ? `${base.slice(0, -1)}ied` : `${stemOf(base)}ed`
  }
  const gerundOf = (base: string) =>
    /[^e]e$/.test(base) && base !== 'be' ? `${base.slice(0, -1)}ing` : `${stemOf(base)}ing`
  const forms = new Map<string, Verb>()
  const add = (base: string, past: string, participle = past): void => {
    // A word that is both past and base, such as `cut`, counts as the past.
    const words: readonly (readonly [string, VerbForm])[] = [
      [past, 'past'],
      [participle, 'past'],
      [base, 'base'],
      [gerundOf(base), 'gerund'],
      [thirdOf(base), 'third'],
    ]
    for (const [word, form] of words) if (!forms.has(word)) forms.set(word, { base, past, form })
  }
  for (const line of irregular) {
    const [base = '', past = '', participle] = line.split(' ')
    add(base, past, participle)
  }
  for (const base of regular.flatMap(line => line.split(' '))) add(base, pastOf(base))
  return forms
})

/** Returns the verb of which a word is a form; undefined for other words. */
export const verbOf = (word: string): Verb | undefined => knownVerbs().get(word.toLowerCase())
