import { createHash } from 'node:crypto'

/** Where in the hour of the morning a person's mails leave, from 0 to 1: always the same for a person. */
export const morningShare = (sub: string): number =>
  createHash('sha256').update(sub).digest().readUInt32BE(0) / 2 ** 32
