import counting from './words/counting.json' with { type: 'json' }
import { isSmall, list, stemOf } from './words.ts'

// What a number counts, from the words around it: `12 customer service agents`, `staff strength: 12`.

const stemsOf = (lines: readonly string[] | string): ReadonlySet<string> =>
  new Set([...list(lines)].map(stemOf))

/** Words between a number and what it counts. */
const fillers = list(counting.fillers)
/** With one of these, something else begins. */
const ends = list(counting.ends)
const word = /(?:[^\S\n]|-){0,3}([\p{L}\p{N}\p{M}]+(?:['-][\p{L}\p{N}]+)*)/uy

/** Stems of the words that follow an offset, up to one that begins something else. */
export const nounsAfter = (low: string, at: number): string[] => {
  const nouns: string[] = []
  word.lastIndex = at
  for (let count = 0; count < 6 && nouns.length < 4; count += 1) {
    const found = word.exec(low)?.[1]
    if (!found || /^\d/.test(found)) break
    const key = found.replace(/'s?$|-/g, '')
    if (ends.has(key) || (nouns.length > 0 && /(?:ing|ly|ed)$/.test(key) && key.length > 5)) break
    if (!fillers.has(key) && !/(?:ly|ed)$/.test(key)) {
      // `sub-counties` are `sub counties`.
      if (found.includes('-')) nouns.push(stemOf(found.slice(found.lastIndexOf('-') + 1)))
      nouns.push(stemOf(key))
    }
    if (!/^(?:[^\S\n]|-)?$/.test(low.charAt(word.lastIndex))) break
  }
  return nouns
}

const isContent = (key: string): boolean => !isSmall(key) && !fillers.has(key)

/** Stems of the words on both sides, which may say more. */
export const wordsAround = (low: string, start: number, end: number): string[] => {
  const [before = ''] = low
    .slice(Math.max(0, start - 60), start)
    .split(/[.;\n]/)
    .toReversed()
  const [after = ''] = low.slice(end, end + 60).split(/[.;\n]/)
  const near = [
    ...(before.match(/\p{L}{3,}/gu) ?? []).slice(-6),
    ...(after.match(/\p{L}{3,}/gu) ?? []).slice(0, 7),
  ]
  return near.filter(isContent).map(stemOf)
}

/** What a number counts that nothing follows. */
const nounsBefore = (low: string, start: number): string[] => {
  const [before = ''] = low
    .slice(Math.max(0, start - 50), start)
    .split(/[.;,()\n\d]/)
    .toReversed()
  const near = (before.match(/\p{L}{2,}/gu) ?? []).slice(-4)
  return near.filter(key => isContent(key) && !/(?:ed|ing|ly)$/.test(key)).map(stemOf)
}

/** `a team of 12`: what follows is no noun of the number. */
const collective =
  /\b(team|group|staff|crew|workforce|class|force|fleet|panel|squad|network|kitchen|gang)s? of (?:over |about |around |up to |more than |some |nearly |almost )?$/

/** The stems of what a number counts, the head last. Bare: the words stand before it. */
export const nounsOf = (low: string, start: number, end: number): { nouns: string[]; isBare: boolean } => {
  const team = collective.exec(low.slice(Math.max(0, start - 40), start))?.[1]
  if (team) return { nouns: [stemOf(team)], isBare: false }
  const after = nounsAfter(low, end)
  return after.length > 0 ? { nouns: after, isBare: false } : { nouns: nounsBefore(low, start), isBare: true }
}

/** Words of one line may stand for each other: `parcel` and `order`. */
const alike = counting.alike.map(stemsOf)
/** Words that may stand for any persons. */
const people = stemsOf(counting.people)
const persons = stemsOf(counting.persons)
/** Things that end like a person does: a container. */
const things = stemsOf(counting.things)

// Stems: of worker, actor, chemist.
const doer = /^[a-z]{4,}(?:er|or|ist|ee|ant|ian)$/
/** `welder` and `nurses`, but not `container`. Takes a stem. */
export const isPersonStem = (stem: string): boolean =>
  people.has(stem) || persons.has(stem) || (doer.test(stem) && !things.has(stem))

/** `writer` does what `writing` is. Takes a key and a stem. */
export const isDoerOf = (key: string, stem: string): boolean => {
  const base = /^(\p{L}{3,})(?:er|or)$/u.exec(key)?.[1]
  return base !== undefined && [base, `${base}e`, base.slice(0, -1)].includes(stem)
}

/** Whether a counted thing may be the one of the facts: the same word, a word that stands for it, or `people`. */
export const isOfOneKind = (said: string, known: string): boolean =>
  said === known ||
  alike.some(words => words.has(said) && words.has(known)) ||
  (people.has(said) && isPersonStem(known)) ||
  (people.has(known) && isPersonStem(said))
