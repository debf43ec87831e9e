import * as z from 'zod'
import { type StoredFile, storedFile } from '../../functions/jobs/stored-file.ts'
import { boards } from '../../shared/lists.ts'
import { startForked } from '../forked.ts'

const times = z.array(z.object({ terms: z.number(), ms: z.array(z.number()) }))

const asking = z.object({ coldMs: z.number(), firstMs: z.number(), times, memoryKb: z.number() })
export type Asking = z.infer<typeof asking>

const miniAsking = z.object({ seconds: z.number(), times, memoryKb: z.number() })
export type MiniAsking = z.infer<typeof miniAsking>

export const snapshots = z.array(z.object({ board: z.enum(boards), snapshot: z.string() }))
export type Snapshots = z.infer<typeof snapshots>

const publishing = z.object({
  jobs: z.number(),
  seconds: z.number(),
  memoryKb: z.number(),
  fileKb: z.number(),
  textsKb: z.number(),
  /** What a function that searches fetches. */
  stored: storedFile,
})
export type Publishing = z.infer<typeof publishing>

const run = async <Said extends z.ZodType>(
  script: string,
  args: readonly string[],
  says: Said,
): Promise<z.output<Said>> => {
  const { said, stop } = await startForked(`search/${script}`, args, says)
  await stop()
  return said
}

// Each step runs in a process of its own, so that its memory is measured alone.

export const ask = (file: string, queries: number, stored: StoredFile) =>
  run('asking.ts', [file, String(queries), JSON.stringify(stored)], asking)
export const askMini = (file: string, queries: number) => run('mini.ts', [file, String(queries)], miniAsking)
export const writeSnapshots = (count: number, folder: string) =>
  run('snapshots.ts', [String(count), folder], snapshots)
export const publish = (folder: string, written: Snapshots, file: string) =>
  run('publishing.ts', [folder, JSON.stringify(written), file], publishing)
