import { companyKey } from '../../../shared/domain/jobs/company.ts'
import { openToOf } from '../../../shared/domain/jobs/open-to.ts'
import { placesOf } from '../../../shared/domain/jobs/places.ts'
import type { Posting } from '../../../shared/domain/jobs/posting.ts'
import { titleKey } from '../../../shared/domain/jobs/title.ts'

/** The time when the indexes of the tests are built. */
export const noon = new Date('2026-11-20T12:00:00.000Z')
export const daysAgo = (days: number): string => new Date(noon.getTime() - days * 86_400_000).toISOString()

let made = 0

/** A posting with the fewest facts, and the changes of the test. */
export const samplePosting = (about: Partial<Posting> & { readonly location?: string } = {}): Posting => {
  made += 1
  const { location = 'Lagos', ...facts } = about
  const title = about.title ?? 'Accountant'
  const company = about.company ?? 'Acme Foods'
  const places = about.places ?? placesOf(location)
  const url = about.url ?? `https://board.example/jobs/${made}`
  return {
    board: 'myjobmag',
    key: String(made),
    url,
    urlKey: url.replace('https://', ''),
    title,
    company,
    companyKey: companyKey(company),
    titleKey: titleKey(title),
    places,
    workplace: /remote/i.test(location) ? 'remote' : null,
    openTo: /remote/i.test(location) ? openToOf(null, location, places) : [],
    type: null,
    level: null,
    yearsAsked: null,
    sponsorsVisa: false,
    pay: null,
    description: '',
    skills: [],
    alternatives: [],
    warnings: [],
    isEmployers: false,
    postedAt: daysAgo(1),
    expiresAt: null,
    firstSeenAt: daysAgo(0.5),
    lastSeenAt: daysAgo(0),
    missed: 0,
    ...facts,
  }
}

const parts = [
  'team',
  'ledger',
  'clients',
  'weekly',
  'reports',
  'growth',
  'branch',
  'stock',
  'invoices',
  'training',
]

/** The words of an advert. Different numbers give different words. */
export const advertText = (number: number): string =>
  Array.from(
    { length: 80 },
    (_, at) => `${parts[(at * 7 + number) % 10]}${(at * 31 + number * 9973) % 100_003}`,
  ).join(' ')
