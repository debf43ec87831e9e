import * as z from 'zod/mini'
import { emptyListing, type Listing } from '../../../shared/domain/jobs/listing.ts'
import { BoardError, type Connector } from './connector.ts'
import { pageIn } from './envelope.ts'
import { id, joined, link, moment, names, paragraphs, places, prose, title, total } from './fields.ts'
import { isLast, readPages, readParts, readRows } from './reading.ts'

/** Rows in one call. The service gives at most 1000. */
const pageSize = 100
const mostPages = 5

const about = z.object({ totalCount: total })

const row = z.object({
  id,
  fields: z.object({
    title,
    url_alias: z.optional(link),
    url: link,
    date: z.object({ created: moment, closing: moment }),
    source: names,
    country: names,
    city: names,
    type: names,
    /** Texts such as `3-4 years`. */
    experience: names,
    career_categories: names,
    theme: names,
    /** The description in Markdown. */
    body: prose,
    'body-html': prose,
    how_to_apply: prose,
    'how_to_apply-html': prose,
  }),
})

/** The jobs in Nigeria, and those without a country, which are remote. */
const filters: readonly Readonly<Record<string, string>>[] = [
  { 'filter[field]': 'country.iso3', 'filter[value]': 'nga' },
  { 'filter[field]': 'country', 'filter[negate]': 'true' },
]

/** Joins cities with their country only where there is one: the row does not say which city is where. */
const placesOf = ({ city, country }: z.output<typeof row>['fields']) =>
  country.length === 1 && city.length > 0
    ? city.map(name => joined([name, ...country]))
    : country.length > 0
      ? country
      : city

const listingOf = ({ id: key, fields }: z.output<typeof row>): Listing => ({
  ...emptyListing,
  board: 'reliefweb',
  key,
  url: fields.url_alias ?? fields.url,
  title: fields.title,
  company: joined(fields.source),
  location: places(placesOf(fields)),
  description: paragraphs(
    fields['body-html'] || fields.body,
    fields['how_to_apply-html'] || fields.how_to_apply,
  ),
  postedAt: fields.date.created,
  expiresAt: fields.date.closing,
  employment: joined(fields.type),
  level: joined(fields.experience),
  workplace: fields.country.length === 0 ? 'remote' : null,
  tags: [...fields.career_categories, ...fields.theme],
})

/** Reads the jobs of aid organisations. The name of the app is one that ReliefWeb has approved. */
export const reliefweb: Connector = async ({ fetch, keys: { reliefwebAppName } }) => {
  if (!reliefwebAppName) throw new BoardError('no-key')
  return readParts(1, filters, async filter => {
    const pageAt = (offset: number) => {
      const query = { appname: reliefwebAppName, profile: 'full', preset: 'latest', ...filter }
      return `https://api.reliefweb.int/v2/jobs?${new URLSearchParams({ ...query, limit: `${pageSize}`, offset: `${offset}` })}`
    }
    let offset = 0
    const pages = await readPages(mostPages, pageAt(0), async address => {
      const { rows, loose, says } = pageIn('data', about, await fetch(address))
      offset += rows.length
      return { rows, loose, next: isLast(rows, offset, says.totalCount) ? null : pageAt(offset) }
    })
    return readRows(row, pages, listingOf)
  })
}
