import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod/mini'

const validator = z.object({ etag: z.optional(z.string()), lastModified: z.optional(z.string()) })
type Validator = z.infer<typeof validator>

/** The validators of each address that a connector requests. They tell the board which answer we have. */
export const validators = z.record(z.string(), validator)
export type Validators = Readonly<Record<string, Validator>>

/** Longer validators are not stored, because they would fill the board's row. */
const longest = 300
const short = (text: string | undefined): string | undefined =>
  text !== undefined && text !== '' && text.length <= longest ? text : undefined

export const validatorsIn = (headers: IncomingHttpHeaders): Validator => {
  const [etag, lastModified] = [short(headers.etag), short(headers['last-modified'])]
  return { ...(etag && { etag }), ...(lastModified && { lastModified }) }
}

/** Returns the headers that ask only for a changed answer. */
export const validatorsFor = ({ etag, lastModified }: Validator = {}): Readonly<Record<string, string>> => ({
  ...(etag && { 'if-none-match': etag }),
  ...(lastModified && { 'if-modified-since': lastModified }),
})
