import * as z from 'zod/mini'
import { jsonOrNothing } from '../../shared/json.ts'
import type { Objects } from '../services/objects.ts'
import { indexedJob } from './index/card.ts'
import type { IndexedJob } from './job-index.ts'

const key = 'indexes/current.json'

/** Names the index that is served. Only this object is ever replaced. The objects that it names never change. */
const pointer = z.object({
  /** The keys of the index file and of the newest jobs. */
  index: z.string(),
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
