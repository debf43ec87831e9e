import { afterAll, expect, test } from 'vitest'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { generationsPerDay } from './generation-row.ts'
import { letter, minutes, now, person, request, startGenerations } from './generations.testing.ts'
import { newLetter } from './letters.ts'
import { usageKey } from './usage.ts'

const { table, generations, writers, lettersOf, begin, stop } = await startGenerations()
afterAll(() => stop())

// In all of these, words were delivered, and the caller left.

const requestWith = (sub: string, fingerprint = 'palmline') => ({ ...request(sub), fingerprint })

test('the request stays counted, and a repeat of it is not counted again', async () => {
  const sub = person()
  const it = requestWith(sub)
  await generations.interrupt(await begin(it))
  expect(await lettersOf(sub)).toBe(1)
  await generations.interrupt(await begin(it))
  const lease = await begin(it)
  expect(await lettersOf(sub)).toBe(1)
  expect(await generations.finish(lease, newLetter(sub, letter(it.id), now))).toEqual([])
  expect(await generations.begin(it, now)).toBe('done')
  expect(await lettersOf(sub)).toBe(1)
})

test('a request with the same id and other words is another request', async () => {
  const sub = person()
  const it = requestWith(sub)
  await generations.interrupt(await begin(it))
  await generations.interrupt(await begin({ ...it, fingerprint: 'tudun' }))
  expect(await lettersOf(sub)).toBe(2)
  await expect(generations.begin({ ...it, fingerprint: 'gani' }, now)).rejects.toMatchObject({
    code: 'letter_limit',
  })
})

test('a later try that fails or times out releases nothing', async () => {
  const sub = person()
  const it = requestWith(sub)
  await generations.interrupt(await begin(it))
  await generations.releaseQuota(await begin(it))
  expect(await lettersOf(sub)).toBe(1)
  await begin(it)
  await begin(requestWith(sub))
  // The second function also timed out, and had delivered nothing.
  await begin(requestWith(sub), minutes(5))
  expect(await lettersOf(sub)).toBe(2)
  await begin(it, minutes(6))
  expect(await lettersOf(sub)).toBe(2)
})

test('a repeat that changes nothing releases what the first try used, and only once', async () => {
  const sub = person()
  const it = requestWith(sub)
  await generations.interrupt(await begin(it))
  await generations.interrupt(await begin(it))
  await generations.finishUnchanged(await begin(it))
  expect(await lettersOf(sub)).toBe(0)
  expect(await generations.begin(it, now)).toBe('done')
  expect(await lettersOf(sub)).toBe(0)
})

test('each try counts for the daily limit', async () => {
  const it = requestWith(person())
  await table.put({ ...usageKey(it.sub, 'generation', dayInLagos(now)), used: generationsPerDay - 2 })
  await generations.interrupt(await begin(it))
  await generations.interrupt(await begin(it))
  await expect(generations.begin(it, now)).rejects.toMatchObject({ code: 'daily_limit' })
})

test('the free first resume is used', async () => {
  const sub = person()
  const first = request(sub, 'first')
  await generations.interrupt(await begin(first))
  expect((await writers.get(sub, now)).firstBegunAt).toBe(now.getTime())
  await expect(generations.begin(request(sub, 'first'), now)).rejects.toMatchObject({ code: 'in_progress' })
  await begin(first)
})
