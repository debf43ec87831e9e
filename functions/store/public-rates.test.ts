import { afterAll, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { publicRatesAMinute } from '../../shared/domain/limits.ts'
import { publicRateStore } from './public-rates.ts'

const { table, stop } = await startTable()
afterAll(() => stop())

test('as many calls as a minute allows begin, and the next minute allows them again', async () => {
  const rates = publicRateStore(table)
  const limit = publicRatesAMinute['email-check']
  const now = new Date('2026-11-23T10:00:59.000Z')
  const calls = Array.from({ length: limit + 5 }, () => rates.count('email-check', now))
  const refused = (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(5)
  expect(refused[0]).toMatchObject({ reason: { code: 'too_many_requests' } })
  await rates.count('email-check', new Date('2026-11-23T10:01:00.000Z'))
})
