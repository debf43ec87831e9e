import type { Page } from 'playwright/test'
import * as z from 'zod'
import type { Piece } from './judges/pieces.ts'

const pieces = z.array(z.object({ at: z.number(), text: z.string() }))

/** Notes each part of the streamed answers that a page reads from now on, with its time. Returns how to read the notes. */
export const noteStreams = async (page: Page): Promise<() => Promise<Piece[]>> => {
  await page.evaluate(() => {
    const noted: { at: number; text: string }[] = []
    Object.assign(globalThis, { smokePieces: noted })
    const fetchAsBefore = globalThis.fetch
    const note = async (stream: ReadableStream<Uint8Array>, begun: number) => {
      const decoder = new TextDecoder()
      const reader = stream.getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        noted.push({ at: performance.now() - begun, text: decoder.decode(value, { stream: true }) })
      }
    }
    globalThis.fetch = async (...asked) => {
      const begun = performance.now()
      const response = await fetchAsBefore(...asked)
      const { body, headers, status, statusText } = response
      if (!body || !headers.get('content-type')?.startsWith('text/event-stream')) return response
      const [forApp, forNotes] = body.tee()
      // The app ends its request when it has the last event.
      note(forNotes, begun).catch(() => undefined)
      return new Response(forApp, { headers, status, statusText })
    }
  })
  return async () => pieces.parse(await page.evaluate(() => Reflect.get(globalThis, 'smokePieces')))
}
