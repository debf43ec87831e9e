import * as z from 'zod'
import { spokenList } from '../../../shared/domain/spoken-list.ts'
import { readContent } from '../../content.ts'
import { type Block, list, text } from '../posted.ts'
import type { Employer } from './employers.ts'
import { type Place, shortPlace } from './places.ts'
import type { Draws } from './prng.ts'
import type { Level, Role } from './roles.ts'

const lines = z.array(z.string())

/** The sentences have the gaps `{about}`, `{a title}`, `{title}`, `{employer}`, `{domain}`, `{spot}` and `{area}`. */
export const phrases = readContent(
  'jobs/phrases.json',
  z.strictObject({
    openings: lines,
    whereRemote: lines,
    whereHybrid: z.string(),
    whereOnsite: lines,
    /** The headings of the lists. */
    duties: lines,
    needs: lines,
    offers: z.strictObject({ nigeria: lines, remote: lines, abroad: lines }),
    closings: lines,
    /**
     * A pattern of certificates, taxes, languages and schools of Nigeria. Adverts elsewhere leave out lines that match.
     */
    onlyInNigeria: z.string(),
    /** The countries of applicants for remote work. A list that appears more than once is drawn more often. */
    openTo: z.array(lines),
  }),
)
const onlyInNigeria = new RegExp(phrases.onlyInNigeria)

type Subject = {
  readonly role: Role
  readonly level: Level
  readonly title: string
  readonly employer: Employer
  readonly place: Place | null
  readonly isHybrid: boolean
}

const yearsOf: Readonly<Record<Level, readonly [number, number]>> = {
  entry: [1, 1],
  mid: [2, 4],
  senior: [5, 7],
  lead: [8, 10],
}

const fill = (sentence: string, { title, employer, place }: Subject): string => {
  const blanks: Readonly<Record<string, string>> = {
    about: employer.about,
    title,
    'a title': `${/^(?:[AEIO]|HSE|Under)/.test(title) ? 'an' : 'a'} ${title}`,
    employer: employer.name,
    domain: employer.domain,
    spot: place ? shortPlace(place) : '',
    area: place?.area || (place?.city ?? ''),
  }
  return sentence.replaceAll(/\{([a-z ]+)\}/g, (blank, name) => blanks[name] ?? blank)
}

const whereOf = ({ place, isHybrid }: Subject, draws: Draws): string => {
  if (place === null) return draws.one(phrases.whereRemote)
  return isHybrid ? phrases.whereHybrid : draws.one(phrases.whereOnsite)
}

const offersOf = ({ place }: Subject): readonly string[] =>
  phrases.offers[place === null ? 'remote' : place.code === 'NG' ? 'nigeria' : 'abroad']

const fitting = (items: readonly string[], { place }: Subject): readonly string[] =>
  place?.code === 'NG' ? items : items.filter(item => !onlyInNigeria.test(item))

/** Makes the text of an advert, of 80 to 220 words. */
export const bodyOf = (subject: Subject, draws: Draws): readonly Block[] => {
  const { role, level } = subject
  const [least, most] = yearsOf[level]
  const count = draws.whole(least, most)
  const years = count === 1 ? '1 year' : `${count} years`
  const offers = draws.some(offersOf(subject), draws.whole(2, 3))
  const drawn = (sentences: readonly string[]) => fill(draws.one(sentences), subject)
  return [
    text(drawn(phrases.openings)),
    text(`${role.summary} ${fill(whereOf(subject, draws), subject)}`),
    list(draws.one(phrases.duties), draws.some(fitting(role.duties, subject), draws.whole(4, 5))),
    list(
      draws.one(phrases.needs),
      draws.some(fitting(role.needs, subject), draws.whole(3, 4)).map(need => need.replace('{years}', years)),
    ),
    ...(draws.chance(0.8) ? [text(`We offer ${spokenList(offers)}.`)] : []),
    text(drawn(phrases.closings)),
  ]
}

/** Shortens a text as some boards do: without the offers, and sometimes without the last item. */
export const shortened = (body: readonly Block[], draws: Draws): readonly Block[] =>
  body
    .filter(({ text: words }) => !words.startsWith('We offer '))
    .map(block =>
      block.items.length > 3 && draws.chance(0.6) ? { ...block, items: block.items.slice(0, -1) } : block,
    )
