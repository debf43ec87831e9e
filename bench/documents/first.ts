import * as z from 'zod'
import { startForked } from '../forked.ts'

const first = z.object({ ms: z.number() })

/** Milliseconds until the first file of its kind is made in a new process, including the loading of libraries. */
export const firstOf = async (name: string): Promise<number> => {
  const { said, stop } = await startForked('documents/first-process.ts', [name], first)
  await stop()
  return said.ms
}
