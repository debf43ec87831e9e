import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'
import type * as z from 'zod/mini'
import { currentRequestId } from './request-id.ts'

type Level = 'info' | 'warn' | 'error'
export type Fields = Readonly<Record<string, unknown>>
export type Log = { readonly [L in Level]: (message: string, fields?: Fields) => void }

/** Not the console, because Lambda wraps its lines in JSON of its own, with another level and request id. */
export const toStdout = (line: string): void => void process.stdout.write(`${line}\n`)

let write = toStdout

/** Sends all lines of this process to `elsewhere`, one call a line. */
export const logTo = (elsewhere: (line: string) => void): void => {
  write = elsewhere
}

/**
 * Recognises an error of zod by its name, so that a function without schemas does not load zod. The full zod has
 * another name.
 */
const isSchemaError = (error: Error): error is z.core.$ZodError => /^\$?ZodError$/.test(error.name)

/** Of a schema's error, returns the fields and the kinds only, because its message may quote the input. */
const detailOf = (error: Error): string =>
  isSchemaError(error)
    ? error.issues.map(({ path, code }) => `${path.join('.') || 'all'}: ${code}`).join(', ')
    : error.message

/** Returns the calls of a stack without its first lines, which repeat the message. */
const callsOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter(line => line.startsWith('    at '))
    .join('\n')

/** Returns what a log may contain of a thrown value: never its payload, which may have a person's words in it. */
export const describeError = (error: unknown): Fields =>
  error instanceof Error
    ? {
        error: error.name,
        detail: detailOf(error),
        stack: sourceCalls(callsOf(error)),
        ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
      }
    : { error: typeof error }

/**
 * Makes a log. It writes one JSON object a line, each with the fields of `bound` (the request id). Callers pass no
 * tokens, passwords or texts of mails.
 */
export const createLog = (bound: Fields = {}): Log => {
  const at =
    (level: Level) =>
    (message: string, fields: Fields = {}) => {
      const requestId = currentRequestId()
      // Lambda gives a line without a time the level INFO.
      const line = { timestamp: new Date().toISOString(), level, message, ...(requestId && { requestId }) }
      write(JSON.stringify({ ...line, ...bound, ...fields }))
    }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

const call = /(file:\/\/\S+?):(\d+):(\d+)/g

/** The source map of a file; undefined where the sources run without a bundle, as on one machine. */
const readMap = (file: string): SourceMap | undefined => {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8')))
  } catch {
    return undefined
  }
}

const maps = new Map<string, SourceMap | undefined>()
const mapOf = (file: string): SourceMap | undefined => {
  if (!maps.has(file)) maps.set(file, readMap(file))
  return maps.get(file)
}

/**
 * Replaces the places of a stack's calls in the bundle by their places in our sources. Node's own --enable-source-maps
 * does the same, but it reads the map at every start, which takes a fifth of a function's start. This function reads
 * the map only after an error.
 */
const sourceCalls = (calls: string): string =>
  calls.replaceAll(call, (bundled, file: string, line: string, column: string) => {
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column))
    return origin && 'fileName' in origin
      ? `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}`
      : bundled
  })

/** Makes a handler log its errors before it throws them. Lambda logs them, too, but with places in the bundle. */
export const logFailures =
  <Event extends readonly unknown[], Answer>(handle: (...event: Event) => Promise<Answer>) =>
  async (...event: Event): Promise<Answer> => {
    try {
      return await handle(...event)
    } catch (error) {
      createLog().error('failed', describeError(error))
      throw error
    }
  }
