import { isPersonStem } from './counted-nouns.ts'
import { figuresIn } from './numbers.ts'
import { lowered } from './plain-text.ts'
import type { Evidence, Figure } from './reading.ts'
import { stemOf } from './words.ts'

// Tells whether a number is the size of a team that the facts give in another way. The writer is one of the team: `a team
// of three`, and `a three-person team`, of `with two others`; `with three others`, of `between 4 of us`.

const ofTeam = /\b(?:team|group|crew|gang|one|between) of (?:the |us )?$|\bwe (?:are|were) $|\bbetween $/
const behindTeam = /^(?: of us\b|[ -](?:person|man|woman|member|strong)\b)/
const withOne =
  /\b(?:with|alongside) (?:one|an?|another|my|the other) (?:(?:other|fellow|senior|junior) )?(\p{L}+)/u
const besideThem = /\b(?:with|alongside|and) (?:my |the )?$/
const joinedTo = /^ and $/

/** How many a team has, its writer among them, if a number of a text says it. */
const sizeIn = ({ start, end, value, nouns }: Figure, low: string): number | undefined => {
  const before = low.slice(0, start)
  if (ofTeam.test(before) || behindTeam.test(low.slice(end))) return value
  const arePeople = nouns.some(noun => isPersonStem(noun)) || /^ (?:others?|more)\b/.test(low.slice(end))
  return besideThem.test(before) && arePeople ? value + 1 : undefined
}

const sizesOf = (text: string): number[] => {
  const low = lowered(text)
  const figures = figuresIn(low)
  const one = withOne.exec(low)?.[1]
  const isPair = one !== undefined && isPersonStem(stemOf(one))
  // `with 2 nurses and 3 cleaners`
  const sums = figures.flatMap((figure, at) => {
    const [first, next] = [sizeIn(figure, low), figures[at + 1]]
    const between = next ? low.slice(figure.end, next.start).replace(/^ \p{L}+/u, '') : ''
    return first !== undefined && next && joinedTo.test(between) ? [first + next.value] : []
  })
  return [...figures.flatMap(figure => sizeIn(figure, low) ?? []), ...sums, ...(isPair ? [2] : [])]
}

export const isTeamSize = (figure: Figure, low: string, { compared }: Evidence): boolean => {
  const size = sizeIn(figure, low)
  return size !== undefined && compared.some(({ text }) => sizesOf(text).includes(size))
}
