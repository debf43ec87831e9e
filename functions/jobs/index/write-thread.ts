import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { type MessagePort, parentPort, Worker, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { createWriter, type JobRow, type Names, type WrittenFiles } from './writer.ts'

/** The data of the thread. Another thread that runs the same bundle does not have it. */
const task = z.object({ filesToWrite: z.object({ search: z.string(), texts: z.string() }) })

type Message =
  | { readonly rows: readonly JobRow[] }
  | { readonly about: Readonly<Record<string, string>>; readonly names: Names }

/** The rows of one message, and how many messages may wait: some megabytes. */
const rowsAtOnce = 200
const mostWaiting = 2

/** In megabytes. The thread keeps little, and without limits its heap would grow to several times that. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }

/**
 * A writer in a thread of its own, so that the caller makes the next rows meanwhile. Its promises reject where the thread
 * fails, and `add` waits while the thread has much to do.
 */
export const createWriterThread = (files: WrittenFiles) => {
  // This same file writes, in the thread.
  const worker = new Worker(new URL(import.meta.url), { workerData: { filesToWrite: files }, resourceLimits })
  let rows: JobRow[] = []
  let waiting = 0
  worker.on('message', () => {
    waiting -= 1
  })
  const failure = new Promise<never>((_, reject) => {
    worker.once('error', reject)
    worker.once('exit', code => reject(new Error(`The thread that writes the index ended with ${code}.`)))
  })
  // Only a caller that waits is told.
  failure.catch(() => undefined)

  const send = (message: Message): void => {
    waiting += 1
    worker.postMessage(message)
  }
  const sendRows = (): void => {
    send({ rows })
    rows = []
  }
  const untilWaiting = async (most: number): Promise<void> => {
    while (waiting > most) await Promise.race([once(worker, 'message'), failure])
  }
  return {
    add: async (row: JobRow): Promise<void> => {
      rows.push(row)
      if (rows.length < rowsAtOnce) return
      sendRows()
      await untilWaiting(mostWaiting)
    },
    finish: async (about: Readonly<Record<string, string>>, names: Names): Promise<void> => {
      sendRows()
      send({ about, names })
      await untilWaiting(0)
    },
    /** Ends the thread, and removes what is not finished. Must always be called last. */
    close: async (): Promise<void> => {
      await worker.terminate()
      for (const file of [files.search, files.texts]) rmSync(file, { force: true })
    },
  }
}

/** Writes what the messages say, and answers each. An error ends the thread. */
const writeIn = (files: WrittenFiles, port: MessagePort): void => {
  const writer = createWriter(files)
  port.on('message', (message: Message) => {
    if ('rows' in message) for (const row of message.rows) writer.add(row)
    else writer.finish(message.about, message.names)
    port.postMessage('written')
  })
}

const given = task.safeParse(workerData)
if (given.success && parentPort) writeIn(given.data.filesToWrite, parentPort)
