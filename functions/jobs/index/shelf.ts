import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs'

const heapSize = 1 << 20

/**
 * Items that wait on the disk until it is known which of them are needed, and in which order: a million postings would
 * not fit into the memory of a function. Each is taken by its number, from 0 on.
 */
export const openShelf = <Item>(file: string) => {
  const descriptor = openSync(file, 'w+')
  const ends: number[] = []
  let heap: Buffer[] = []
  let heaped = 0
  let end = 0

  const flush = (): void => {
    writeSync(descriptor, Buffer.concat(heap))
    heap = []
    heaped = 0
  }
  return {
    put: (item: Item): void => {
      const bytes = Buffer.from(JSON.stringify(item))
      heap.push(bytes)
      heaped += bytes.length
      end += bytes.length
      ends.push(end)
      if (heaped >= heapSize) flush()
    },
    /** Throws where there is no such number. */
    take: (at: number): Item => {
      if (heaped > 0) flush()
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
export type Shelf<Item> = ReturnType<typeof openShelf<Item>>
