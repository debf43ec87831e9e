import type { ContentWord } from './deed-words.ts'
import joints from './words/joints.json' with { type: 'json' }
import { list, type Word } from './words.ts'

// A line is read as chunks: `Weighed the babies | of market women | on Fridays`.

/**
 * What a word is in its line. A `verb` and its `object` say what was done, a `modifier` says which object, and what stands
 * `around` says where, when, how and for whom.
 */
export type Part = 'verb' | 'object' | 'modifier' | 'around'

/** What follows one of these says where, when and for whom. */
const around = list(joints.around)
const joins = list(joints.joins)
/** They stand before a noun, or for one. */
const openers = list(joints.openers)
/** Another sentence begins with these. */
const subjects = list(joints.subjects)

const adverbs = list(joints.adverbs)

const pause = /[,;:()—–]/

/** Words that stand together. `first`: a word without meaning of its own may stand before the first of them. */
type Chunk = { readonly words: ContentWord[]; readonly isCore: boolean; readonly beginsWithVerb: boolean }

const partIn = ({ words, isCore, beginsWithVerb }: Chunk, at: number): Part => {
  if (!isCore) return 'around'
  if (at === 0 && (beginsWithVerb || words[0]?.isVerb)) return 'verb'
  return at === words.length - 1 ? 'object' : 'modifier'
}

export const partsOfLine = (
  text: string,
  words: readonly Word[],
  content: readonly ContentWord[],
): Map<ContentWord, Part> => {
  const chunks: Chunk[] = []
  let chunk: Chunk = { words: [], isCore: true, beginsWithVerb: true }
  const open = (isCore: boolean, beginsWithVerb: boolean) => {
    if (chunk.words.length > 0) chunks.push(chunk)
    chunk = { words: [], isCore, beginsWithVerb }
  }
  const hasCore = () => chunk.words.length > 0 || chunks.some(({ isCore }) => isCore)
  let end = 0
  words.forEach((word, at) => {
    const own = content.filter(({ start }) => start >= word.start && start < word.end)
    const isAfterPause = pause.test(text.slice(end, word.start))
    const isAfterJoin = joins.has(words[at - 1]?.key ?? '') && words[at - 1]?.key !== 'of'
    end = word.end
    if (isAfterPause) open(chunk.isCore, false)
    // `and delivered them`: another deed.
    if ((isAfterPause || isAfterJoin) && own[0]?.isVerb && own.length === 1) open(true, true)
    if (subjects.has(word.key)) open(true, true)
    else if (around.has(word.key)) {
      // `Responsible for the babies`: nothing has been said before.
      open(!hasCore(), false)
    } else if (joins.has(word.key)) {
      // `Bake and decorate cakes`
      const isVerbAlone = chunk.beginsWithVerb && chunk.words.length === 1 && word.key !== 'of'
      open(chunk.isCore, isVerbAlone)
    } else if (openers.has(word.key)) open(chunk.isCore, false)
    else if (own.length === 0 && chunk.words.length === 0 && chunk.beginsWithVerb && !adverbs.has(word.key))
      // The verb is a word without meaning of its own: `carry`.
      chunk = { ...chunk, beginsWithVerb: false }
    chunk.words.push(...own)
  })
  open(true, false)
  return new Map(chunks.flatMap(each => each.words.map((word, at) => [word, partIn(each, at)] as const)))
}
