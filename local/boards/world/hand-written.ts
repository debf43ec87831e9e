import * as z from 'zod'
import { type Board, boards, employmentTypes, workplaces } from '../../../shared/lists.ts'
import { readContent } from '../../content.ts'
import { list, raw, text, type Undated } from '../posted.ts'
import { placeNamed } from './places.ts'
import { field, level } from './roles.ts'

const lines = z.array(z.string())

const written = z.strictObject({
  on: z.array(z.enum(boards)),
  title: z.string(),
  company: z.string().optional(),
  /** A place such as `Ikeja, Lagos`. */
  place: z.string().transform(placeNamed).optional(),
  workplace: z.enum(workplaces).optional(),
  openTo: lines.optional(),
  pay: z
    .strictObject({
      min: z.number(),
      max: z.number(),
      currency: z.string(),
      period: z.enum(['hour', 'month', 'year']),
      text: z.string(),
    })
    .transform(pay => ({ ...pay, isEstimate: false }))
    .optional(),
  type: z.enum(employmentTypes).optional(),
  level: level.optional(),
  field: field.optional(),
  tags: lines.optional(),
  openings: z.number().optional(),
  roles: lines.optional(),
  /** The age of the advert in minutes. */
  age: z.number(),
  /** The number of days for which the advert is published. */
  lasts: z.number().optional(),
  /** Paragraphs, lists with a heading, and markup that a board sends unchanged. */
  body: z.array(
    z.union([
      z.string().transform(words => text(words)),
      z
        .strictObject({ heading: z.string(), items: lines })
        .transform(({ heading, items }) => list(heading, items)),
      z.strictObject({ raw: z.string() }).transform(({ raw: markup }) => raw(markup)),
    ]),
  ),
})

/** Makes an advert that a person wrote. A missing field has the most frequent value. */
export const byHand = (
  board: Board,
  advert: Partial<Undated> & Pick<Undated, 'title' | 'body'>,
): Undated => ({
  board,
  key: '',
  advert: null,
  company: '',
  place: null,
  workplace: 'onsite',
  openTo: [],
  pay: null,
  type: 'full-time',
  level: 'mid',
  field: 'operations',
  tags: [],
  openings: 1,
  roles: [],
  page: null,
  age: 0,
  lasts: null,
  ...advert,
})

/** Makes a copy of each advert for each of its boards. It appears a bit later on every next board. */
const onBoards = (file: string, numberOf: (at: number) => number | null): readonly Undated[] =>
  readContent(file, z.array(written)).flatMap(({ on, ...advert }, at) =>
    on.map((board, place) =>
      byHand(board, { ...advert, age: advert.age - place * 90, advert: numberOf(at) }),
    ),
  )

/** The number of the first scam. */
export const firstScam = 90_000

/** One scam of each usual kind. */
export const scamPostings = onBoards('jobs/scams.json', at => firstScam + at)

/** Unusual adverts that boards really send: several roles in one advert, broken letters, markup of attackers. */
export const oddPostings = onBoards('jobs/odd-adverts.json', () => null)
