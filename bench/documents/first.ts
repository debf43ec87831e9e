import * as z from 'zod'
import { startForked } from '../forked.ts'

const first = z.object({ ms: z.number() })

/** Milliseconds until the first file of its kind is there, in a process that has made none: the libraries are loaded too. */
export const firstOf = async (name: string): Promise<number> => {
  const { said, stop } = await startForked('documents/first-process.ts', [name], first)
  await stop()
  return said.ms
}
