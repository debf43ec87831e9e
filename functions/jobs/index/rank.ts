// How much a word weighs by where it is: title, company, place, skills, body; facets nothing.
const weights = '10.0, 3.0, 2.0, 4.0, 1.0, 0.0'

/** How well a job has the words, each the more the fewer jobs have it: Okapi BM25. Higher is better. */
export const fit = `-bm25(words, ${weights})`

/** Seconds after which a job is worth half as much as at first, and the least that age leaves of it. */
const halfLife = 14 * 86_400
const oldest = 0.3
const warned = 0.2
const elsewhere = 0.6
const abroad = 0.75

// As of when the index was built, and not of now: so the next page goes on where this one ends.
const freshness = `(${oldest} + ${1 - oldest} * pow(0.5, max(0.0, :builtAt - posted) / ${halfLife}.0))`
const safety = `iif(warnings > 0, ${warned}, 1.0)`
const place = `iif(is_there, 1.0, ${elsewhere}) * iif(is_abroad, ${abroad}, 1.0)`

/**
 * A job's place where no words are asked for: the newer the better; lower for what may be a scam, is not quite there, or
 * is nothing that somebody in Nigeria may do.
 */
export const rankWithoutWords = `${freshness} * ${safety} * ${place}`

/** Bound to the terms of a search: `:term0` and so on, each as it would stand in a role. */
export const termName = (at: number): string => `term${at}`

/**
 * BM25 alone makes little of how often a word is said, and so of its weight: a title counts by how many of the terms it
 * has, and by how little it says besides where it has them in their order.
 */
const inTitle = (terms: number): string => {
  const had = Array.from({ length: terms }, (_, at) => `(instr(role, :${termName(at)}) > 0)`).join(' + ')
  return `(1.0 + 1.5 * (${had}) / ${terms} + iif(instr(role, :title) > 0, 1.0 * length(:title) / length(role), 0.0))`
}

/** A job's place: how its words fit besides. */
export const rank = (terms: number): string => `fit * ${inTitle(terms)} * ${rankWithoutWords}`
