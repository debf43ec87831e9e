import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { FileFaultError, type ReadAnswer, readAnswer } from './file-faults.ts'
import { taskOf } from './reading-thread.ts'

export type FileReader = {
  /** The text of a PDF or a Word document, by its content. Throws FileFaultError. */
  readonly textOf: (bytes: Uint8Array) => Promise<string>
}

type Bounds = {
  readonly milliseconds: number
  /** In megabytes: the heap of JavaScript, and the memory outside of it, such as unpacked streams. */
  readonly heap: number
  readonly external: number
}
const usual: Bounds = { milliseconds: 8000, heap: 256, external: 384 }

const megabyte = 1024 * 1024
/** In milliseconds: the time between two checks of the memory. A stream unpacks about 100 MB in a second. */
const checkEvery = 100

/** Rejects when the thread holds too much memory outside of its heap, because Node has no limit for that memory. */
const watchMemory = (worker: Worker, { external }: Bounds, signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const timer = setInterval(async () => {
      const { external_memory: bytes } = await worker
        .getHeapStatistics()
        .catch(() => ({ external_memory: 0 }))
      if (bytes > external * megabyte) reject(new Error('too much memory'))
    }, checkEvery)
    signal.addEventListener('abort', () => clearInterval(timer))
  })

const answerOf = async (worker: Worker, bounds: Bounds, signal: AbortSignal): Promise<ReadAnswer> => {
  const late = AbortSignal.timeout(bounds.milliseconds)
  const message = once(worker, 'message', { signal: AbortSignal.any([signal, late]) })
  const exit = once(worker, 'exit', { signal }).then(([code]) => {
    throw new Error(`The thread ended with ${code}.`)
  })
  const [answer] = await Promise.race([message, exit, watchMemory(worker, bounds, signal)])
  return readAnswer.parse(answer)
}

/**
 * Reads each file in a thread of its own, which can be stopped, because a file may be made to keep its reader busy or
 * to fill the memory. The thread begins at `start`. It has no environment, and gets only the bytes.
 */
export const createFileReader = (start: URL, different: Partial<Bounds> = {}): FileReader => ({
  textOf: async bytes => {
    const bounds = { ...usual, ...different }
    const done = new AbortController()
    const worker = new Worker(start, {
      workerData: taskOf(bytes),
      env: {},
      execArgv: [],
      // The output of the libraries is discarded, because it may quote the file.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: bounds.heap, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    })
    // Behind its answer, a thread may still fail before it is stopped. Without a listener, that would end the process.
    worker.on('error', () => undefined)
    worker.stdout.resume()
    worker.stderr.resume()
    try {
      const answer = await answerOf(worker, bounds, done.signal)
      if ('text' in answer) return answer.text
      throw new FileFaultError(answer.fault, answer.because)
    } catch (cause) {
      throw cause instanceof FileFaultError ? cause : new FileFaultError('unreadable_file', cause)
    } finally {
      done.abort()
      await worker.terminate()
    }
  },
})

/** A reader for code that is not bundled into one file. */
export const sourceFileReader = (different: Partial<Bounds> = {}): FileReader =>
  createFileReader(new URL('./thread.ts', import.meta.url), different)
