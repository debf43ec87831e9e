import { fold } from './fold.ts'
import { type Family, type Field, families, fieldNames } from './roles/all.ts'
import titles from './titles.json' with { type: 'json' }

/** The id of a family of titles in `roles/*.json`, such as `nursing`. */
export type RoleFamily = string

const byId = new Map(families.map(family => [family.id, family]))

const abbreviations = new Map(Object.entries(titles.abbreviations))
const word = /[\p{L}\p{N}+#]+/gu
const initials = /\b(\p{L})\.\s?(\p{L})\b\.?/gu

/** The word in the singular. The same rule reads titles and lists, so that it needs not be right, but equal. */
const singular = (text: string): string => {
  if (text.length < 4 || /(?:ss|us|is)$/.test(text)) return text
  if (/(?:ches|shes|sses|xes)$/.test(text)) return text.slice(0, -2)
  if (/ies$/.test(text)) return `${text.slice(0, -3)}y`
  return text.endsWith('s') ? text.slice(0, -1) : text
}

/** The words of a folded text: without plurals and abbreviations. `I.T` is one word. */
const wordsOfRole = (text: string): string[] =>
  (text.replace(initials, '$1$2').match(word) ?? []).flatMap(part =>
    (abbreviations.get(part) ?? part).split(' ').map(singular),
  )

/** Words that say how high somebody stands. They don't change the work. */
const ranks = new Set(
  'senior junior head chief lead assistant deputy trainee graduate intern principal associate experienced qualified certified professional male female young smart'.split(
    ' ',
  ),
)

type Phrase = { readonly words: readonly string[]; readonly family: RoleFamily }

/** Phrases by their first word, the longest first. */
const phrasesOf = (listOf: (family: Family) => readonly string[]): ReadonlyMap<string, readonly Phrase[]> => {
  const all = families.flatMap(family =>
    listOf(family).map(title => ({ words: wordsOfRole(fold(title)), family: family.id })),
  )
  const named = all.filter(({ words }) => words.length > 0).sort((a, b) => b.words.length - a.words.length)
  return Map.groupBy(named, ({ words }) => words[0] ?? '')
}

const byTitle = phrasesOf(({ titles }) => titles)
const byWork = phrasesOf(({ work }) => work)

/** The families that words name, in their order. */
const found = (words: readonly string[], phrases: ReadonlyMap<string, readonly Phrase[]>): RoleFamily[] => {
  const families: RoleFamily[] = []
  for (let at = 0; at < words.length; at += 1) {
    const phrase = phrases
      .get(words[at] ?? '')
      ?.find(({ words: named }) => named.every((part, next) => words[at + next] === part))
    if (!phrase) continue
    families.push(phrase.family)
    at += phrase.words.length - 1
  }
  return families
}

// `Sales Representative / Driver` are two roles; `HR & Admin Officer`, too.
const separators = /[/|,;:+&–—•]| --? | and | or /u
/** Brackets have what a title also says. They count where nothing outside of them names the work. */
const brackets = /\([^()]*\)|\[[^[\]]*\]/gu
// The work is named before them: `Assistant to the Director`, `Teacher for Nursery`.
const prepositions = / (?:of|for|in|to|with|at|on|from|under) /u

const joining = new Set(['and', 'or', 'of', 'the', 'for', 'in'])
const withoutJoining = (words: readonly string[]): string[] => words.filter(each => !joining.has(each))

/** Phrases with a separator or a preposition in them: `oil and gas engineer`, `teacher of english`. */
const byWhole = (() => {
  const all = families.flatMap(({ id, titles }) =>
    titles
      .filter(title => separators.test(title) || prepositions.test(title))
      .map(title => ({ words: withoutJoining(wordsOfRole(fold(title))), family: id })),
  )
  const named = all.filter(({ words }) => words.length > 1).sort((a, b) => b.words.length - a.words.length)
  return Map.groupBy(named, ({ words }) => words[0] ?? '')
})()

/** The family of one part of a title: the last one that it names, because the words before it describe it. */
const familyOfPart = (part: string, phrases: ReadonlyMap<string, readonly Phrase[]>): RoleFamily[] => {
  const words = wordsOfRole(part)
  const last = found(words, phrases).at(-1)
  if (last !== undefined) return [last]
  const ranked = words.filter(each => !ranks.has(each))
  return ranked.length < words.length ? found(ranked, phrases).slice(-1) : []
}

/** Families that say who may come, and not what the work is: `Graduate Trainee Programme (Engineering)`. */
const programmes: ReadonlySet<RoleFamily> = new Set(['graduate-trainee', 'internship', 'nysc'])

/** A title that is nothing but a rank: `Intern`, `Graduate trainee`. */
const programmeOfRank = (words: readonly string[]): readonly RoleFamily[] => {
  if (words.length === 0 || !words.every(each => ranks.has(each))) return []
  if (words.includes('intern')) return ['internship']
  return words.some(each => each === 'trainee' || each === 'graduate') ? ['graduate-trainee'] : []
}

const read = (title: string): readonly RoleFamily[] => {
  const folded = fold(title).replace(/\s+/g, ' ')
  const outside = readText(folded.replace(brackets, ' '))
  const namesWork = outside.some(family => !programmes.has(family))
  return namesWork ? outside : readText(folded.replace(/[()[\]]/g, ' , '))
}

const readText = (folded: string): readonly RoleFamily[] => {
  if (separators.test(folded) || prepositions.test(folded)) {
    const whole = found(withoutJoining(wordsOfRole(folded)), byWhole)
    if (whole.length > 0) return whole.slice(-1)
  }
  const parts = folded.split(separators).filter(part => part.trim() !== '')
  const before = parts.map(part => part.split(prepositions)[0] ?? part)
  for (const [texts, phrases] of [
    [before, byTitle],
    [parts, byTitle],
    [before, byWork],
    [parts, byWork],
  ] as const) {
    const named = [...new Set(texts.flatMap(text => familyOfPart(text, phrases)))]
    if (named.length > 0) return named
  }
  return programmeOfRank(wordsOfRole(folded))
}

/** The most titles whose families are remembered. */
const cacheSize = 20_000
const cache = new Map<string, readonly RoleFamily[]>()

/** The families of a title: none where no family has it. `Sales Representative / Driver` has two. */
export const familiesOf = (title: string): readonly RoleFamily[] => {
  const known = cache.get(title)
  if (known) return known
  if (cache.size >= cacheSize) cache.clear()
  const named = read(title.slice(0, 300))
  cache.set(title, named)
  return named
}

/** Whether a title names only a programme, such as an internship, and no work. */
export const namesNoWork = (title: string): boolean => {
  const named = familiesOf(title)
  return named.length > 0 && named.every(family => programmes.has(family))
}

const near = new Map<RoleFamily, Map<RoleFamily, number>>()
for (const { id, near: others } of families)
  for (const [other, value] of others)
    for (const [one, to] of [
      [id, other],
      [other, id],
    ] as const) {
      if (!byId.has(one) || !byId.has(to)) continue
      const known = near.get(one) ?? new Map<RoleFamily, number>()
      known.set(to, Math.max(value, known.get(to) ?? 0))
      near.set(one, known)
    }

/** How near two families of one field are that do not name each other. */
const ofOneField = 0.15

/** How near the work of two families is: 1 is the same family, 0 has nothing in common. */
export const nearness = (one: RoleFamily, other: RoleFamily): number => {
  if (one === other) return 1
  const field = fieldOf(one)
  return near.get(one)?.get(other) ?? (field !== undefined && field === fieldOf(other) ? ofOneField : 0)
}

/** All families that name one of these as near, and their nearness; with these themselves. */
export const familiesNear = (families: readonly RoleFamily[]): ReadonlyMap<RoleFamily, number> => {
  const all = new Map<RoleFamily, number>()
  for (const family of families)
    for (const [other, value] of [[family, 1] as const, ...(near.get(family) ?? [])])
      all.set(other, Math.max(value, all.get(other) ?? 0))
  return all
}

export const fieldOf = (family: RoleFamily): Field | undefined => byId.get(family)?.field

const fieldOfWords = new Map(
  [...fieldNames].map(([name, field]) => [wordsOfRole(fold(name)).join(' '), field]),
)

const byWord = Map.groupBy(
  [...fieldNames.keys(), ...families.flatMap(({ titles }) => titles)].flatMap(
    name => fold(name).match(/\p{L}+/gu) ?? [],
  ),
  word => word,
)

/** The words, without case and accents, of all titles and names of fields. */
export const workWords: ReadonlySet<string> = new Set(byWord.keys())

/** How often a word, without case and accents, stands in our titles: `manager` often, `accountant` rarely. */
export const timesInTitles = (word: string): number => byWord.get(word)?.length ?? 0

const lastWords = Map.groupBy(
  families.flatMap(({ id, titles }) => titles.map(title => ({ id, last: wordsOfRole(fold(title)).at(-1) }))),
  ({ last }) => last,
)

/** Whether titles of several kinds of work end with this word: `officer`, `developer`. */
export const endsTitles = (word: string): boolean =>
  new Set(lastWords.get(wordsOfRole(fold(word))[0])?.map(({ id }) => id)).size > 1

/** The families of a field of work that is named: `engineering`, `ngo`. */
export const familiesOfField = (text: string): readonly RoleFamily[] => {
  const field = fieldOfWords.get(wordsOfRole(fold(text)).join(' '))
  return field === undefined ? [] : families.filter(family => family.field === field).map(({ id }) => id)
}

const workOf = new Map<string, RoleFamily>()
for (const { id, titles, work } of families)
  for (const name of [...titles, ...work]) workOf.set(wordsOfRole(fold(name)).join(' '), id)

/** The family whose work a skill names: `Backend Development` is the work of a backend developer. */
export const familyOfSkill = (skill: string): RoleFamily | undefined =>
  workOf.get(wordsOfRole(fold(skill)).join(' '))
