import { timing } from '../timing.ts'

/** How long the event of a write may take to come back, in milliseconds. A later event is of another write. */
const echoTime = 10_000

/**
 * The writes that this tab has just made. Their live events bring nothing new, so they reload nothing over a paid line,
 * and a row that the person typed here gets no toast. Each write silences one event.
 */
export const createOwnWrites = () => {
  const times = new Map<string, number[]>()
  const set = (id: string, left: number[]) => (left.length > 0 ? times.set(id, left) : times.delete(id))
  const fresh = (id: string, now: number) => (times.get(id) ?? []).filter(time => now - time < echoTime)
  const withdraw = (id: string, noted: number) => {
    const all = times.get(id) ?? []
    const at = all.indexOf(noted)
    const left = all.filter((_, index) => index !== at)
    set(id, left)
  }
  return {
    /** Notes a write of these rows. Call what it returns when the write failed: a later event is then news. */
    note: (ids: readonly string[], now: number): (() => void) => {
      for (const id of ids) set(id, [...fresh(id, now), now])
      return () => {
        for (const id of ids) withdraw(id, now)
      }
    },
    /** The event of a write of this row has not come yet. */
    isAwaited: (id: string, now: number): boolean => fresh(id, now).length > 0,
    /** An event of this row came. True once for each write noted in the last seconds. */
    isEcho: (id: string, now: number): boolean => {
      const [first, ...rest] = fresh(id, now)
      set(id, rest)
      return first !== undefined
    },
  }
}

export const ownWrites = createOwnWrites()

/**
 * The server counts what the home screen shows a moment after a write, and then sends an event. A person who writes and
 * goes home may be faster; in case no event comes, the home screen loads once more.
 */
export const createHomeLag = () => {
  let wroteAt: number | null = null
  return {
    /** This tab has written something that is counted. */
    markWrite: (now: number): void => {
      wroteAt = now
    },
    /** The event of a new count came. */
    markCounted: (): void => {
      wroteAt = null
    },
    /** How long to wait, in milliseconds, before the home screen loads again; null: it shows all that this tab wrote. */
    reloadIn: (loadedAt: number): number | null =>
      wroteAt !== null && loadedAt - wroteAt < timing.homeCount ? timing.homeCount : null,
  }
}

export const homeLag = createHomeLag()
