import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { stemOf } from '../../shared/domain/truth/words.ts'
import resumeWords from './resume-words.json' with { type: 'json' }
import { readSenses, readSynsets, type Sense, type Synset } from './wordnet.ts'

// Cuts WordNet to the words that resumes and letters use, and writes wordnet.json, which following.ts describes and reads.
// Run it after a change, and write-lexicon.ts then: `node tools/lexicon/cut-wordnet.ts`.

/** Acts, things that are made, what is said, food, groups, persons, property; and verbs but those of feeling and weather. */
const fieldsOfWork = new Set([4, 6, 10, 13, 14, 18, 21, 29, 30, 31, 32, 33, 34, 35, 36, 38, 40, 41, 42])
/**
 * A word belongs to the cut if it is listed, if texts mean it this often, or if the explanations of other words use it so
 * often: seldom is enough in the fields of work.
 */
const seldom = { used: 6, explains: 20 }
const often = { used: 20, explains: 80 }
const meaningsAtMost = 3
/** A meaning above this many others says too little to follow: `act`, `thing`. */
const tooGeneral = { n: 300, v: 100, a: 0 }

const synsets = readSynsets()
const senses = readSenses()

const explaining = new Map<string, number>()
for (const { gloss } of synsets.values())
  for (const word of gloss.toLowerCase().match(/[a-z]{3,}/g) ?? [])
    explaining.set(word, (explaining.get(word) ?? 0) + 1)

const listed = new Set(resumeWords.words.flatMap(line => line.split(' ')))
const isUsed = (word: string, meanings: readonly Sense[]): boolean => {
  const isOfWork = meanings
    .slice(0, 2)
    .some(({ synset }) => fieldsOfWork.has(synsets.get(synset)?.field ?? 0))
  const least = isOfWork ? seldom : often
  return (
    listed.has(word) ||
    meanings.reduce((sum, { count }) => sum + count, 0) >= least.used ||
    (explaining.get(word) ?? 0) >= least.explains
  )
}

/** The meanings that a word often has. */
const usualOf = (meanings: readonly Sense[]): Sense[] => {
  const all = meanings.reduce((sum, { count }) => sum + count, 0)
  return meanings.filter((sense, at) => {
    const before = meanings.slice(0, at).filter(({ wordClass }) => wordClass === sense.wordClass).length
    return before < meaningsAtMost && (before < 2 || sense.count >= all / 25)
  })
}

const membersOf = new Map<string, Set<string>>()
for (const [word, meanings] of senses) {
  if (!/^[a-z]{3,}$/.test(word) || !isUsed(word, meanings)) continue
  for (const { synset, count } of usualOf(meanings)) {
    if (!fieldsOfWork.has(synsets.get(synset)?.field ?? 0) && count < often.used && !listed.has(word))
      continue
    const members = membersOf.get(synset) ?? new Set()
    membersOf.set(synset, members.add(stemOf(word)))
  }
}

const above = ({ links, wordClass }: Synset): string[] =>
  links.filter(({ sign }) => sign === '@' || (sign === '&' && wordClass === 'a')).map(({ to }) => to)
const below = new Map<string, string[]>()
for (const [id, synset] of synsets)
  for (const to of above(synset)) if (synset.wordClass !== 'a') below.set(to, [...(below.get(to) ?? []), id])
const sizes = new Map<string, number>()
const sizeOf = (id: string): number => {
  const known = sizes.get(id)
  if (known !== undefined) return known
  sizes.set(id, 1)
  const size = (below.get(id) ?? []).reduce((sum, other) => sum + sizeOf(other), 1)
  sizes.set(id, size)
  return size
}

/** The meaning that a meaning stands under in the file. Of adjectives, one that is not under another one itself. */
const parentOf = (id: string): string | undefined => {
  const synset = synsets.get(id)
  if (!synset) return undefined
  if (synset.wordClass === 'a') {
    const [first] = above(synset)
    const isSatellite = synset.links.filter(({ sign }) => sign === '&').length === 1
    return isSatellite ? first : undefined
  }
  return above(synset).find(to => membersOf.has(to) && sizeOf(to) <= tooGeneral[synset.wordClass])
}

const children = new Map<string, string[]>()
const roots: string[] = []
for (const id of membersOf.keys()) {
  const parent = parentOf(id)
  if (parent !== undefined && membersOf.has(parent))
    children.set(parent, [...(children.get(parent) ?? []), id])
  else roots.push(id)
}

const written = (id: string): string => {
  const words = [...(membersOf.get(id) ?? [])].sort().join(' ')
  const under = (children.get(id) ?? []).map(written).sort()
  return under.length > 0 ? `${words}(${under.join('|')})` : words
}

/** `deliver` and `delivery`: one is made from the other, and their stems differ. */
const derived = new Set<string>()
for (const [id, { words, links }] of synsets)
  for (const { sign, to, from, of } of links) {
    const [word, other] = [words[from - 1], synsets.get(to)?.words[of - 1]]
    if ((sign !== '+' && sign !== '\\') || word === undefined || other === undefined) continue
    const pair = [stemOf(word), stemOf(other)].sort()
    const isIn = membersOf.get(id)?.has(stemOf(word)) && membersOf.get(to)?.has(stemOf(other))
    if (isIn && pair[0] !== pair[1]) derived.add(pair.join(' '))
  }

const groups = [...roots.map(written).filter(line => /[ (]/.test(line)), ...derived].sort()
const text = `${JSON.stringify({ groups: [...new Set(groups)] }, null, 2)}\n`
writeFileSync(join(import.meta.dirname, 'wordnet.json'), text)
console.log(`${groups.length} lines, ${text.length} characters, ${gzipSync(text).length} with gzip`)
