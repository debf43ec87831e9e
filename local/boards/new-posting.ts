import * as z from 'zod'
import { type Board, boards, employmentTypes, workplaces } from '../../shared/lists.ts'
import { type Posted, text as paragraph } from './posted.ts'
import { standInEmployers } from './world/employers.ts'
import { byHand } from './world/hand-written.ts'
import { type Place, placeNamed } from './world/places.ts'

const line = z.string().trim().max(300)

/** An advert that a person or a test publishes. */
export const wantedPosting = z.strictObject({
  board: z.enum(boards),
  title: line.min(1),
  /** The employer; on an employer board, one of the employers that have a page. */
  company: line.default(''),
  /**
   * A place such as `Ikeja, Lagos` or `Nairobi, Kenya`. On remote boards, and after `Remote`, the countries of
   * applicants: `Nigeria, Ghana`.
   */
  location: line.default(''),
  /** The text: paragraphs with an empty line between. */
  text: z.string().trim().min(1).max(20_000),
  workplace: z.enum(workplaces).optional(),
  type: z.enum(employmentTypes).default('full-time'),
  pay: z
    .strictObject({
      min: z.number().int().positive(),
      max: z.number().int().positive(),
      currency: z.string().regex(/^[A-Z]{3}$/),
      period: z.enum(['hour', 'month', 'year']),
      text: line.default(''),
    })
    .optional(),
})
export type WantedPosting = z.input<typeof wantedPosting>

const remoteBoards = new Set<Board>([
  'himalayas',
  'remotive',
  'remoteok',
  'jobicy',
  'workingnomads',
  'hackernews',
])

const anywhere = new Set(['', 'remote', 'worldwide', 'anywhere'])

const listed = (location: string): readonly string[] =>
  location
    .replace(/^remote\s*[-,:]?\s*/i, '')
    .split(',')
    .map(name => name.trim())
    .filter(name => !anywhere.has(name.toLowerCase()))

/** Returns a place on Adzuna, which is read for South Africa and the United Kingdom only. */
const onAdzuna = (place: Place): Place =>
  place.code === 'ZA' || place.code === 'GB' ? place : placeNamed('Johannesburg')

const placeOn = (board: Board, location: string): Place => {
  const place = placeNamed(location || 'Lagos')
  return board === 'adzuna' ? onAdzuna(place) : place
}

const pageOf = (company: string) => {
  const employer =
    standInEmployers.find(({ name }) => name.toLowerCase() === company.toLowerCase()) ?? standInEmployers[0]
  return employer ? { company: employer.name, page: employer } : { company, page: null }
}

/** Makes the advert that its board has from `now` on. Throws ZodError. */
export const publishPosting = (wanted: WantedPosting, { key, now }: { key: string; now: Date }): Posted => {
  const { board, title, company, location, text, workplace, type, pay } = wantedPosting.parse(wanted)
  const isRemote = workplace === 'remote' || remoteBoards.has(board) || /^remote\b/i.test(location)
  const {
    age: _age,
    lasts: _lasts,
    ...posting
  } = byHand(board, {
    title,
    company,
    body: text.split(/\n\s*\n/).map(words => paragraph(words.trim())),
    type,
    place: isRemote ? null : placeOn(board, location),
    workplace: isRemote ? 'remote' : (workplace ?? 'onsite'),
    openTo: isRemote ? listed(location) : [],
    pay: pay ? { ...pay, isEstimate: false } : null,
  })
  return {
    ...posting,
    ...(board === 'employers' && pageOf(company)),
    key,
    postedAt: now,
    expiresAt: null,
  }
}
