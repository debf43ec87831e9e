import { fold } from './fold.ts'
import { moneySkills, officeSkills, peopleSkills, sellingSkills } from './skill-list/business.ts'
import { dataSkills, softwareSkills, systemSkills } from './skill-list/technology.ts'
import { aidSkills, careSkills, tradeSkills } from './skill-list/work.ts'
import { wordsOf, wordTable } from './words.ts'

/**
 * How much a spelling must look like a skill in running text. `word`: nothing. `cased`: written as in the list, for
 * `excel` is a verb and `Excel` none. `listed`: so, and in a list, for `R` and `Go` stand everywhere.
 */
export type Strictness = 'word' | 'cased' | 'listed'

/** One spelling that begins with a certain word. */
export type Spelling = {
  /** As it is written; compared where it is not a plain word. */
  readonly written: string
  readonly words: readonly string[]
  readonly skill: string
  readonly strictness: Strictness
}

/** The words of a skill, without case and accents. */
export const skillWords = (text: string): string[] => {
  const { text: folded, from, to } = wordsOf(fold(text))
  return from.map((start, at) => folded.slice(start, to[at]))
}

const lists = [
  officeSkills,
  moneySkills,
  sellingSkills,
  peopleSkills,
  softwareSkills,
  dataSkills,
  systemSkills,
  careSkills,
  aidSkills,
  tradeSkills,
]

const marks: Readonly<Record<string, Strictness>> = { '!': 'cased', ',': 'listed' }

/** `name = other / other! / other,`: the mark at an end says how strictly it is read; without one it is a word. */
const entries = lists
  .flatMap(list => list.trim().split('\n'))
  .map(line => {
    const [name = '', others = ''] = line.split(' = ')
    return { name, others: others === '' ? [] : others.split(' / ') }
  })

const spellings: Spelling[] = []
const names = new Map<string, string>()
const short = new Set<string>()

/** Its name is a spelling like the others, unless it is among them with a mark. */
const spellingsOf = ({ name, others }: (typeof entries)[number]): readonly string[] =>
  others.some(other => (marks[other.at(-1) ?? ''] ? other.slice(0, -1) : other) === name)
    ? others
    : [name, ...others]

for (const entry of entries)
  for (const spelling of spellingsOf(entry)) {
    const strictness = marks[spelling.at(-1) ?? ''] ?? 'word'
    const written = strictness === 'word' ? spelling : spelling.slice(0, -1)
    const words = skillWords(written)
    const key = words.join(' ')
    if (!names.has(key)) names.set(key, entry.name)
    if (strictness === 'listed') short.add(written.toLowerCase())
    spellings.push({ written, words, skill: entry.name, strictness })
  }

/** What may begin with a word of such a number, the longest first. */
export const spellingsFrom = wordTable(
  spellings
    .toSorted((a, b) => b.words.length - a.words.length)
    .map((spelling): [string, Spelling] => [spelling.words[0] ?? '', spelling]),
)

/** Whether a spelling is so short that it is taken for the skill only as the list writes it: `Go`, and not `go`. */
export const isTooShort = (tag: string): boolean => short.has(tag)

/** The skill that a spelling is one of, in `skillWords`' words with a space between. */
export const skillNamed = (key: string): string | undefined => names.get(key)

/** Every skill as we spell it. */
export const skillNames: readonly string[] = entries.map(({ name }) => name)
