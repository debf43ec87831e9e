import { knownPlace } from '../gazetteer.ts'
import { workplaceLabels } from '../kind-labels.ts'
import { slips } from '../slips.ts'
import { type Phrase, phraseList } from './phrase-list.ts'
import {
  countBefore,
  isEmptyWord,
  type Means,
  type Piece,
  pieceOf,
  type Sight,
  type Token,
  wordSet,
} from './pieces.ts'
import lists from './query-words.json' with { type: 'json' }

/** Words that are no slip of a phrase. */
const realWords = wordSet(lists.realWords)

/** The longest first. A slip in the first letter is rare, so that this letter finds the phrases. */
const byLetter = Map.groupBy(
  phraseList.toSorted((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0]?.[0],
)

/** Shorter words are similar to too many others. Beside a right word, less is enough. */
const [shortestAlone, shortestBesides] = [6, 4]

const isSlipOf = (typed: string, word: string, isAlone: boolean): boolean =>
  word.length >= (isAlone ? shortestAlone : shortestBesides) &&
  typed.length >= word.length - 1 &&
  typed[0] === word[0] &&
  slips(typed, word) === 1 &&
  !realWords.has(typed) &&
  !knownPlace(typed)

/** How many slips the words from `at` on have as a phrase; null: they are other words. */
const slipsAs = ({ words, means }: Phrase, tokens: readonly Token[], at: number): number | null => {
  const allowsSlips = means.kind !== 'role' && means.kind !== 'noise' && means.kind !== 'board'
  let found = 0
  for (const [next, word] of words.entries()) {
    const typed = tokens[at + next]?.word
    if (typed === word) continue
    if (typed === undefined || !allowsSlips || found > 0 || !isSlipOf(typed, word, words.length === 1))
      return null
    found += 1
  }
  return found
}

/** The longest phrase whose words stand at `at`. Among as long ones, the one without a slip. */
const phraseFrom = ({ tokens, isFree }: Sight, at: number): Phrase | undefined => {
  let best: Phrase | undefined
  for (const phrase of byLetter.get(tokens[at]?.word[0]) ?? []) {
    if (best && phrase.words.length < best.words.length) return best
    if (!isFree(at, phrase.words.length)) continue
    const found = slipsAs(phrase, tokens, at)
    if (found === 0) return phrase
    if (found !== null) best ??= phrase
  }
  return best
}

const boardPrepositions = wordSet('on from at in via by')
const remoteOk = 'remoteok'

/** Whether `remote ok` is the board: behind `on`, or with no word of a job beside it. Otherwise it is a condition. */
const isRemoteOk = ({ tokens }: Sight, at: number, count: number): boolean =>
  count === 1 ||
  boardPrepositions.has(tokens[at - 1]?.word ?? '') ||
  tokens.every(({ word }, next) => (next >= at && next < at + count) || isEmptyWord(word))

const remote: Means = { kind: 'workplace', value: 'remote', label: workplaceLabels.remote, words: false }

const meant = (sight: Sight, at: number, { words, means }: Phrase): Piece => {
  if (means.kind !== 'board') return pieceOf(sight, at, words.length, means)
  if (means.value === remoteOk && !isRemoteOk(sight, at, words.length))
    return pieceOf(sight, at, words.length, remote)
  const before = countBefore(sight, at, boardPrepositions)
  return pieceOf(sight, at - before, words.length + before, means)
}

/** The kinds of work, levels, workplaces, boards and the like that a query names, the longest phrase first. */
export const phrasesIn = (sight: Sight): Piece[] => {
  const found: Piece[] = []
  for (let at = 0; at < sight.tokens.length; at += 1) {
    const phrase = phraseFrom(sight, at)
    if (!phrase) continue
    found.push(meant(sight, at, phrase))
    at += phrase.words.length - 1
  }
  return found
}

/** `online` with no other word to search means remote work. An online tutor has it in the title. */
export const onlineIn = (sight: Sight): Piece[] => {
  const { tokens, isFree } = sight
  const at = tokens.findIndex(({ word }, next) => word === 'online' && isFree(next))
  const isAlone = tokens.every(({ word }, next) => next === at || isEmptyWord(word) || !isFree(next))
  return at >= 0 && isAlone ? [pieceOf(sight, at, 1, remote)] : []
}
