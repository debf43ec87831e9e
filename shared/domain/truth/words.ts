import { stemmer } from 'stemmer'
import { lowered } from './plain.ts'

/** A word of a text, and where it stands in it. */
export type Word = {
  readonly start: number
  readonly end: number
  readonly raw: string
  /** In small letters, without accents, points and apostrophes: `GTBank` is `gtbank`, `B.Sc` is `bsc`. */
  readonly key: string
  /** Begins with a capital. */
  readonly isNamed: boolean
}

const pattern = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’.&+#-](?=[\p{L}\p{N}])|[+#])*/gu
const named = /^\p{N}*\p{Lu}/u
const joints = /[\p{M}'’.]/gu

// The same words come again with every key that is pressed.
const mostRemembered = 20_000
const remember = (known: Map<string, string>, text: string, form: string): void => {
  if (known.size >= mostRemembered) known.clear()
  known.set(text, form)
}

const keys = new Map<string, string>()
/** In small letters, without accents, points and apostrophes. */
export const keyOf = (raw: string): string => {
  const known = keys.get(raw)
  if (known !== undefined) return known
  const key = lowered(raw.normalize('NFC')).replace(joints, '')
  remember(keys, raw, key)
  return key
}

export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(pattern), found => ({
    start: found.index,
    end: found.index + found[0].length,
    raw: found[0],
    key: keyOf(found[0]),
    isNamed: named.test(found[0]),
  }))

const phrases = new Map<string, string>()

/** Words in one spelling with a space around each: one phrase is in another as one string is in another. */
export const phraseOf = (text: string): string => {
  const known = phrases.get(text)
  if (known !== undefined) return known
  const words = lowered(text.normalize('NFC'))
    .replace(/&/g, ' and ')
    .replace(joints, '')
    .match(/[\p{L}\p{N}+#]+/gu)
  const phrase = words ? ` ${words.join(' ')} ` : ''
  if (text.length < 100) remember(phrases, text, phrase)
  return phrase
}

const stems = new Map<string, string>()

/** `dispatchers` and `dispatcher`, `managed` and `manages` are one. Takes a word's key. */
export const stemOf = (key: string): string => {
  const known = stems.get(key)
  if (known !== undefined) return known
  const stem = stemmer(key.replace(/is(e[ds]?|ing|ation)$/, 'iz$1').replace(/ogramme/, 'ogram'))
  remember(stems, key, stem)
  return stem
}

export const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

const small = list(
  'a an and as at by for from in into of on or the to with my i me we our his her their its is was were am are be been ' +
    'have has had who which that this these those it also both then than all each per via over under up out about across ' +
    'through within during while after before between including so not no new own other such more most very de la le du',
)

/** The stems of what a phrase says: without the words that every phrase has. */
export const contentOf = (text: string): string[] =>
  (phraseOf(text).match(/\S+/g) ?? []).filter(word => !small.has(word)).map(stemOf)

export const isSmall = (key: string): boolean => small.has(key)
