import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { FileFaultError, type ReadAnswer } from './file-faults.ts'

const task = z.object({ fileToRead: z.instanceof(Uint8Array) })

/** The data of the thread. Another thread that runs the same bundle does not have it. */
export const taskOf = (fileToRead: Uint8Array) => ({ fileToRead })

const answerTo = async (bytes: Uint8Array): Promise<ReadAnswer> => {
  try {
    const { readFile } = await import('./read-file.ts')
    return { text: await readFile(bytes) }
  } catch (error) {
    const fault = error instanceof FileFaultError ? error.fault : 'unreadable_file'
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return { fault, because: String(cause) }
  }
}

/** Reads the file of this thread and posts the answer. It does nothing in any other thread. */
export const answerInThread = async (): Promise<void> => {
  const given = task.safeParse(workerData)
  if (given.success && parentPort) parentPort.postMessage(await answerTo(given.data.fileToRead))
}
