// How much a word weighs by where it is: title, company, place, skills, body; facets nothing.
const weights = '10.0, 3.0, 2.0, 4.0, 1.0, 0.0'

/** How well a job has the words, each the more the fewer jobs have it: Okapi BM25. Higher is better. */
export const fit = `-bm25(words, ${weights})`

/** Seconds after which a job is worth half as much as at first, and the least that age leaves of it. */
const halfLife = 14 * 86_400
const oldest = 0.3
const warned = 0.35
const elsewhere = 0.6

// A title that has all words in their order is the role; the less it says besides, the less may it be about another.
const title = `iif(instr(role, :title) > 0, 1.5 + 0.5 * length(:title) / length(role), 1.0)`
// As of when the index was built, and not of now: so the next page goes on where this one ends.
const freshness = `(${oldest} + ${1 - oldest} * pow(0.5, max(0.0, :builtAt - posted) / ${halfLife}.0))`

const safety = `iif(warnings > 0, ${warned}, 1.0)`
const place = `iif(is_there, 1.0, ${elsewhere})`

/** A job's place where no words are asked for: the newer the better, lower for what may be a scam, or is not quite there. */
export const rankWithoutWords = `${freshness} * ${safety} * ${place}`

/** A job's place: how its words fit besides. */
export const rank = `fit * ${title} * ${rankWithoutWords}`
