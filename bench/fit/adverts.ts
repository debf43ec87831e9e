import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { emptyListing, type Listing } from '../../shared/domain/jobs/listing.ts'

/** The adverts of the judgements, written by us. `openTo`: null where the advert does not say; empty: from anywhere. */
const advert = z.strictObject({
  key: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  workplace: z.enum(['onsite', 'hybrid', 'remote']).nullable(),
  openTo: z.array(z.string()).nullable(),
  employment: z.string(),
  level: z.string(),
  salary: z.string(),
  daysAgo: z.number(),
  tags: z.array(z.string()),
  text: z.string(),
})

/** Reads a file of this folder. */
export const readJson = <Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> =>
  schema.parse(JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')))

/** The address of a judged advert. */
export const addressOf = (key: string): string => `https://board.example/${key}`

/** The judged adverts as listings of a board. */
export const judgedListings = (now: Date): Listing[] =>
  readJson('adverts.json', z.array(advert)).map(
    ({ key, text, employment, salary, daysAgo, tags, ...fields }) => ({
      ...emptyListing,
      ...fields,
      board: 'myjobmag',
      key,
      url: addressOf(key),
      description: text,
      postedAt: now.getTime() - daysAgo * 86_400_000,
      employment,
      salary:
        salary === ''
          ? null
          : { text: salary, min: null, max: null, currency: '', period: '', isEstimate: false },
      tags,
    }),
  )
