import { baseOf } from '../../shared/domain/truth/word-forms.ts'
import { readSynonyms } from './synonyms.ts'
import wordnet from './wordnet.json' with { type: 'json' }

// Tells which stems follow from which, by WordNet and by our own synonyms.

/** For each stem that has a meaning here, those that follow from it, and itself. */
export type Following = ReadonlyMap<string, ReadonlySet<string>>

type Meaning = { readonly stems: readonly string[]; readonly above: Meaning | null }

/** How many meanings above its own a word says too: the next two. */
const stepsAtMost = 2

const part = /[^()|]+|[()|]/g

/** The meanings in a group such as `vehicl(bu(danfo)|car)`: a danfo is a bus and a vehicle. */
const meaningsIn = (group: string): Meaning[] => {
  const meanings: Meaning[] = []
  const path: Meaning[] = []
  let last: Meaning | null = null
  for (const [said] of group.matchAll(part)) {
    if (said === '(') {
      if (last) path.push(last)
    } else if (said === ')') last = path.pop() ?? null
    else if (said !== '|') {
      last = { stems: said.split(' '), above: path.at(-1) ?? null }
      meanings.push(last)
    }
  }
  return meanings
}

const saidBy = (meaning: Meaning): string[] => {
  const said: string[] = []
  let at: Meaning | null = meaning
  for (let step = 0; at && step <= stepsAtMost; step += 1) {
    said.push(...at.stems)
    at = at.above
  }
  return said
}

const stemsOf = (words: string): string[] => [...new Set(words.trim().split(' ').map(baseOf))]
const sidesOf = (line: string): string[][] => line.split(': ').map(stemsOf)

export const readFollowing = (): Following => {
  const following = new Map<string, Set<string>>()
  const link = (stem: string, other: string): void => {
    following.set(stem, (following.get(stem) ?? new Set([stem])).add(other))
  }
  const own = readSynonyms()
  const groups = own.groups.map(group => group.replace(/[^()|]+/g, words => stemsOf(words).join(' ')))
  for (const meaning of [...groups, ...wordnet.groups]
    .filter(group => /[ (]/.test(group))
    .flatMap(meaningsIn))
    for (const stem of meaning.stems) for (const other of saidBy(meaning)) link(stem, other)
  const linkSides = (lines: readonly string[], link: (left: string, right: string) => void): void => {
    for (const [lefts = [], rights = []] of lines.map(sidesOf))
      for (const left of lefts) for (const right of rights) if (left !== right) link(left, right)
  }
  linkSides(own.pairs, (word, other) => {
    link(word, other)
    link(other, word)
  })
  linkSides(own.kinds, (general, special) => link(special, general))
  linkSides(own.exceptions, (word, other) => following.get(word)?.delete(other))
  return following
}
