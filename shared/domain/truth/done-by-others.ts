import type { ComparedFact } from './compared-facts.ts'
import type { ContentWord } from './deed-words.ts'
import { followingFrom } from './lexicon.ts'
import { doingsIn } from './other-doers.ts'
import type { Reading } from './reading.ts'
import type { Span } from './sentences.ts'
import { supports } from './supports.ts'
import { baseOf, isVerbForm } from './word-forms.ts'
import designedWords from './words/designed.json' with { type: 'json' }
import words from './words/other-doers.json' with { type: 'json' }
import rankWords from './words/ranks.json' with { type: 'json' }
import verbs from './words/verbs.json' with { type: 'json' }
import { list, type Word } from './words.ts'

// Finds what a line says its writer did, where the facts say that somebody else does it: `Drafted the budget`, of `my
// manager drafts the budget and I type it`.

/** Whoever types or files a thing does not thereby write it. */
const using = new Set([...list(designedWords.using)].map(baseOf))
/** Work that takes training or authority: of another thing, too, it has to be said of the person. */
const weighty = new Set([...list([...verbs.weighty, rankWords.designing[0] ?? ''])].map(baseOf))
/** `matron does the roster` says that she draws it up, and `boss does the payroll` that he runs it. */
const doing = baseOf('do')
const doings = new Set(['make', 'prepare', 'draw', 'create', 'write', 'run', 'manage', 'process'].map(baseOf))
/** Behind one of these, a verb says what the writer did. */
const beforeVerbs = list('and i also then personally')

const isVerbAt = (said: readonly Word[], at: number): boolean => {
  const [before, word, next] = [said[at - 1]?.key, said[at]?.key ?? '', said[at + 1]?.key]
  // `accountant and finance manager`: behind `and`, only the form of a verb is one.
  const isAfter =
    before !== undefined &&
    beforeVerbs.has(before) &&
    (isVerbForm(word) || said.slice(0, at).some(({ key }) => key === 'i'))
  return (at === 0 || isAfter) && next !== 'by'
}

/** Stop words, of which another may nevertheless be told: `picks` is `chooses`. */
const deciding = new Set([...list(words.deciding)].map(baseOf))

/** How many words behind a verb may say what it was done to. */
const wordsOfObject = 2

/** The verbs of a line whose deed is somebody else's, as far as the facts tell it. */
export const doneByOthers = (
  { words: said }: Reading,
  content: readonly ContentWord[],
  compared: readonly ComparedFact[],
): Span[] => {
  const lines = compared.filter(({ kind }) => kind === 'line')
  const ofOthers = lines.filter(({ text }) => doingsIn(text).ofOthers.size > 0)
  if (ofOthers.length === 0) return []
  return said.filter((verb, at) => {
    const stem = baseOf(verb.key)
    const isContentWord = deciding.has(stem) || content.some(({ start }) => start === verb.start)
    const isSaidIn = (stems: ReadonlySet<string>) => stems.has(stem) || (stems.has(doing) && doings.has(stem))
    const isIn = (stems: ReadonlySet<string>) =>
      isSaidIn(stems) ||
      (isContentWord && [...stems].some(own => !using.has(own) && followingFrom(own).has(stem)))
    const isOfOthers = ({ text }: ComparedFact) => isIn(doingsIn(text).ofOthers)
    if (!isVerbAt(said, at) || !ofOthers.some(isOfOthers)) return false
    const isSame = ofOthers.some(({ text }) => doingsIn(text).ofOthers.has(stem))
    const isSaid = ofOthers.some(({ text }) => isSaidIn(doingsIn(text).ofOthers))
    const isDoneIn = ({ text }: ComparedFact) =>
      isSaid ? doingsIn(text).own.has(stem) : isIn(doingsIn(text).own)
    const saying = lines.filter(fact => isDoneIn(fact) || isOfOthers(fact))
    const object = content.filter(({ start }) => start > verb.start).slice(0, wordsOfObject)
    const ofObject = saying.filter(fact => object.some(word => supports(fact, word)))
    const isOfOneAlone = object.length === 0 || isSame || weighty.has(stem)
    const nearest = ofObject.length > 0 ? ofObject : isOfOneAlone ? saying : []
    return nearest.length > 0 && !nearest.some(isDoneIn)
  })
}
