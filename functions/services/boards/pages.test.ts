import { expect, test } from 'vitest'
import { BoardFault } from './connector.ts'
import { readPages } from './pages.ts'

/** A board of `last` pages, with the page's own number as its only row. */
const board =
  (last: number, broken = 0) =>
  async (address: string) => {
    const page = Number(address)
    if (page === broken) throw new BoardFault('slow')
    return { rows: [page], next: page < last ? String(page + 1) : null }
  }

test('pages are read to the last', async () => {
  expect(await readPages(5, '1', board(3))).toEqual({ rows: [1, 2, 3], isWhole: true })
})

test('no more than allowed: then there is more than was read', async () => {
  expect(await readPages(2, '1', board(3))).toEqual({ rows: [1, 2], isWhole: false })
})

test('what was read before a page failed is kept', async () => {
  expect(await readPages(5, '1', board(3, 2))).toEqual({ rows: [1], isWhole: false })
})

test('a first page that fails is a fault, and so is a mistake of ours anywhere', async () => {
  await expect(readPages(5, '1', board(3, 1))).rejects.toThrow(BoardFault)
  const ours = async (address: string) => {
    if (address === '2') throw new TypeError('ours')
    return { rows: [], next: '2' }
  }
  await expect(readPages(5, '1', ours)).rejects.toThrow('ours')
})
