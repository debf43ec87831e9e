import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs'

const bufferSize = 1 << 20

/** Stores items, numbered from 0, in a file, because a million postings do not fit into the memory of a function. */
export const openSpillFile = <Item>(file: string) => {
  const descriptor = openSync(file, 'w+')
  const ends: number[] = []
  let buffer: Buffer[] = []
  let buffered = 0
  let end = 0

  const flush = (): void => {
    writeSync(descriptor, Buffer.concat(buffer))
    buffer = []
    buffered = 0
  }
  return {
    put: (item: Item): void => {
      const bytes = Buffer.from(JSON.stringify(item))
      buffer.push(bytes)
      buffered += bytes.length
      end += bytes.length
      ends.push(end)
      if (buffered >= bufferSize) flush()
    },
    /** Throws for an unknown number. */
    take: (at: number): Item => {
      if (buffered > 0) flush()
      const start = ends[at - 1] ?? 0
      const bytes = Buffer.allocUnsafe((ends[at] ?? start) - start)
      readSync(descriptor, bytes, 0, bytes.length, start)
      return JSON.parse(bytes.toString())
    },
    remove: (): void => {
      closeSync(descriptor)
      rmSync(file, { force: true })
    },
  }
}
