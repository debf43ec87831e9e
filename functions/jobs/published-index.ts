import * as z from 'zod/mini'
import { jsonOrNothing } from '../../shared/json.ts'
import type { Objects } from '../services/objects.ts'
import { indexedJob } from './index/card.ts'
import { formatVersion } from './index/file-format.ts'
import type { IndexedJob } from './job-index.ts'
import { storedFile } from './stored-file.ts'

/**
 * Each version of the format has a pointer of its own. So a function of an older version goes on with the last index
 * that it can read, and one of a newer version never opens an older file.
 */
const keyOf = (version: number): string => `indexes/current-${version}.json`
const key = keyOf(formatVersion)

/** Names the index that is served. Only this object is ever replaced. The objects that it names never change. */
const pointer = z.object({
  /** The file that is searched. */
  search: storedFile,
  /** The key of the descriptions, which are read by ranges. */
  texts: z.string(),
  /** What only the next index reads. */
  seen: storedFile,
  /** The key of the newest jobs. */
  newest: z.string(),
  builtAt: z.string(),
  jobs: z.int(),
  /** A hash of the snapshots that the index was built from. */
  inputs: z.string(),
})
export type Pointer = z.infer<typeof pointer>

/** Null before the first index. Throws for an object that is no pointer, because only our own code writes it. */
export const readPointer = async (objects: Pick<Objects, 'get'>) => {
  const found = await objects.get(key)
  if (!found) return null
  return { ...pointer.parse(jsonOrNothing(new TextDecoder().decode(found.body))), etag: found.etag }
}

/** The part of the pointer of this version or, until its first index is built, of the version before. Null: neither. */
const readPart = async <Part extends z.ZodMiniType>(
  objects: Pick<Objects, 'get'>,
  part: Part,
): Promise<z.output<Part> | null> => {
  for (const version of [formatVersion, formatVersion - 1]) {
    const found = await objects.get(keyOf(version))
    const read = found && z.safeParse(part, jsonOrNothing(new TextDecoder().decode(found.body)))
    if (read?.success) return read.data
  }
  return null
}

const { newest, builtAt, seen } = pointer.shape
const newestPart = z.object({ newest, builtAt })
const seenPart = z.object({ seen })

/** The key of the newest jobs. */
export const readNewest = (objects: Pick<Objects, 'get'>) => readPart(objects, newestPart)

/** What the index before the next one has seen. */
export const readSeen = async (objects: Pick<Objects, 'get'>) =>
  (await readPart(objects, seenPart))?.seen ?? null

/** False where another builder has replaced the pointer since it was read. The index of that builder is served. */
export const replacePointer = async (
  objects: Pick<Objects, 'put'>,
  next: Pointer,
  before: { readonly etag: string } | null,
): Promise<boolean> => {
  const condition = before ? { etag: before.etag } : ({ absent: true } as const)
  return (await objects.put(key, JSON.stringify(next), condition)) !== null
}

/** The number of newest jobs that are published with an index. */
export const newestCount = 25

/** The object of the newest jobs, which are shown while no index can be opened. */
export const newestText = (jobs: readonly IndexedJob[]): string => JSON.stringify(jobs)

export const newestOf = (body: Uint8Array): IndexedJob[] =>
  z.array(indexedJob).parse(jsonOrNothing(new TextDecoder().decode(body)))
