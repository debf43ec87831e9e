import * as z from 'zod'
import { startForked } from '../forked.ts'

const building = z.object({
  listings: z.number(),
  jobs: z.number(),
  seconds: z.number(),
  fileKb: z.number(),
  memoryKb: z.number(),
})
export type Building = z.infer<typeof building>

const times = z.array(z.object({ terms: z.number(), ms: z.array(z.number()) }))

const asking = z.object({ firstMs: z.number(), times, memoryKb: z.number() })
export type Asking = z.infer<typeof asking>

const miniAsking = z.object({ seconds: z.number(), times, memoryKb: z.number() })
export type MiniAsking = z.infer<typeof miniAsking>

const run = async <Said extends z.ZodType>(
  script: string,
  args: readonly string[],
  says: Said,
): Promise<z.output<Said>> => {
  const { said, stop } = await startForked(`search/${script}`, args, says)
  await stop()
  return said
}

// Each in a process of its own, so that the memory of one is not counted with another's.

export const build = (count: number, file: string) => run('building.ts', [String(count), file], building)
export const ask = (file: string, queries: number) => run('asking.ts', [file, String(queries)], asking)
export const askMini = (file: string, queries: number) => run('mini.ts', [file, String(queries)], miniAsking)
