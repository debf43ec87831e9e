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
  /** Of JavaScript's own memory, and of what it holds besides: unpacked streams. In megabytes. */
  readonly heap: number
  readonly besides: number
}
const usual: Bounds = { milliseconds: 8000, heap: 256, besides: 384 }

const megabyte = 1024 * 1024
/** How often the thread's memory is looked at, in milliseconds: a stream unpacks at 100 MB or so a second. */
const lookEvery = 100

/** Rejects when the thread holds more outside of its heap than any resume needs: nothing else bounds that. */
const watch = (worker: Worker, { besides }: Bounds, signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const timer = setInterval(async () => {
      const { external_memory: bytes } = await worker
        .getHeapStatistics()
        .catch(() => ({ external_memory: 0 }))
      if (bytes > besides * megabyte) reject(new Error('too much memory'))
    }, lookEvery)
    signal.addEventListener('abort', () => clearInterval(timer))
  })

const answerOf = async (worker: Worker, bounds: Bounds, signal: AbortSignal): Promise<ReadAnswer> => {
  const late = AbortSignal.timeout(bounds.milliseconds)
  const message = once(worker, 'message', { signal: AbortSignal.any([signal, late]) })
  const exit = once(worker, 'exit', { signal }).then(([code]) => {
    throw new Error(`The thread ended with ${code}.`)
  })
  const [answer] = await Promise.race([message, exit, watch(worker, bounds, signal)])
  return readAnswer.parse(answer)
}

/**
 * Reads files in threads of their own, one for each, which can be stopped: a file that is made to keep a reader busy, or
 * to fill its memory, keeps nobody else. The thread begins at `start`, has no environment, and is told nothing but the
 * bytes.
 */
export const createFileReader = (start: URL, different: Partial<Bounds> = {}): FileReader => ({
  textOf: async bytes => {
    const bounds = { ...usual, ...different }
    const done = new AbortController()
    const worker = new Worker(start, {
      workerData: taskOf(bytes),
      env: {},
      execArgv: [],
      // What the libraries remark on is about somebody's file: it goes nowhere.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: bounds.heap, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    })
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

/** A reader where the code is not one file. */
export const sourceFileReader = (different: Partial<Bounds> = {}): FileReader =>
  createFileReader(new URL('./thread.ts', import.meta.url), different)
