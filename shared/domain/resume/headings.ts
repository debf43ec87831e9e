import { allResumeTemplates } from '../../lists.ts'
import { once } from '../../once.ts'
import { fold } from '../jobs/fold.ts'
import { listed } from '../listed.ts'
import type { ResumeSection } from './document.ts'
import words from './headings.json' with { type: 'json' }

// headings.json, in small letters without accents; phrases have ` | ` between:
// `sections`: for each kind the phrases that are its headings. `certain` ones are a heading wherever they stand alone on
//   a line; `possible` ones stand alone in other places too, such as a skill that is called Leadership.
// `holding`: where nothing of that matches, a heading that holds one of these is of the kind; the first kind counts.
// `before`, `behind`: what may stand around a phrase without making another heading of it.

/** What the lines below a heading are about. `other`: a section of no kind that we know, such as projects. */
export type SectionKind = keyof typeof words.sections

/** `isPossible`: a heading only where it looks like the other headings of the text. */
type KnownHeading = { readonly kind: SectionKind; readonly isPossible: boolean }

const phrasesOf = (lines: readonly string[]): string[] => lines.flatMap(line => listed(line))
const isKind = (name: string): name is SectionKind => name in words.sections
const kindsIn = <Of>(table: Readonly<Record<string, Of>>): (readonly [SectionKind, Of])[] =>
  Object.entries(table).flatMap(([kind, of]) => (isKind(kind) ? [[kind, of] as const] : []))

// The lists are read at the first use, because functions that only may need them start faster.
const known = once(
  () =>
    new Map<string, KnownHeading>([
      ...kindsIn<{ certain: string[]; possible?: string[] }>(words.sections).flatMap(
        ([kind, { certain, possible = [] }]) => [
          ...phrasesOf(certain).map(phrase => [phrase, { kind, isPossible: false }] as const),
          ...phrasesOf(possible).map(phrase => [phrase, { kind, isPossible: true }] as const),
        ],
      ),
      // Our own text files have the name of their template above the person's name.
      ...allResumeTemplates.map(
        template => [`${template.replace('-', ' ')} resume`, { kind: 'cv', isPossible: false }] as const,
      ),
    ]),
)

const holding = once(() => kindsIn(words.holding).map(([kind, lines]) => [kind, phrasesOf(lines)] as const))
const before = new RegExp(`^(?:${phrasesOf(words.before).join('|')})\\s`)
const behind = new RegExp(`\\s(?:${phrasesOf(words.behind).join('|')})$`)

/** The words of a heading with one space between: no accents, no signs, no words in brackets, no number before them. */
const phraseOf = (text: string): string =>
  fold(text)
    .replace(/&|\+|\//g, ' and ')
    .replace(/['’]/g, '')
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:(?:section|part) )?(?:\d{1,2}|[ivx]{1,4}|[a-h]) (?=\p{L}{3})/u, '')
    .replace(/ with dates?$/, '')

const loosely = (phrase: string): KnownHeading | null => {
  const found = known().get(phrase)
  if (found) return found
  const inner = phrase.replace(before, '')
  if (inner !== phrase) return loosely(inner)
  const outer = phrase.replace(behind, '')
  return outer === phrase ? null : loosely(outer)
}

const headingOfPhrase = (phrase: string): KnownHeading | null => {
  const whole = loosely(phrase)
  if (whole) return whole
  const parts = phrase.split(/ (?:and|or|with) /)
  if (parts.length < 2 || parts.length > 4) return null
  const found = parts.map(loosely)
  return found.every(part => part !== null) ? (found[0] ?? null) : null
}

/** The phrases without spaces, as letters far apart are read: `GET I N TOUCH`. */
const joinedPhrases = once(
  () => new Map([...known()].map(([phrase, of]) => [phrase.replaceAll(' ', ''), of])),
)
const isSpaced = (line: string): boolean => !/\p{Ll}/u.test(line) && /(?:^|\s)\p{Lu}\s\p{Lu}/u.test(line)

const longestHeading = 64

/** The heading that a line is by its words alone: `WORK EXPERIENCE`, `2. Skills & Tools:`. null: it is none. */
export const headingOf = (line: string): KnownHeading | null =>
  line.length > longestHeading
    ? null
    : (headingOfPhrase(phraseOf(line)) ??
      (isSpaced(line) ? (joinedPhrases().get(phraseOf(line).replaceAll(' ', '')) ?? null) : null))

/** The section that a heading means, of a line that is known to be one by its looks, such as `## Tools I use`. */
export const sectionOf = (heading: string): SectionKind => {
  const phrase = phraseOf(heading)
  const found = headingOfPhrase(phrase)
  if (found) return found.kind
  const isHeld = (word: string): boolean => ` ${phrase} `.includes(` ${word} `)
  return holding().find(([, list]) => list.some(isHeld))?.[0] ?? 'other'
}

const wordsIn = (phrases: readonly string[]): string[] => phrases.flatMap(phrase => phrase.split(' '))
/** The words that headings are made of. */
const headingWords = once(
  (): ReadonlySet<string> =>
    new Set([
      ...wordsIn([...known().keys()]),
      ...wordsIn([...phrasesOf(words.before), ...phrasesOf(words.behind)]),
      ...holding().flatMap(([, list]) => wordsIn(list)),
    ]),
)

/** Whether a heading that no list has is made of the words of others: `Institutions attended with qualifications and dates`. */
export const isMadeOfHeadings = (line: string): boolean => {
  const all = phraseOf(line).split(' ')
  return (
    all.length > 1 &&
    all.length < 10 &&
    all.every(word => headingWords().has(word)) &&
    sectionOf(line) !== 'other'
  )
}

/** The kind of section in a document that a heading means. */
export const documentSectionOf = (heading: string): ResumeSection['kind'] => {
  const kind = sectionOf(heading)
  if (kind === 'technicalSkills' || kind === 'softSkills') return 'skills'
  if (kind === 'references') return 'referees'
  return kind === 'cv' || kind === 'contact' || kind === 'personal' ? 'other' : kind
}
