import * as z from 'zod/mini'
import { jsonOrNothing } from '../../shared/json.ts'
import type { Objects } from '../services/objects.ts'

const key = 'indexes/current.json'

/** Which index is served: the one object that is ever replaced. What it names is never changed. */
const pointer = z.object({
  /** Keys of the index file, and of the newest jobs beside it. */
  index: z.string(),
  newest: z.string(),
  builtAt: z.string(),
  jobs: z.int(),
  /** Stands for the snapshots that it was built from. */
  inputs: z.string(),
})
export type Pointer = z.infer<typeof pointer>

/** Null before there is one. Throws where it is not a pointer: that is a fault of ours. */
export const readPointer = async (objects: Pick<Objects, 'get'>) => {
  const found = await objects.get(key)
  if (!found) return null
  return { ...pointer.parse(jsonOrNothing(new TextDecoder().decode(found.body))), etag: found.etag }
}

/** False where another builder has replaced it since it was read: that one's index is served. */
export const replacePointer = async (
  objects: Pick<Objects, 'put'>,
  next: Pointer,
  before: { readonly etag: string } | null,
): Promise<boolean> => {
  const condition = before ? { etag: before.etag } : ({ absent: true } as const)
  return (await objects.put(key, JSON.stringify(next), condition)) !== null
}
