import { ConnectionLost } from '../../api/connection-lost.ts'

/** The longest silence, in milliseconds. */
const patience = 45_000

/** The bucket did not take the file: the link was valid no more, or less came than was announced. */
export class NotArrived extends Error {}

type Link = { readonly url: string; readonly headers: Readonly<Record<string, string>> }
type Options = {
  readonly signal: AbortSignal
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void
}

/**
 * Puts a file where a link says. By XMLHttpRequest, because it says how much is sent: on a slow line 5 MB take minutes.
 * Throws ConnectionLost, NotArrived, or the signal's reason.
 */
export const sendBytes = (
  { url, headers }: Link,
  file: Blob,
  { signal, onProgress }: Options,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let silence: ReturnType<typeof setTimeout>
    const over = (settle: () => void) => () => {
      clearTimeout(silence)
      signal.removeEventListener('abort', stop)
      settle()
    }
    const stop = () => request.abort()
    const lost = () => new ConnectionLost()
    const listen = () => {
      clearTimeout(silence)
      silence = setTimeout(stop, patience)
    }
    request.open('PUT', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      listen()
      if (total > 0) onProgress(loaded / total)
    })
    request.addEventListener(
      'load',
      over(() =>
        request.status < 300 ? resolve() : reject(new NotArrived(`It was answered with ${request.status}.`)),
      ),
    )
    request.addEventListener(
      'error',
      over(() => reject(lost())),
    )
    request.addEventListener(
      'abort',
      over(() => reject(signal.aborted ? signal.reason : lost())),
    )
    signal.addEventListener('abort', stop)
    listen()
    if (signal.aborted) over(() => reject(signal.reason))()
    else request.send(file)
  })
