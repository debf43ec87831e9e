import { afterAll, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { cardKey } from './cards.ts'
import { paidDataOf, removePaidData } from './paid-data.ts'
import { subscriptionKey } from './subscription-row.ts'
import type { Table } from './table.ts'

const { table, stop } = await startTable()
afterAll(() => stop())

const id = '01KAHV5W8Q0000000000000003'
const ofPaidPlans = [
  `FILE#${id}`,
  `INTERVIEW#${id}`,
  `INTERVIEW-ANSWER#${id}#0`,
  `PROFILE-TEXT#${id}`,
  `SKILL-GAP#${id}`,
  `COACH#${id}`,
  'FILES',
  'INTERVIEWS',
  'PROFILE-TEXTS',
  'SKILL-GAPS',
]
const ofAllPlans = [
  'PROFILE',
  'SETTINGS',
  `APPLICATION#${id}`,
  `RESUME#${id}`,
  `LETTER#${id}`,
  'SUBSCRIPTION',
]

test('the data of a paid plan is removed, of any amount, and nothing else', async () => {
  const put = (sub: string, sk: string) => table.put({ pk: `USER#${sub}`, sk })
  for (const sk of [...ofPaidPlans, ...ofAllPlans]) await put('amina', sk)
  for (let n = 0; n < 150; n += 1) await put('amina', `COACH#${String(n).padStart(26, '0')}`)
  for (const sk of ofPaidPlans) await put('chinedu', sk)
  await table.put({ ...cardKey('amina') })
  await table.put({ ...subscriptionKey('amina'), version: 3 })
  expect(await removePaidData(table, 'amina', 3)).toBe(true)
  expect(await removePaidData(table, 'amina', 3)).toBe(true)
  const left = async (sub: string) =>
    (await table.query({ partition: `USER#${sub}` })).rows.map(({ sk }) => sk)
  expect(await left('amina')).toEqual(ofAllPlans.toSorted())
  expect(await left('chinedu')).toEqual(ofPaidPlans.toSorted())
})

test('what a person made with a paid plan is counted, and files are named', async () => {
  const put = (sk: string, row: object = {}) => table.put({ pk: 'USER#bola', sk, ...row })
  expect(await paidDataOf(table, 'bola')).toEqual({ made: [], fileNames: [] })
  for (const sk of [...ofAllPlans, 'CARD', 'FILES', `INTERVIEW#${id}`, `COACH#${id}`, 'COACH#2'])
    await put(sk)
  await put(`FILE#${id}`, {
    id,
    name: 'CV.pdf',
    type: 'pdf',
    size: 54,
    createdAt: '2026-11-20T10:00:00.000Z',
  })
  expect(await paidDataOf(table, 'bola')).toEqual({
    made: [
      { kind: 'INTERVIEW#', count: 1 },
      { kind: 'COACH#', count: 2 },
      { kind: 'FILE#', count: 1 },
    ],
    fileNames: ['CV.pdf'],
  })
})

test('a payment during the removal stops it: older data may be gone, and new data stays', async () => {
  const put = (sk: string) => table.put({ pk: 'USER#kemi', sk })
  for (let n = 0; n < 150; n += 1) await put(`COACH#${String(n).padStart(26, '0')}`)
  await table.put({ ...subscriptionKey('kemi'), version: 3 })
  const pay = async () => {
    await table.put({ ...subscriptionKey('kemi'), version: 4 })
    await table.put({ ...cardKey('kemi') })
    await put(`FILE#${id}`)
  }
  let transactions = 0
  const paidMeanwhile: Table = {
    ...table,
    transact: async writes => {
      transactions += 1
      if (transactions === 2) await pay()
      return table.transact(writes)
    },
  }
  expect(await removePaidData(paidMeanwhile, 'kemi', 3)).toBe(false)
  const left = (await table.query({ partition: 'USER#kemi' })).rows.map(({ sk }) => String(sk))
  expect(left.filter(sk => !sk.startsWith('COACH#'))).toEqual(['CARD', `FILE#${id}`, 'SUBSCRIPTION'])
})
