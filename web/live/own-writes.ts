/** How long the echo of a write may take to come round, in milliseconds. After that an event is somebody else's. */
const echoTime = 10_000

/**
 * The writes that this tab has just made. Their live events tell it nothing new: no reload over a paid line for them,
 * and no toast for a row that the person typed here. Each write silences one event.
 */
export const createOwnWrites = () => {
  const times = new Map<string, number[]>()
  const set = (id: string, left: number[]) => (left.length > 0 ? times.set(id, left) : times.delete(id))
  const fresh = (id: string, now: number) => (times.get(id) ?? []).filter(time => now - time < echoTime)
  const withdraw = (id: string, noted: number) => {
    const all = times.get(id) ?? []
    const at = all.indexOf(noted)
    set(
      id,
      all.filter((_, index) => index !== at),
    )
  }
  return {
    /** Notes a write of these rows. Call what it returns when the write failed: a later event is then news. */
    note: (ids: readonly string[], now: number): (() => void) => {
      for (const id of ids) set(id, [...fresh(id, now), now])
      return () => {
        for (const id of ids) withdraw(id, now)
      }
    },
    /** The echo of a write of this row has not come yet. */
    isAwaited: (id: string, now: number): boolean => fresh(id, now).length > 0,
    /** True once for each write noted in the last seconds. */
    isEcho: (id: string, now: number): boolean => {
      const [first, ...rest] = fresh(id, now)
      set(id, rest)
      return first !== undefined
    },
  }
}

export const ownWrites = createOwnWrites()
