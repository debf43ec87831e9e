import { expect, test } from 'vitest'
import { connectedBoards } from '../../../shared/domain/jobs/boards.ts'
import { boards } from '../../../shared/lists.ts'
import { plainOf } from '../markup.ts'
import { firstScam } from './hand-written.ts'
import { roles } from './roles.ts'
import { makeWorld, worldOf } from './world.ts'

const world = worldOf(1)
const byBoard = Map.groupBy(world, ({ board }) => board)
const isScam = ({ advert }: (typeof world)[number]) => advert !== null && advert >= firstScam
/** The adverts that were drawn, and not written by hand. */
const drawn = world.filter(posting => posting.advert !== null && !isScam(posting))

test('the same seed is the same world, and another is another', () => {
  const seen = JSON.stringify(world)
  expect(JSON.stringify(makeWorld(1)) === seen).toBe(true)
  expect(JSON.stringify(makeWorld(2)) === seen).toBe(false)
})

test('there are at least 400 adverts on the thirteen boards, and at least 15 on each', () => {
  const counts = connectedBoards.map(board => byBoard.get(board)?.length ?? 0)
  expect(counts).toHaveLength(13)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(400)
  for (const board of boards) expect(byBoard.get(board)?.length, board).toBeGreaterThanOrEqual(15)
})

test('each advert has a name of its own on its board, and numbers grow with time', () => {
  for (const [board, postings] of byBoard) {
    const keys = postings.map(({ key }) => Number(key))
    expect(keys, board).toEqual(keys.toSorted((one, other) => other - one))
    expect(new Set(keys).size, board).toBe(postings.length)
  }
})

test('adverts are as long as people write them, and no older than forty days', () => {
  const lengths = drawn.map(({ body }) => plainOf(body).split(/\s+/).length)
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(80)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(220)
  const ages = world.map(({ age }) => age)
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(0)
  expect(Math.min(...ages)).toBeLessThan(60)
  expect(Math.max(...ages)).toBeLessThanOrEqual(40 * 1440)
})

test('every role is wanted somewhere', () => {
  const wanted = new Set(world.map(({ title }) => title.replace(/^(Senior|Lead) /, '')))
  expect(roles.map(({ title }) => title).filter(title => !wanted.has(title))).toEqual([])
})

test('nothing is left to be filled in, and no article is wrong', () => {
  for (const { title, body } of drawn) {
    const words = plainOf(body)
    expect(words, title).not.toMatch(/undefined|null|[{}]/)
    expect(words, title).not.toMatch(/(?:hiring|need|for) (?:a (?:[AEIO]|HSE)|an [BCDFGJKLMNPQRSTVWZ])/)
  }
})

test('the papers of Nigeria are not asked for in Leeds', () => {
  const abroad = drawn.filter(({ place }) => place && place.code !== 'NG')
  for (const { title, body } of abroad)
    expect(plainOf(body), title).not.toMatch(/NYSC|SSCE|\bHND|TRCN|NAFDAC|Hausa/)
})

test('one advert is on up to five boards, where they differ a little', () => {
  const copies = [...Map.groupBy(drawn, ({ advert }) => advert).values()].map(
    postings => new Set(postings.map(({ board }) => board)).size,
  )
  expect(copies.filter(count => count > 1).length).toBeGreaterThan(100)
  expect(copies.filter(count => count >= 3).length).toBeGreaterThan(20)
  const same = [...Map.groupBy(drawn, ({ advert }) => advert).values()]
  expect(same.some(postings => new Set(postings.map(({ company }) => company)).size > 1)).toBe(true)
  expect(same.some(postings => new Set(postings.map(({ body }) => plainOf(body).length)).size > 1)).toBe(true)
})

test('the same advert comes again on the same board', () => {
  const pairs = Map.groupBy(drawn, ({ board, advert }) => `${board} ${advert}`)
  expect([...pairs.values()].filter(postings => postings.length > 1).length).toBeGreaterThan(2)
})

test('about one in twenty-five is a scam', () => {
  const share = world.filter(isScam).length / world.length
  expect(share).toBeGreaterThan(0.03)
  expect(share).toBeLessThan(0.05)
})
