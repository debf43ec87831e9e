import { heartbeat } from '../../shared/api/event-stream.ts'

/** CloudFront gives up on an origin that is silent for its read timeout: well below that, in milliseconds. */
const silence = 10_000

/** The same texts, and a sign of life wherever nothing comes for a while. */
export async function* withHeartbeats(
  texts: AsyncGenerator<string, void, undefined>,
  every = silence,
): AsyncGenerator<string, void, undefined> {
  try {
    let next = texts.next()
    for (;;) {
      const { promise: silent, resolve } = Promise.withResolvers<'silent'>()
      const timer = setTimeout(() => resolve('silent'), every)
      const came = await Promise.race([next, silent]).finally(() => clearTimeout(timer))
      if (came === 'silent') yield heartbeat
      else if (came.done) return
      else {
        yield came.value
        next = texts.next()
      }
    }
  } finally {
    await texts.return()
  }
}
