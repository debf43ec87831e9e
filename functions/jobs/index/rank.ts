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
 * Where a word is decides what it is worth: in the title as it is typed; there in another form; among company, place and
 * skills; or in the description, which has it if nothing else does.
 */
const worth = { role: 3, title: 2.2, about: 0.9, elsewhere: 0.4 }

/** The names of the values that the term at this place brings: how it stands in a role, its stem, and how rare it is. */
export const namesOf = (at: number) => ({ word: `word${at}`, stem: `stem${at}`, rarity: `rarity${at}` })

const fitOf = (at: number): string => {
  const { word, stem, rarity } = namesOf(at)
  return `:${rarity} * CASE
    WHEN instr(role, :${word}) > 0 THEN ${worth.role}
    WHEN instr(title, :${stem}) > 0 THEN ${worth.title}
    WHEN instr(about, :${stem}) > 0 THEN ${worth.about}
    ELSE ${worth.elsewhere} END`
}

/** A title that has the words in their order is the role: the more so, the less it says besides. */
const isRole = 'iif(instr(role, :role) > 0, 1.0 + 0.4 * length(:role) / length(role), 1.0)'

/**
 * A job's place among those that match. SQLite's bm25() is not used: at each search it counts all jobs that have each of
 * the words, which at a million takes ten times as long as all the rest. Here the rarity of a word is known beforehand,
 * and only what was found is looked at. Then the newer the better; lower for what may be a scam, is not quite there, or
 * is nothing that somebody in Nigeria may do.
 */
export const rankBy = (terms: number): string => {
  const fit = Array.from({ length: terms }, (_, at) => fitOf(at)).join(' + ')
  const words = terms > 0 ? `(${fit}) * ${isRole} * ` : ''
  return `${words}${freshness} * ${safety} * ${place}`
}
