import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs'

const bufferSize = 1 << 20

/**
 * Stores items, numbered from 0, in a file, because a million postings do not fit into the memory of a function. One
 * buffer is used for all, so that there is little to collect.
 */
export const openSpillFile = <Item>(file: string) => {
  const descriptor = openSync(file, 'w+')
  const ends: number[] = []
  let buffer = Buffer.allocUnsafe(bufferSize)
  let buffered = 0
  let end = 0

  const flush = (): void => {
    writeSync(descriptor, buffer, 0, buffered)
    buffered = 0
  }
  /** Makes room for this many bytes. */
  const reserve = (length: number): void => {
    if (buffered + length > buffer.length) flush()
    if (length > buffer.length) buffer = Buffer.allocUnsafe(length)
  }
  return {
    put: (item: Item): void => {
      const text = JSON.stringify(item)
      // A character has three bytes of UTF-8 at most.
      reserve(text.length * 3)
      const length = buffer.write(text, buffered)
      buffered += length
      end += length
      ends.push(end)
    },
    /** Throws for an unknown number. */
    take: (at: number): Item => {
      if (buffered > 0) flush()
      const start = ends[at - 1] ?? 0
      const length = (ends[at] ?? start) - start
      reserve(length)
      readSync(descriptor, buffer, 0, length, start)
      return JSON.parse(buffer.toString('utf8', 0, length))
    },
    remove: (): void => {
      closeSync(descriptor)
      rmSync(file, { force: true })
    },
  }
}
