import { afterAll, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { cardKey } from './cards.ts'
import { removePaidData } from './paid-data.ts'

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

test('what only a paid plan keeps goes, however much, and nothing else of anybody', async () => {
  const put = (sub: string, sk: string) => table.put({ pk: `USER#${sub}`, sk })
  for (const sk of [...ofPaidPlans, ...ofAllPlans]) await put('amina', sk)
  for (let n = 0; n < 150; n += 1) await put('amina', `COACH#${String(n).padStart(26, '0')}`)
  for (const sk of ofPaidPlans) await put('chinedu', sk)
  await table.put({ ...cardKey('amina') })
  await removePaidData(table, 'amina')
  await removePaidData(table, 'amina')
  const left = async (sub: string) =>
    (await table.query({ partition: `USER#${sub}` })).rows.map(({ sk }) => sk)
  expect(await left('amina')).toEqual(ofAllPlans.toSorted())
  expect(await left('chinedu')).toEqual(ofPaidPlans.toSorted())
})
