import type { Readable, Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'

/**
 * Sends a body as it comes. Whoever asked may leave, even before it begins: that is no failure, and what makes the body
 * hears of it. In the end all that was begun for it has ended.
 */
export const sendBody = async (body: Readable, to: Writable): Promise<void> => {
  await pipeline(body, to).catch(() => undefined)
  // To one who has left already nothing is piped at all.
  body.destroy()
  await finished(body).catch(() => undefined)
}
