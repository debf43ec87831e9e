import * as z from 'zod'
import { jsonOrNothing } from '../shared/json.ts'
import type { Outcome } from './verbs.ts'

/** A log line, by any writer: a function, the access log of the gateway, or the function's platform. */
const line = z.looseObject({
  requestId: z.string(),
  timestamp: z.string().optional(),
  /** When the gateway answered, in its access log. */
  at: z.string().optional(),
  message: z.string().optional(),
  route: z.string().optional(),
  method: z.string().optional(),
})
type Line = z.infer<typeof line>

/** What a person reads of an id is its beginning. */
const idPattern = /^[\da-f][\da-f-]{7,35}$/

/** Throws one sentence for what is no id, or no beginning of one. */
export const requestIdOf = (text: string): string => {
  const id = text.trim().toLowerCase()
  if (!idPattern.test(id))
    throw new Error(
      'A request id is like 3f2a9c1b-7d40-4e2b-9a11-0c5d8e6f7a21; its first eight signs are enough.',
    )
  return id
}

/** The place of a line in the story. The gateway answers after the function, and its own time has no milliseconds. */
const orderOf = ({ timestamp }: Line): string => timestamp ?? '9999'

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)

const known = [
  'requestId',
  'timestamp',
  'at',
  'level',
  'message',
  'route',
  'method',
  'status',
  'code',
  'milliseconds',
]

/** What else the line says, such as the detail of an error or the kinds of changed rows. */
const restOf = (it: Line): string =>
  Object.entries(it)
    .filter(([name]) => !known.includes(name))
    .map(([name, value]) => `${name}: ${textOf(value)}`)
    .join('\n')

/**
 * What happened to a request, in order, from the lines of the logs that have its id. `id` may be the beginning of an id;
 * if several requests begin with it, the story says so.
 */
export const storyOf = (lines: readonly string[], id: string): Outcome => {
  const found = lines.flatMap(text => {
    const { data } = line.safeParse(jsonOrNothing(text))
    return data?.requestId.startsWith(id) ? [data] : []
  })
  const ids = new Set(found.map(({ requestId }) => requestId))
  const rows = found
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
    .map(it => ({
      ...it,
      time: it.timestamp ?? it.at,
      message: it.message ?? 'gateway answered',
      route: it.method && it.route ? `${it.method} ${it.route}` : it.route,
      rest: restOf(it),
    }))
  const columns = ['time', 'level', 'message', 'route', 'status', 'code', 'milliseconds']
  return {
    columns: ids.size > 1 ? ['requestId', ...columns] : columns,
    text: 'rest',
    rows,
    none: `No log line has the request id ${id}. A log is kept for 30 days, and on one machine since the last start.`,
  }
}
