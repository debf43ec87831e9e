/** Milliseconds from the asking. */
export type Heard = {
  /** To the first bit of what is written. */
  readonly first: number
  readonly done: number
}

/** Listens to a stream to its end. `isBit` says which of its events bring a bit of the text. */
export const hear = async <Event>(
  ask: () => AsyncIterable<Event> | Promise<AsyncIterable<Event>>,
  isBit: (event: Event) => boolean,
): Promise<Heard & { readonly last: Event | undefined }> => {
  const began = performance.now()
  let first = Number.NaN
  let last: Event | undefined
  for await (const event of await ask()) {
    if (Number.isNaN(first) && isBit(event)) first = performance.now() - began
    last = event
  }
  if (Number.isNaN(first)) throw new Error('Nothing was written.')
  return { first, done: performance.now() - began, last }
}
