import { ConnectionLost } from '../api/connection-lost.ts'
import { timing } from '../timing.ts'

/** A file of the app did not come: the line dropped, or a newer version of the app is out. */
export class FileNotLoaded extends ConnectionLost {
  override readonly name = 'FileNotLoaded'

  constructor(options: { cause?: unknown } = {}) {
    // It was tried again already: whoever asked is told at once.
    super({ ...options, afterDeadline: true })
  }
}

const pausesMs = [timing.fileRetry, 4 * timing.fileRetry]
const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

const lineIsThere = async () => {
  try {
    return (await fetch('/theme.js', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** What the browser does here; tests give their own. */
const ourBrowser = { wait, lineIsThere, reload: () => location.reload() }

type Options = {
  /** Nobody waits for the file: the page is never loaded anew for it. */
  readonly inBackground?: boolean
  readonly browser?: typeof ourBrowser
}

/** The one way to a file that is not there from the start. */
export type LazyFile<T> = {
  /** What the file holds, once it has come. */
  readonly here: () => T | undefined
  /** Asks for it three times at most, waiting longer each time. Throws FileNotLoaded. */
  readonly load: () => Promise<T>
}

export const lazyFile = <T>(
  bring: () => Promise<T>,
  { inBackground = false, browser: { wait, lineIsThere, reload } = ourBrowser }: Options = {},
): LazyFile<T> => {
  let here: T | undefined
  let coming: Promise<T> | undefined
  let failedBefore = false

  const insistently = async (tries = 0): Promise<T> => {
    try {
      here = await bring()
      return here
    } catch (cause) {
      const pause = pausesMs[tries]
      if (pause !== undefined) {
        await wait(pause)
        return insistently(tries + 1)
      }
      // Older browsers hold on to a file that failed once, and would fail for ever: only a new page asks again.
      if (!inBackground && failedBefore && (await lineIsThere())) reload()
      failedBefore = true
      throw new FileNotLoaded({ cause })
    }
  }

  return {
    here: () => here,
    load: () => {
      if (here !== undefined) return Promise.resolve(here)
      coming ??= insistently().finally(() => {
        coming = undefined
      })
      return coming
    },
  }
}
