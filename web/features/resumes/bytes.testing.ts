import { expect, vi } from 'vitest'

/** What becomes of bytes where they are sent. */
type Fate = 'taken' | 'refused' | 'lost' | 'on their way'

/**
 * Stands at the place of the bucket: takes the bytes that the app puts there by XMLHttpRequest. Only what `sendBytes`
 * needs of one; journeys prove the real one.
 */
export const standForBucket = () => {
  const sent: { url: string; headers: Record<string, string>; body: unknown }[] = []
  let fate: Fate = 'taken'
  let stopped = 0

  class Request extends EventTarget {
    readonly upload = new EventTarget()
    status = 0
    private url = ''
    private readonly headers: Record<string, string> = {}

    open(method: string, url: string): void {
      expect(method).toBe('PUT')
      this.url = url
    }
    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value
    }
    send(body: Blob): void {
      const { url, headers } = this
      sent.push({ url, headers, body })
      const { size: total } = body
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: total / 2, total }))
      if (fate === 'on their way') return
      this.status = fate === 'taken' ? 200 : 403
      this.dispatchEvent(new Event(fate === 'lost' ? 'error' : 'load'))
    }
    abort(): void {
      stopped += 1
      this.dispatchEvent(new Event('abort'))
    }
  }

  vi.stubGlobal('XMLHttpRequest', Request)
  return {
    sent: (): readonly (typeof sent)[number][] => sent,
    stopped: (): number => stopped,
    /** From now on. */
    become: (next: Fate): void => {
      fate = next
    },
  }
}
