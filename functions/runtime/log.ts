import type * as z from 'zod/mini'
import { sourceCalls } from './source-calls.ts'

type Level = 'info' | 'warn' | 'error'
export type Fields = Readonly<Record<string, unknown>>
export type Log = { readonly [L in Level]: (message: string, fields?: Fields) => void }

// Not to the console: Lambda wraps what is written there in JSON of its own, with another level and request id.
let write = (line: string): void => void process.stdout.write(`${line}\n`)

/** From now on all lines of this process go to `elsewhere`, one call a line. */
export const logTo = (elsewhere: (line: string) => void): void => {
  write = elsewhere
}

/** Known by its name (the full zod has another one), so that a function without schemas is spared zod. */
const isSchemaError = (error: Error): error is z.core.$ZodError => /^\$?ZodError$/.test(error.name)

/** Of a schema's complaint the places and the kinds: its own words may list what was sent. */
const detailOf = (error: Error): string =>
  isSchemaError(error)
    ? error.issues.map(({ path, code }) => `${path.join('.') || 'all'}: ${code}`).join(', ')
    : error.message

/** The calls alone: the stack begins with the message. */
const callsOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter(line => line.startsWith('    at '))
    .join('\n')

/** What may be said of a thrown value: never its payload, which may hold a person's words. */
export const describeError = (error: unknown): Fields =>
  error instanceof Error
    ? {
        error: error.name,
        detail: detailOf(error),
        stack: sourceCalls(callsOf(error)),
        ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
      }
    : { error: typeof error }

/** One JSON object a line, each with `bound` (the request id). Callers pass no tokens, passwords or texts of mail. */
export const createLog = (bound: Fields = {}): Log => {
  const at =
    (level: Level) =>
    (message: string, fields: Fields = {}) =>
      // Lambda takes a line without a time for one of level INFO.
      write(JSON.stringify({ timestamp: new Date().toISOString(), level, message, ...bound, ...fields }))
  return { info: at('info'), warn: at('warn'), error: at('error') }
}
