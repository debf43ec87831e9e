import { afterAll, expect, test } from 'vitest'
import { generationKey, generationsPerDay } from './generation-row.ts'
import { days, letter, minutes, now, person, request, startGenerations } from './generations.testing.ts'
import { isOver } from './keys.ts'
import { newLetter } from './letters.ts'

const { table, generations, writers, letters, lettersOf, begin, stop } = await startGenerations()
afterAll(() => stop())

test('the result and the completion are one transaction, and the same request again is done', async () => {
  const sub = person()
  const it = request(sub)
  const lease = await begin(it)
  expect(await generations.finish(lease, newLetter(sub, letter(it.id), now))).toEqual([])
  expect(await generations.begin(it, now)).toBe('done')
  expect(await lettersOf(sub)).toBe(1)
  expect(await letters.list(sub)).toHaveLength(1)
})

test('while a request is in progress, the same request waits', async () => {
  const it = request(person())
  await begin(it)
  await expect(generations.begin(it, now)).rejects.toMatchObject({ code: 'in_progress' })
})

test('of ten simultaneous copies of one request one continues, and one use is counted', async () => {
  const sub = person()
  const it = request(sub)
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => generations.begin(it, now)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await lettersOf(sub)).toBe(1)
})

test('a failed request releases its quota once, and may be tried again', async () => {
  const sub = person()
  const it = request(sub)
  const lease = await begin(it)
  await generations.releaseQuota(lease)
  await generations.releaseQuota(lease)
  expect(await lettersOf(sub)).toBe(0)
  await begin(it)
  expect(await lettersOf(sub)).toBe(1)
})

test('a first resume that failed leaves the free one available', async () => {
  const sub = person()
  await generations.releaseQuota(await begin(request(sub, 'first')))
  expect((await writers.get(sub, now)).firstBegunAt).toBe(0)
  await begin(request(sub, 'first'))
})

test('of simultaneous requests as many continue as the quota has left', async () => {
  const sub = person()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => generations.begin(request(sub), now)),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const refused = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(refused).toEqual(['letter_limit', 'letter_limit', 'letter_limit'])
})

test('a Lambda that timed out: the same request takes over its lease and is not counted again', async () => {
  const sub = person()
  const it = request(sub)
  const first = await begin(it)
  const second = await begin(it, minutes(5))
  expect(await lettersOf(sub)).toBe(1)
  // The first function comes back too late, so only the second can save its result.
  await expect(generations.finish(first, newLetter(sub, letter(it.id), now))).rejects.toMatchObject({
    code: 'in_progress',
  })
  await generations.releaseQuota(first)
  expect(await lettersOf(sub)).toBe(1)
  expect(await generations.finish(second, newLetter(sub, letter(it.id), now))).toEqual([])
})

test('a Lambda that timed out, and no retry: its use is released when the limit is reached', async () => {
  const sub = person()
  await begin(request(sub))
  await begin(request(sub))
  await expect(generations.begin(request(sub), now)).rejects.toMatchObject({ code: 'letter_limit' })
  await begin(request(sub), minutes(5))
  expect(await lettersOf(sub)).toBe(1)
})

test('a rewrite is available again after seven days, and a release restores the previous state', async () => {
  const sub = person()
  await generations.finish(await begin(request(sub, 'rewrite')), [])
  await expect(generations.begin(request(sub, 'rewrite'), days(6))).rejects.toMatchObject({
    code: 'rewrite_limit',
  })
  const again = await begin(request(sub, 'rewrite'), days(7))
  expect((await writers.get(sub, now)).rewrittenAt).toBe(days(7).getTime())
  await generations.releaseQuota(again)
  await begin(request(sub, 'rewrite'), days(7))
})

test('a rewrite that timed out, and the next one that failed: neither is counted', async () => {
  const sub = person()
  await begin(request(sub, 'rewrite'))
  await expect(generations.begin(request(sub, 'rewrite'), now)).rejects.toMatchObject({
    code: 'rewrite_limit',
  })
  await generations.releaseQuota(await begin(request(sub, 'rewrite'), minutes(5)))
  await begin(request(sub, 'rewrite'), minutes(6))
})

test('a rewrite that timed out long ago does not release the one that was made since', async () => {
  const sub = person()
  await begin(request(sub, 'rewrite'))
  await generations.finish(await begin(request(sub, 'rewrite'), days(7)), [])
  await expect(generations.begin(request(sub, 'rewrite'), days(8))).rejects.toMatchObject({
    code: 'rewrite_limit',
  })
  expect((await writers.get(sub, now)).rewrittenAt).toBe(days(7).getTime())
})

test('a failed request can be repeated while Lambdas that timed out have the leases', async () => {
  const sub = person()
  const it = request(sub)
  await generations.releaseQuota(await begin(it))
  await begin(request(sub))
  await begin(request(sub))
  await begin(it, minutes(5))
  expect(await lettersOf(sub)).toBe(1)
})

test('the record of a Lambda that timed out is stored until its month is over, and a finished record for some days', async () => {
  const sub = person()
  const [timedOut, over] = [request(sub), request(sub)]
  await begin(timedOut)
  await generations.finish(await begin(over), [])
  const isGone = async ({ id }: typeof timedOut, at: Date) =>
    isOver((await table.get(generationKey(sub, id))) ?? {}, at)
  expect([await isGone(timedOut, days(10)), await isGone(timedOut, days(32))]).toEqual([false, true])
  expect([await isGone(over, days(2)), await isGone(over, days(4))]).toEqual([false, true])
})

test('the daily limit bounds the cost: a failed or abandoned request has used it too', async () => {
  const sub = person()
  for (let count = 0; count < generationsPerDay; count += 1)
    await generations.releaseQuota(await begin(request(sub, null)))
  await expect(generations.begin(request(sub, null), now)).rejects.toMatchObject({ code: 'daily_limit' })
})

test('a request that needs many answers of the model uses as many of the day', async () => {
  const sub = person()
  const answers = generationsPerDay / 3
  for (let count = 0; count < 3; count += 1) await begin({ ...request(sub, null), answers })
  await expect(begin(request(sub, null))).rejects.toMatchObject({ code: 'daily_limit' })
})

test("no plan's quota is above the daily limit", async () => {
  const sub = person()
  for (let count = 0; count < generationsPerDay; count += 1) await begin(request(sub, null))
  await expect(generations.begin(request(sub, null), now)).rejects.toMatchObject({ code: 'daily_limit' })
  await begin(request(sub, null), days(1))
})
