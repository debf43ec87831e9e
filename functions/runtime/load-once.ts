/** Returns a function that loads a value at its first call and then gives the same value. A failed load is repeated. */
export const loadOnce = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loading: Promise<Value> | undefined
  return () => {
    loading ??= load().catch(error => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/**
 * Makes the methods of a service whose code is loaded at the first call of any of them: `send: method(it => it.send)`.
 * Only some requests use such a service, and all others start faster without its code.
 */
export const loadedLater = <Service>(load: () => Promise<Service>) => {
  const loaded = loadOnce(load)
  const method =
    <Given extends unknown[], Result>(
      methodOf: (service: Service) => (...given: Given) => Promise<Result>,
    ): ((...given: Given) => Promise<Result>) =>
    async (...given) =>
      methodOf(await loaded())(...given)
  return { loaded, method }
}
