import { createHash } from 'node:crypto'

/** A hash that is equal for two requests with the same words. The words can't be read from it. */
export const fingerprintOf = (request: object): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url')
