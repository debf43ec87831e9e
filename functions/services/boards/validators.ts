import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod/mini'

const validator = z.object({ etag: z.optional(z.string()), lastModified: z.optional(z.string()) })
type Validator = z.infer<typeof validator>

/** By the address that a connector asks for: what says whether it has changed since. */
export const validators = z.record(z.string(), validator)
export type Validators = Readonly<Record<string, Validator>>

/** Longer ones are kept by nobody: they would fill the board's row. */
const longest = 300
const short = (text: string | undefined): string | undefined =>
  text !== undefined && text !== '' && text.length <= longest ? text : undefined

/** Of an answer. */
export const validatorsIn = (headers: IncomingHttpHeaders): Validator => {
  const [etag, lastModified] = [short(headers.etag), short(headers['last-modified'])]
  return { ...(etag && { etag }), ...(lastModified && { lastModified }) }
}

/** The headers that ask for what has changed since. */
export const validatorsFor = ({ etag, lastModified }: Validator = {}): Readonly<Record<string, string>> => ({
  ...(etag && { 'if-none-match': etag }),
  ...(lastModified && { 'if-modified-since': lastModified }),
})
