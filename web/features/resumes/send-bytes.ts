import { ConnectionLost } from '../../api/connection-lost.ts'

/** Without progress for so many milliseconds, the connection counts as lost. */
const idleLimit = 45_000

/** The bucket refused the file: the link has expired, or the file is not complete. */
export class NotArrived extends Error {}

type Link = { readonly url: string; readonly headers: Readonly<Record<string, string>> }
type Options = {
  readonly signal: AbortSignal
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void
}

/**
 * Uploads a file to a signed link. Uses XMLHttpRequest, because fetch reports no upload progress. Throws ConnectionLost,
 * NotArrived, or the signal's reason.
 */
export const sendBytes = (
  { url, headers }: Link,
  file: Blob,
  { signal, onProgress }: Options,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let idleTimer: ReturnType<typeof setTimeout>
    const finish = (settle: () => void) => () => {
      clearTimeout(idleTimer)
      signal.removeEventListener('abort', stop)
      settle()
    }
    const stop = () => request.abort()
    const lost = () => new ConnectionLost()
    const resetTimer = () => {
      clearTimeout(idleTimer)
      idleTimer = setTimeout(stop, idleLimit)
    }
    request.open('PUT', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      resetTimer()
      if (total > 0) onProgress(loaded / total)
    })
    request.addEventListener(
      'load',
      finish(() =>
        request.status < 300 ? resolve() : reject(new NotArrived(`It was answered with ${request.status}.`)),
      ),
    )
    request.addEventListener(
      'error',
      finish(() => reject(lost())),
    )
    request.addEventListener(
      'abort',
      finish(() => reject(signal.aborted ? signal.reason : lost())),
    )
    signal.addEventListener('abort', stop)
    resetTimer()
    if (signal.aborted) finish(() => reject(signal.reason))()
    else request.send(file)
  })
