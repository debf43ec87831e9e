import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createGunzip, gzip } from 'node:zlib'
import * as z from 'zod/mini'
import { type Posting, posting } from '../../shared/domain/jobs/posting.ts'
import { jsonOrNothing } from '../../shared/json.ts'
import { boards } from '../../shared/lists.ts'
import type { Objects } from '../services/objects.ts'

const compress = promisify(gzip)

/** In bytes: what is unpacked in one step. Each step waits for another thread. */
const chunkSize = 256 * 1024

/** The first line of a snapshot. Each further line is one posting, so that a reader needs one at a time. */
const header = z.strictObject({ board: z.enum(boards), readAt: z.string() })

/** The postings of a board after one reading: those of this reading, and earlier ones that the board may still have. */
type Snapshot = z.infer<typeof header> & { readonly postings: readonly Posting[] }

/**
 * Writes a snapshot and returns its key. The key is made of the content but for `lastSeenAt`, so a board that has not
 * changed keeps its snapshot. The object is written again where it exists, because it may be broken or expire soon.
 */
export const writeSnapshot = async (
  objects: Pick<Objects, 'put'>,
  { board, readAt, postings }: Snapshot,
): Promise<string> => {
  const content = JSON.stringify(postings, (name, value: unknown) =>
    name === 'lastSeenAt' ? undefined : value,
  )
  const key = `snapshots/${board}/${createHash('sha256').update(content).digest('hex')}.ndjson.gz`
  const lines = [{ board, readAt }, ...postings].map(line => JSON.stringify(line))
  await objects.put(key, await compress(lines.join('\n')))
  return key
}

/** The snapshot does not exist or has another format. A retry can't help. */
export class BrokenSnapshot extends Error {
  constructor(key: string, options: { cause?: unknown } = {}) {
    super(
      `The snapshot ${key} ${options.cause === undefined ? 'does not exist' : 'can not be read'}.`,
      options,
    )
    this.name = 'BrokenSnapshot'
  }
}

async function* linesOf(compressed: Readable): AsyncGenerator<string> {
  const unzip = createGunzip({ chunkSize })
  // pipe() does not pass errors on, and an error of the source must end the loop below.
  compressed.on('error', error => unzip.destroy(error)).pipe(unzip)
  let rest = ''
  try {
    for await (const chunk of unzip.setEncoding('utf8')) {
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
    yield rest
  } finally {
    // Without this, a reader that stops early leaves the file open.
    compressed.destroy()
  }
}

/** The postings of a snapshot, one at a time. A broken line throws BrokenSnapshot after the postings before it. */
async function* postingsIn(key: string, compressed: Readable): AsyncGenerator<Posting> {
  try {
    let isFirst = true
    for await (const line of linesOf(compressed)) {
      if (isFirst) header.parse(jsonOrNothing(line))
      else yield posting.parse(jsonOrNothing(line))
      isFirst = false
    }
  } catch (cause) {
    throw new BrokenSnapshot(key, { cause })
  }
}

/**
 * Reads the postings of a downloaded snapshot one by one, because all postings of an index do not fit into memory, and
 * removes the file. Throws BrokenSnapshot, also where there is no file.
 */
export async function* streamPostings(key: string, file: string): AsyncGenerator<Posting> {
  try {
    yield* postingsIn(key, createReadStream(file))
  } finally {
    await rm(file, { force: true })
  }
}

/** All postings of one snapshot. Throws BrokenSnapshot, or the error of the bucket. */
export const readPostings = async (
  objects: Pick<Objects, 'get'>,
  key: string,
): Promise<readonly Posting[]> => {
  const found = await objects.get(key)
  if (!found) throw new BrokenSnapshot(key)
  const postings: Posting[] = []
  for await (const posting of postingsIn(key, Readable.from([found.body]))) postings.push(posting)
  return postings
}
