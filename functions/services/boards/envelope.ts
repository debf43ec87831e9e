import * as z from 'zod/mini'
import { jsonOrNothing } from '../../../shared/json.ts'
import { BoardError, type Fetched } from './connector.ts'
import type { Rows } from './reading.ts'
import { sampleOf } from './sample.ts'

/** The names under which boards send their jobs. */
const listNames = [
  'jobs',
  'results',
  'data',
  'items',
  'postings',
  'content',
  'hits',
  'listings',
  'vacancies',
  'jobPostings',
]

/** The name of a list that is the whole answer. */
export const bare = Symbol('a bare list')

const list = z.array(z.unknown())
/** Under another name, an empty list may be anything; PHP writes an empty object so. */
const listOfRows = list.check(z.refine(all => all.some(row => typeof row === 'object' && row !== null)))
const envelope = z.record(z.string(), z.unknown())

type Found = { readonly rows: readonly unknown[]; readonly loose: readonly string[] }

/** The list under its own name, or the only list of rows there is. Undefined: there is none, or there are several. */
const foundIn = (answer: unknown, own: string | typeof bare): Found | undefined => {
  const whole = (own === bare ? list : listOfRows).safeParse(answer)
  if (whole.success) return { rows: whole.data, loose: own === bare ? [] : ['a bare list'] }
  const fields = envelope.safeParse(answer)
  if (!fields.success) return undefined
  const named = own === bare ? undefined : list.safeParse(fields.data[own])
  if (named?.success) return { rows: named.data, loose: [] }
  const others = listNames.flatMap(name => {
    const other = listOfRows.safeParse(fields.data[name])
    return other.success ? [{ rows: other.data, loose: [`jobs under "${name}"`] }] : []
  })
  return others.length === 1 ? others[0] : undefined
}

/**
 * The rows in a board's answer, and what it says beside them. Only the rows are needed: each field of `fields` that is
 * undefined is noted as missing. Throws BoardError('malformed') where the list is not there.
 */
export const pageIn = <Fields extends z.ZodMiniObject>(
  own: string | typeof bare,
  fields: Fields,
  { text }: Fetched,
): { readonly rows: readonly unknown[]; readonly loose: readonly string[]; says: z.output<Fields> } => {
  const answer = jsonOrNothing(text)
  const found = foundIn(answer, own)
  if (!found) throw new BoardError('malformed', '', { row: sampleOf(answer ?? text) })
  const says = fields.parse(envelope.safeParse(answer).data ?? {})
  const said: Readonly<Record<string, unknown>> = says
  const missing = Object.keys(fields.shape).filter(name => said[name] === undefined)
  return { rows: found.rows, loose: [...found.loose, ...missing.map(name => `no ${name}`)], says }
}

const nothing = z.object({})

/** The rows of a board that answers with all of them at once. */
export const rowsIn = (own: string | typeof bare, fetched: Fetched): Rows => pageIn(own, nothing, fetched)
