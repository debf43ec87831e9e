import { once } from 'node:events'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { type BuildTask, type BuiltFiles, buildFiles, buildTask } from './build-files.ts'

/** The data of the thread. Another thread that runs the same bundle does not have it. */
const task = z.object({ indexToBuild: buildTask })

/**
 * In megabytes. A million jobs need some 100 of the heap; their other memory is outside of it. Without limits the heap
 * would grow to several times that, because memory seems to be there.
 */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 24 }

const answer = z.object({ jobs: z.int(), broken: z.array(z.record(z.string(), z.unknown())) })

/** Builds an index in two threads, beside the one that answers requests. Rejects where one of them fails. */
export const buildInThreads = async (indexToBuild: BuildTask): Promise<BuiltFiles> => {
  // This same file builds, in the thread.
  const worker = new Worker(new URL(import.meta.url), { workerData: { indexToBuild }, resourceLimits })
  const exit = once(worker, 'exit').then(([code]: unknown[]) => {
    throw new Error(`The thread that builds the index ended with ${code}.`)
  })
  exit.catch(() => undefined)
  try {
    const [message]: unknown[] = await Promise.race([once(worker, 'message'), exit])
    return answer.parse(message)
  } finally {
    await worker.terminate()
  }
}

const given = task.safeParse(workerData)
if (given.success && parentPort) parentPort.postMessage(await buildFiles(given.data.indexToBuild, true))
