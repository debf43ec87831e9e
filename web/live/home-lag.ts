import { timing } from '../timing.ts'

/**
 * What the home screen shows is counted a moment after a write, and told of by a live event. Who writes and goes home
 * may be faster; where no event comes, the home screen looks once more.
 */
export const createHomeLag = () => {
  let wroteAt: number | null = null
  return {
    /** This tab has written something that is counted. */
    wrote: (now: number): void => {
      wroteAt = now
    },
    /** The server has told of a new count. */
    heard: (): void => {
      wroteAt = null
    },
    /** How long to wait before what was loaded then is loaded again; null: it holds all that this tab wrote. */
    lookAgainIn: (loadedAt: number): number | null =>
      wroteAt !== null && loadedAt - wroteAt < timing.homeCount ? timing.homeCount : null,
  }
}

export const homeLag = createHomeLag()
