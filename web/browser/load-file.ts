import { ConnectionLost } from '../api/connection-lost.ts'
import { timing } from '../timing.ts'

/** A file of the app could not be loaded: the line dropped, or a newer version of the app is out. */
export class FileNotLoaded extends ConnectionLost {
  override readonly name = 'FileNotLoaded'

  constructor(options: { cause?: unknown } = {}) {
    // The file was asked for again already, so the caller gets the error at once.
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

/** What the browser does; tests give their own. */
const ourBrowser = { wait, lineIsThere, reload: () => location.reload() }

type Options = {
  /** Nobody waits for the file, so the page is never reloaded for it. */
  readonly inBackground?: boolean
  readonly browser?: typeof ourBrowser
}

/** The one way to a file that is loaded on demand. */
export type LazyFile<T> = {
  /** What the file exports, once it is loaded. */
  readonly loaded: () => T | undefined
  /** Asks for it three times at most, waiting longer each time. Throws FileNotLoaded. */
  readonly load: () => Promise<T>
}

export const lazyFile = <T>(
  importFile: () => Promise<T>,
  { inBackground = false, browser: { wait, lineIsThere, reload } = ourBrowser }: Options = {},
): LazyFile<T> => {
  let loaded: T | undefined
  let loading: Promise<T> | undefined
  let failedBefore = false

  const loadWithRetries = async (tries = 0): Promise<T> => {
    try {
      loaded = await importFile()
      return loaded
    } catch (cause) {
      const pause = pausesMs[tries]
      if (pause !== undefined) {
        await wait(pause)
        return loadWithRetries(tries + 1)
      }
      // Older browsers remember that a file failed, and would fail for ever: only a new page asks again.
      if (!inBackground && failedBefore && (await lineIsThere())) reload()
      failedBefore = true
      throw new FileNotLoaded({ cause })
    }
  }

  return {
    loaded: () => loaded,
    load: () => {
      if (loaded !== undefined) return Promise.resolve(loaded)
      loading ??= loadWithRetries().finally(() => {
        loading = undefined
      })
      return loading
    },
  }
}
