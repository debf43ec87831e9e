import { setTimeout as sleep } from 'node:timers/promises'
import type { Watch } from './deadline.ts'
import { ModelFault } from './faults.ts'

const mostTries = 3
/** In milliseconds; it doubles with each try. */
const firstPause = 1000

export type Retrying = {
  readonly watch: Watch
  /** 0 to 1: what part of the longest pause is waited. */
  readonly random: () => number
  readonly onTry: () => void
}

/**
 * Tries again, after a pause of random length, what was throttled, and nothing else. A try that has given something out
 * must not say that it was throttled.
 */
export async function* retried<Given, Result>(
  attempt: () => AsyncGenerator<Given, Result, undefined>,
  { watch, random, onTry }: Retrying,
): AsyncGenerator<Given, Result, undefined> {
  for (let tries = 1; ; tries += 1) {
    onTry()
    try {
      return yield* attempt()
    } catch (error) {
      const isThrottled = error instanceof ModelFault && error.outcome === 'throttled'
      if (!isThrottled || tries === mostTries) throw error
    }
    const pause = random() * firstPause * 2 ** (tries - 1)
    await watch.within(sleep(pause, undefined, { signal: watch.signal }))
  }
}
