import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { baseOf } from '../../shared/domain/truth/word-forms.ts'

// Reads synonyms/*.json: what WordNet lacks, such as words of trades, and of Nigeria.

const file = z.object({
  /** Words between spaces mean the same. Those in brackets are special cases of those before: `vehicle(bus(danfo)|car)`. */
  groups: z.array(z.string()),
  /** `give: provide issue`: who gives provides, and who provides gives. But who provides does not issue. */
  pairs: z.array(z.string()),
  /** `celebration event: wedding naming`: a wedding is a celebration and an event. But a celebration is no event. */
  kinds: z.array(z.string()),
  /** `nurse: woman`: what would follow by WordNet, and does not for the people of resumes. */
  exceptions: z.array(z.string()),
})
type Entries = z.infer<typeof file>

const folder = join(import.meta.dirname, 'synonyms')
const files = (): Entries[] =>
  readdirSync(folder).map(name => file.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))

const words = /[^()|:]+/g
const wordsIn = (entry: string): string[] =>
  (entry.match(words) ?? []).flatMap(said => said.trim().split(' '))

/** All entries as they are written. */
export const synonymEntries = (): string[] =>
  files().flatMap(({ groups, pairs, kinds, exceptions }) => [...groups, ...pairs, ...kinds, ...exceptions])

/** All words of all entries. */
export const synonymWords = (): string[] => synonymEntries().flatMap(wordsIn)

const stemsOf = (said: string): string[] => [...new Set(said.trim().split(' ').map(baseOf))].sort()
const sidesOf = (line: string): string[][] => line.split(': ').map(stemsOf)

/** Stems, each with others. */
type Links = Map<string, Set<string>>
const link = (links: Links, stem: string, other: string): void => {
  if (stem !== other) links.set(stem, (links.get(stem) ?? new Set()).add(other))
}

/** One line for all stems that have the same others: `others: stems`. */
const linesOf = (links: Links): string[] => {
  const byOthers: Links = new Map()
  for (const [stem, others] of links) link(byOthers, [...others].sort().join(' '), stem)
  return [...byOthers].map(([others, stems]) => `${others}: ${[...stems].sort().join(' ')}`).sort()
}

const isFlat = (group: string): boolean => !group.includes('(')

/** Groups without those that another group contains. */
const largest = (groups: readonly string[]): string[] => {
  const sets = groups.filter(isFlat).map(group => group.split(' '))
  const byStem = new Map<string, Set<string>[]>()
  const kept: string[] = []
  for (const stems of sets.sort((a, b) => b.length - a.length)) {
    const [first = ''] = stems
    if (byStem.get(first)?.some(known => stems.every(stem => known.has(stem)))) continue
    kept.push(stems.join(' '))
    const set = new Set(stems)
    for (const stem of stems) byStem.set(stem, [...(byStem.get(stem) ?? []), set])
  }
  return [...kept, ...groups.filter(group => !isFlat(group))].sort()
}

/** The entries of all files with stems for words, as shared/domain/truth/lexicon.ts reads them. What follows anyway is left out. */
export const stemmedSynonyms = (): Entries => {
  const all = files()
  const stemmed = all.flatMap(each =>
    each.groups.map(group => group.replace(words, said => stemsOf(said).join(' '))),
  )
  const groups = largest([...new Set(stemmed)].filter(group => /[ (]/.test(group)))
  const equal: Links = new Map()
  for (const group of groups.filter(isFlat))
    for (const stem of group.split(' ')) for (const other of group.split(' ')) link(equal, stem, other)
  const pairs: Links = new Map()
  for (const [[word = ''] = [], others = []] of all.flatMap(each => each.pairs.map(sidesOf)))
    for (const other of others) {
      if (equal.get(word)?.has(other)) continue
      link(pairs, other, word)
      link(equal, word, other)
      link(equal, other, word)
    }
  const kinds: Links = new Map()
  for (const [generals = [], specials = []] of all.flatMap(each => each.kinds.map(sidesOf)))
    for (const special of specials)
      for (const general of generals) if (!equal.get(special)?.has(general)) link(kinds, special, general)
  const exceptions: Links = new Map()
  for (const [[word = ''] = [], others = []] of all.flatMap(each => each.exceptions.map(sidesOf)))
    for (const other of others) link(exceptions, other, word)
  return { groups, pairs: linesOf(pairs), kinds: linesOf(kinds), exceptions: linesOf(exceptions) }
}
