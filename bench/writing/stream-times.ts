/** In milliseconds from the request. */
export type StreamTimes = {
  /** Until the first piece of the text. */
  readonly first: number
  readonly done: number
}

/** Reads a stream to its end. `isBit` says whether an event contains a piece of the text. Throws when no event does. */
export const timesOf = async <Event>(
  ask: () => AsyncIterable<Event> | Promise<AsyncIterable<Event>>,
  isBit: (event: Event) => boolean,
): Promise<StreamTimes & { readonly last: Event | undefined }> => {
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
