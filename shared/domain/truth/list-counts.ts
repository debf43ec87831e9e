import { isPersonStem } from './counted-nouns.ts'
import { followingFrom } from './lexicon.ts'
import { figuresIn } from './numbers.ts'
import { lowered } from './plain-text.ts'
import type { Evidence, Figure } from './reading.ts'
import { stemOf } from './words.ts'

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

const listed = /[:(] ?([^:()]+)/
/** `two subjects: mathematics and physics`: the line itself lists them. */
const isCountOfOwnList = ({ measure, value, end }: Figure, low: string): boolean => {
  const list = listed.exec(low.slice(end))?.[1]?.replace(/\.\s*$/, '')
  return measure === 'count' && list !== undefined && list.split(/, and |, | and | & /).length === value
}

/** Years that the facts list: `polling clerk in three elections`, of `2011, 2015, 2019`. */
const fewestYears = 3
const isCountOfYears = ({ measure, value }: Figure, { entries }: Evidence): boolean =>
  measure === 'count' &&
  value >= fewestYears &&
  entries.some(
    ({ period, dates }) => period !== null && new Set(dates.map(({ year }) => year)).size === value,
  )

const ofTeam = /\b(?:team|group|crew|one) of (?:the )?$/
const withOne =
  /\b(?:with|alongside) (?:one|an?|another|my|the other) (?:(?:other|fellow|senior|junior) )?(\p{L}+)/u
const besideThem = /\b(?:with|alongside|and) (?:my |the )?$/
/** `a team of three`, of `with two others`. */
const isTeamWithWriter = ({ start, value }: Figure, low: string, { compared }: Evidence): boolean =>
  ofTeam.test(low.slice(0, start)) &&
  compared.some(({ text }) => {
    const fact = lowered(text)
    const one = withOne.exec(fact)?.[1]
    if (value === 2 && one !== undefined && isPersonStem(stemOf(one))) return true
    return figuresIn(fact).some(
      other => other.value === value - 1 && besideThem.test(fact.slice(0, other.start)),
    )
  })

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
  isTeamWithWriter(figure, low, evidence) ||
  isSum(figure, evidence)
