/** The functions that follow something that changes. `subscribe` is what useSyncExternalStore takes. */
export const createListeners = () => {
  const all = new Set<() => void>()
  return {
    /** Returns the way to stop. */
    subscribe: (listener: () => void): (() => void) => {
      all.add(listener)
      return () => {
        all.delete(listener)
      }
    },
    call: (): void => {
      for (const listener of all) listener()
    },
  }
}
