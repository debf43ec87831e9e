import { contentWordsIn } from './deed-words.ts'
import { isKnownPlace } from './known-names.ts'
import type { Entry, Reading } from './reading.ts'
import { supports } from './supports.ts'
import { phraseOf } from './words.ts'

// Tells which job of the facts a sentence is about: by its employer, else by its place and by words of its facts.

/** A sentence that goes through several jobs: what stands in it may be of any of them. */
const severalSteps =
  /\b(?:then|before (?:i )?join\w+|prior to|before that|after that|and now|later|since then|ever since)\b/
export const hasSeveralSteps = (low: string): boolean => severalSteps.test(low)

/** `Maseno` of `Maseno University`. */
const ofSchool = /^(\p{L}{4,}) (?:university|college|polytechnic|poly)\b/iu

/** The job or school that a sentence names. Empty: the sentence names several, or none. */
export const entryNamedIn = ({ text, evidence }: Reading): readonly Entry[] => {
  const phrase = phraseOf(text)
  const named = evidence.entries.filter(({ organisation, isWork }) => {
    // A text leaves out the place behind the comma, and what stands in brackets.
    const name = phraseOf(organisation.split(/[,(]/)[0] ?? '')
    const short = isWork ? '' : phraseOf(ofSchool.exec(organisation)?.[1] ?? '')
    return (
      phrase.includes(name.trim().includes(' ') ? name : phraseOf(organisation) || '\n') ||
      (short !== '' && !isKnownPlace(short.trim()) && phrase.includes(short))
    )
  })
  return new Set(named.map(({ organisation }) => phraseOf(organisation))).size === 1 ? named : []
}

/** A sentence that shares fewer words with a job may be about any job. */
const fewestWords = 2

/** The jobs that a sentence of a letter is about. Empty: it is about none, or about what a statement of no job says. */
export const jobsOfSentence = ({ text, words, evidence, target }: Reading): readonly Entry[] => {
  if (target === null) return []
  const content = contentWordsIn(text, words)
  const phrase = phraseOf(text)
  const supportedBy = (isOf: (work: number | null) => boolean): number => {
    const lines = evidence.compared.filter(({ kind, work }) => kind === 'line' && isOf(work))
    return content.filter(word => lines.some(fact => supports(fact, word))).length
  }
  const supportedByJob = evidence.entries.map(({ place }, at) => {
    const supported = supportedBy(work => work === at)
    const isPlaceSaid = place !== '' && phrase.includes(phraseOf(place.split(',')[0] ?? ''))
    return supported > 0 && isPlaceSaid ? supported + 1 : supported
  })
  const most = Math.max(0, ...supportedByJob)
  return most < fewestWords || supportedBy(work => work === null) >= most
    ? []
    : evidence.entries.filter((_, at) => supportedByJob[at] === most)
}
