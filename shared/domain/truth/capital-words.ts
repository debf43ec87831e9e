import { isKnownPlace, isNameSaid, knownPlaces, organisationEndings, schoolWords } from './known-names.ts'
import { isSaid, type Reading } from './reading.ts'
import { beforeAt } from './sentences.ts'
import organisations from './words/organisations.json' with { type: 'json' }
import { isOrdinaryWord, isSmall, phraseOf, stemOf, type Word } from './words.ts'

// Words with a capital: which of them are ordinary, which stand together, and whether a capital says anything in a sentence.

/** `12k`, `N500`, `JSS2`. */
const numbered = /^\p{L}{0,3}\d[\d,.]*(?:k|m|bn)?$/u

/** Abbreviations of the work of many, which name no employer. */
const ofWork = new Set(organisations.abbreviationsOfWork.split(' '))
/** `PCs` and `VMs`: names of things, and not of one of them. */
const abbreviations = /^\p{Lu}{2,4}s$/u

/** Whether not only a name has a word: it is of the language, of the calendar or of the map. */
const isOrdinary = ({ key, raw }: Word, { evidence }: Reading): boolean => {
  if (abbreviations.test(raw) || ofWork.has(raw)) return true
  if (isOrdinaryWord(key) || isKnownPlace(key) || isSmall(key)) return true
  if (key.length < 2 || numbered.test(key)) return true
  const isPart = (part: string) =>
    isOrdinaryWord(part) || evidence.stems.has(stemOf(part)) || isSmall(part) || /^\d/.test(part)
  return key.includes('-') && key.split('-').every(isPart)
}

const isOfTarget = ({ raw }: Word, { target }: Reading): boolean =>
  target !== null &&
  [target.company, target.title].some(text => phraseOf(text).includes(phraseOf(raw.replace(/['’]s$/, ''))))

/** Whether a word is ordinary, or one of the facts, or of the target job's name. */
export const isKnownWord = (word: Word, reading: Reading): boolean => {
  const { evidence } = reading
  return (
    isOrdinary(word, reading) ||
    isSaid(evidence, word.key) ||
    evidence.stems.has(stemOf(word.key)) ||
    isOfTarget(word, reading) ||
    isNameSaid(evidence, word.raw) ||
    isNameSaid(evidence, word.key.replace(/s$/, ''))
  )
}

const between = /^(?:\s|\s?&\s?|\s?-\s?|\.\s)$/
const joints = /^(?:of|and|for|de|du|la|des|et)$/

/** Words with capitals that stand together, with `of`, `and`, `&` and numbers between them. */
const runsOf = ({ text, words }: Reading): Word[][] => {
  const runs: Word[][] = []
  let run: Word[] = []
  const close = () => {
    runs.push(run.slice(0, run.findLastIndex(({ isNamed }) => isNamed) + 1))
    run = []
  }
  for (const word of words) {
    const last = run.at(-1)
    if (last && !between.test(text.slice(last.end, word.start))) close()
    const goesOn = run.length > 0 && (joints.test(word.key) || /^\d/.test(word.key))
    if (word.key !== 'i' && (word.isNamed || goesOn)) run.push(word)
    else close()
  }
  close()
  return runs.filter(({ length }) => length > 0)
}

const start = /(?:^|[.!?:;]["')]?\s|\n|[-–—]\s|[("“]\s?)\s*$/
export const startsSentence = (text: string, at: number): boolean => start.test(beforeAt(text, at))

const verb = /(?:ed|ing|ly)$/

/** Without the word that begins a sentence, unless it begins a name: `Oversaw Gani Haulage`, but `Sahel Logistics hired me`. */
const withoutOpening = (run: Word[], reading: Reading): Word[] => {
  const [first, ...rest] = run
  if (!first || !startsSentence(reading.text, first.start)) return run
  if (rest[0]?.key === 'of' && (schoolWords.has(first.key) || organisationEndings.has(first.key))) return run
  const isName =
    rest.length > 0 &&
    !isOrdinary(first, reading) &&
    !verb.test(first.key) &&
    (rest.some(({ key }) => organisationEndings.has(key)) ||
      (reading.piece.kind !== 'bullet' && rest.some(word => !isKnownWord(word, reading))))
  return isName ? run : rest
}

/** Stretches of words with capitals that may be names. */
export const runsIn = (reading: Reading): Word[][] =>
  runsOf(reading).flatMap(run => {
    const rest = withoutOpening(run, reading)
    const from = rest.findIndex(({ isNamed }) => isNamed)
    return from < 0 ? [] : [rest.slice(from)]
  })

const lowVerb = /^(?:is|was|are|were|am|have|has|had)$/
/** Most words have capitals: `Managed Daily Stock Counts`. */
const isTitleCase = ({ words, piece }: Reading): boolean => {
  if (words.some(({ key, isNamed }) => !isNamed && lowVerb.test(key))) return false
  const long = words.slice(1).filter(({ key }) => !isSmall(key) && !/^\d/.test(key) && !knownPlaces.has(key))
  const small = long.filter(({ isNamed }) => !isNamed).length
  const mayBeSmall = piece.kind === 'sentence' ? 0 : 0.25 * long.length
  return (long.length >= 3 && small === 0) || (long.length >= 6 && small < mayBeSmall)
}

/** Hardly a word is English: what has a capital there may be anything. */
const isForeign = ({ words }: Reading): boolean => {
  const small = words.filter(({ isNamed, key }) => !isNamed && !/^\d/.test(key))
  const english = small.filter(({ key }) => isSmall(key) || isOrdinaryWord(key)).length
  return small.length >= 2 && english / small.length < 0.34
}

/** Whether a capital says little in a sentence. Only `at`, and words such as `Bank`, still make a name. */
export const areCapitalsCommon = (reading: Reading): boolean =>
  reading.piece.section !== 'education' && (isTitleCase(reading) || isForeign(reading))
