import { ulid } from 'ulid'
import { afterAll, describe, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { generationKey, generationsPerDay } from './generation-row.ts'
import { generationStore } from './generations.ts'
import { isOver } from './keys.ts'
import { letterStore, newLetter } from './letters.ts'
import { filled } from './resumes.testing.ts'
import { usageKey } from './usage.ts'
import { writerStore } from './writers.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const generations = generationStore(table)
const writers = writerStore(table)
const letters = letterStore(table)
const now = new Date('2026-11-20T10:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60_000)
const person = () => crypto.randomUUID()
const twoLetters = { lettersAtMost: 2 }
const request = (
  sub: string,
  charge: Parameters<typeof generations.begin>[0]['charge'] = twoLetters,
  id = ulid(),
) => ({
  sub,
  id,
  charge,
})
const lettersOf = async (sub: string) => (await writers.get(sub, now)).letters

const begin = async (it: Parameters<typeof generations.begin>[0], at = now) => {
  const begun = await generations.begin(it, at)
  if (begun === 'done') throw new Error('It is done already.')
  return begun
}

const letter = (id: string) => ({
  id,
  jobTitle: 'Analyst',
  companyName: 'Palmline',
  content: 'Dear Hiring Manager,',
  tone: 'professional' as const,
  applicationId: null,
  kept: [],
  form: filled(),
  jobDescription: '',
})

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

describe('words were delivered, and the caller left', () => {
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

test("no plan's quota is above the daily limit", async () => {
  const sub = person()
  for (let count = 0; count < generationsPerDay; count += 1) await begin(request(sub, null))
  await expect(generations.begin(request(sub, null), now)).rejects.toMatchObject({ code: 'daily_limit' })
  await begin(request(sub, null), days(1))
})
