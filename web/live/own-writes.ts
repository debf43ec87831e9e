/** How long the echo of a write may take to come round, in milliseconds. After that an event is somebody else's. */
const echoTime = 10_000

/**
 * The writes that this tab has just made. Their live events tell it nothing new: no reload over a paid line for them,
 * and no toast for a row that the person typed here. Each write silences one event.
 */
export const createOwnWrites = () => {
  const times = new Map<string, number[]>()
  const fresh = (id: string, now: number) => (times.get(id) ?? []).filter(time => now - time < echoTime)
  return {
    note: (id: string, now: number): void => {
      times.set(id, [...fresh(id, now), now])
    },
    /** True once for each write noted in the last seconds. */
    isEcho: (id: string, now: number): boolean => {
      const [first, ...rest] = fresh(id, now)
      if (rest.length > 0) times.set(id, rest)
      else times.delete(id)
      return first !== undefined
    },
  }
}

export const ownWrites = createOwnWrites()
