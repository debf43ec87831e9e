import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import * as z from 'zod/mini'
import { posting } from '../../shared/domain/jobs/posting.ts'
import { jsonOrNothing } from '../../shared/json.ts'
import { boards } from '../../shared/lists.ts'
import type { Objects } from '../services/objects.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** What a board had at one reading, with what it had before and may still have. What is under a key stays so, but for the last sight. */
export const snapshot = z.object({
  board: z.enum(boards),
  readAt: z.string(),
  postings: z.array(posting),
})
export type Snapshot = z.infer<typeof snapshot>

/** The key that it has from now on: it is made of what is in it. */
export const writeSnapshot = async (
  objects: Pick<Objects, 'put'>,
  { board, readAt, postings }: Snapshot,
): Promise<string> => {
  // By what the board has, and not by when it was seen: what has not changed is the same snapshot.
  const told = JSON.stringify(postings, (name, value: unknown) => (name === 'lastSeenAt' ? undefined : value))
  const key = `snapshots/${board}/${createHash('sha256').update(told).digest('hex')}.json.gz`
  // Written again where it is there: it may be one that can't be read, or that is soon to be forgotten.
  await objects.put(key, await pack(JSON.stringify({ board, readAt, postings })))
  return key
}

/** A snapshot that is not there, or is none: to ask again is no use. */
export class BrokenSnapshot extends Error {
  constructor(key: string, options: { cause?: unknown } = {}) {
    super(`The snapshot ${key} ${options.cause === undefined ? 'is not there' : 'can not be read'}.`, options)
    this.name = 'BrokenSnapshot'
  }
}

/** Throws BrokenSnapshot, or what the bucket throws. */
export const readSnapshot = async (objects: Pick<Objects, 'get'>, key: string): Promise<Snapshot> => {
  const found = await objects.get(key)
  if (!found) throw new BrokenSnapshot(key)
  try {
    return snapshot.parse(jsonOrNothing((await unpack(found.body)).toString('utf8')))
  } catch (cause) {
    throw new BrokenSnapshot(key, { cause })
  }
}
