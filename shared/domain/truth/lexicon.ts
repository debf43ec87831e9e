import { remembered } from './remembered.ts'
import { baseOf } from './word-forms.ts'
import own from './words/synonyms.json' with { type: 'json' }
import wordnet from './words/wordnet.json' with { type: 'json' }

// What follows from a word. words/wordnet.json is cut from WordNet (see web/public/assets/wordnet-3/LICENSE.txt), and
// words/synonyms.json has what WordNet lacks. tools/lexicon writes both, with stems for words, and describes them.

type Meaning = { readonly words: readonly string[]; readonly above: Meaning | null }

/** How many meanings above its own a word says too: the next two. */
const stepsAtMost = 2

const part = /[^()|]+|[()|]/g

/** The meanings of each stem, in groups such as `vehicl(bu(danfo)|car)`: a danfo is a bus and a vehicle. */
const readGroups = (groups: readonly string[]): Map<string, Meaning[]> => {
  const meanings = new Map<string, Meaning[]>()
  for (const group of groups) {
    const path: Meaning[] = []
    let last: Meaning | null = null
    for (const [said] of group.matchAll(part)) {
      if (said === '(') {
        if (last) path.push(last)
      } else if (said === ')') last = path.pop() ?? null
      else if (said !== '|') {
        const words = said.split(' ')
        last = { words, above: path.at(-1) ?? null }
        for (const word of words) {
          const known = meanings.get(word)
          if (known) known.push(last)
          else meanings.set(word, [last])
        }
      }
    }
  }
  return meanings
}

const sidesOf = (line: string): readonly string[][] => line.split(': ').map(side => side.split(' '))

/** For each stem of the right sides, all stems of the left sides. */
const linksIn = (lines: readonly string[]): Map<string, string[]> => {
  const links = new Map<string, string[]>()
  for (const line of lines) {
    const [lefts = [], rights = []] = sidesOf(line)
    for (const right of rights) links.set(right, [...(links.get(right) ?? []), ...lefts])
  }
  return links
}

/** Each stem of the left side with each of the right side, as groups. */
const pairsIn = (lines: readonly string[]): string[] =>
  lines.flatMap(line => {
    const [lefts = [], rights = []] = sidesOf(line)
    return lefts.flatMap(left => rights.map(right => `${left} ${right}`))
  })

const read = () => ({
  meanings: readGroups([...own.groups, ...pairsIn(own.pairs)]),
  wordnet: readGroups(wordnet.groups),
  /** What each stem is a kind of. */
  generals: linksIn(own.kinds),
  /** From which stems each one does not follow. */
  exceptions: linksIn(own.exceptions),
})
let lexicon: ReturnType<typeof read> | null = null
/** Read when it is needed: that takes tens of milliseconds on a phone. */
const theLexicon = () => {
  lexicon ??= read()
  return lexicon
}

/** Whether a word is English, as far as the lexicon knows. Takes a word's key. */
export const isInLexicon = (key: string): boolean => {
  const base = baseOf(key)
  const { meanings, generals, wordnet: known } = theLexicon()
  return meanings.has(base) || generals.has(base) || known.has(base)
}

/** The stems of all that follows from a stem: itself, what means the same, and what is more general. */
export const followingFrom = remembered((stem): ReadonlySet<string> => {
  const { meanings, wordnet: known, generals, exceptions } = theLexicon()
  const following = new Set([stem, ...(generals.get(stem) ?? [])])
  for (const meaning of [...(meanings.get(stem) ?? []), ...(known.get(stem) ?? [])]) {
    let at: Meaning | null = meaning
    for (let step = 0; at && step <= stepsAtMost; step += 1) {
      for (const word of at.words) following.add(word)
      at = at.above
    }
  }
  for (const other of following) if (exceptions.get(other)?.includes(stem)) following.delete(other)
  return following
})
