import { createHash } from 'node:crypto'

/** By this a request is known for the same one again: a hash of its words, of which nothing can be read. */
export const fingerprintOf = (request: object): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url')
