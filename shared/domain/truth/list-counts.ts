import { isPersonStem } from './counted-nouns.ts'
import { contentWordsIn } from './deed-words.ts'
import { followingFrom } from './lexicon.ts'
import type { Evidence, Figure } from './reading.ts'
import { supports } from './supports.ts'
import { isTeamSize } from './team-sizes.ts'
import counting from './words/counting.json' with { type: 'json' }
import { list, stemOf } from './words.ts'

// Tells whether a number counts what the facts only list: `three languages`, `both depots`, `a team of three`.

/** `three languages`, `both depots`: how many of a thing the facts list. */
const isCountOfList = (said: Figure, { counts, phrases }: Evidence): boolean => {
  if (said.measure !== 'count' || said.value > 12) return false
  if (said.nouns.some(noun => counts.get(noun) === said.value)) return true
  const head = said.nouns.at(-1)
  if (head === undefined || said.value > 6 || said.value < 2) return false
  // Of `Apapa and Ikeja depots`, or `in Apapa, Ikeja and Epe`.
  return phrases.split('|').some(line => {
    const words = line.trim().split(' ')
    const at = words.findIndex(word => followingFrom(stemOf(word)).has(head))
    const joints = words.slice(Math.max(0, at - 4), at + 6).filter(word => word === 'and').length
    return at >= 0 && joints > 0 && said.value === joints + 1
  })
}

/** Words for what may be listed by name: `subjects`. */
const sorts = new Set([...list(counting.sorts)].map(stemOf))
const itemEnd = /,\s*(?:and |& |n )?|\s(?:and|&|n|or)\s|\s?\/\s?/
/** `five subjects`, of `teach English, Maths, Science, French and Music`. */
const isCountOfItems = ({ measure, value, nouns }: Figure, low: string, { compared }: Evidence): boolean => {
  if (measure !== 'count' || value < 2 || value > 8 || !nouns.some(noun => sorts.has(noun))) return false
  const content = contentWordsIn(low)
  return compared.some(
    fact =>
      fact.kind === 'line' &&
      fact.text.split(itemEnd).length === value &&
      (nouns.some(noun => sorts.has(noun) && fact.stems.has(noun)) ||
        content.some(word => !word.stems.some(stem => sorts.has(stem)) && supports(fact, word))),
  )
}
/** `two providers, Ade and Obi`: behind a word for what may be listed, a comma is enough. */
const behindSort = /^[ -](?:[\w-]+ ){0,3}([\w-]+), (?:namely |such as |which are )?([^,;.]+(?:,[^,;.]+)*)/

const listed = /[:(] ?([^:()]+)/
/** `two subjects: mathematics and physics`: the line itself lists them. */
const isCountOfOwnList = ({ measure, value, end }: Figure, low: string): boolean => {
  const [, sort = '', named] = behindSort.exec(low.slice(end)) ?? []
  const behind = sorts.has(stemOf(sort)) ? named : undefined
  const items = (behind ?? listed.exec(low.slice(end))?.[1])?.replace(/\.\s*$/, '')
  return measure === 'count' && items !== undefined && items.split(/, and |, | and | & /).length === value
}

/** Years that the facts list: `polling clerk in three elections`, of `2011, 2015, 2019`. */
const fewestYears = 3
const isCountOfYears = ({ measure, value }: Figure, { entries }: Evidence): boolean =>
  measure === 'count' &&
  value >= fewestYears &&
  entries.some(
    ({ period, dates }) => period !== null && new Set(dates.map(({ year }) => year)).size === value,
  )

/** `a staff of seven`, of `5 teachers and 2 cooks`. */
const isSum = ({ nouns, value }: Figure, { figures }: Evidence): boolean =>
  isPersonStem(nouns.at(-1) ?? '') &&
  figures.some((first, at) => {
    const second = figures[at + 1]
    const areNear = second !== undefined && second.start - first.end < 30
    return (
      areNear &&
      first.value + second.value === value &&
      [first, second].every(figure => isPersonStem(figure.nouns.at(-1) ?? ''))
    )
  })

/** Whether a number is how many of a thing the facts, or the line itself, list. */
export const isListed = (figure: Figure, low: string, evidence: Evidence): boolean =>
  isCountOfList(figure, evidence) ||
  isCountOfOwnList(figure, low) ||
  isCountOfYears(figure, evidence) ||
  isTeamSize(figure, low, evidence) ||
  isCountOfItems(figure, low, evidence) ||
  isSum(figure, evidence)
