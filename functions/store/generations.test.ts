import { ulid } from 'ulid'
import { afterAll, describe, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { isOver } from './expiry.ts'
import { generationKey, generationsPerDay } from './generation-row.ts'
import { generationStore } from './generations.ts'
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
const wish = (
  sub: string,
  charge: Parameters<typeof generations.begin>[0]['charge'] = twoLetters,
  id = ulid(),
) => ({
  sub,
  id,
  charge,
})
const lettersOf = async (sub: string) => (await writers.get(sub, now)).letters

const held = async (it: Parameters<typeof generations.begin>[0], at = now) => {
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

test('what comes of it, and that it is done, is one transaction; the same wish again is done', async () => {
  const sub = person()
  const it = wish(sub)
  const lease = await held(it)
  expect(await generations.finish(lease, newLetter(sub, letter(it.id), now))).toEqual([])
  expect(await generations.begin(it, now)).toBe('done')
  expect(await lettersOf(sub)).toBe(1)
  expect(await letters.list(sub)).toHaveLength(1)
})

test('while it is under way, the same wish waits', async () => {
  const it = wish(person())
  await held(it)
  await expect(generations.begin(it, now)).rejects.toMatchObject({ code: 'in_progress' })
})

test('ten of the same wish at once: one goes on, and one use is counted', async () => {
  const sub = person()
  const it = wish(sub)
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => generations.begin(it, now)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await lettersOf(sub)).toBe(1)
})

test('what fails is given back, once, and may be tried again', async () => {
  const sub = person()
  const it = wish(sub)
  const lease = await held(it)
  await generations.giveBack(lease)
  await generations.giveBack(lease)
  expect(await lettersOf(sub)).toBe(0)
  await held(it)
  expect(await lettersOf(sub)).toBe(1)
})

describe('words were delivered, and whoever asked left', () => {
  const asking = (sub: string, fingerprint = 'palmline') => ({ ...wish(sub), fingerprint })

  test('it stays counted, and the same request goes on without another count', async () => {
    const sub = person()
    const it = asking(sub)
    await generations.interrupt(await held(it))
    expect(await lettersOf(sub)).toBe(1)
    await generations.interrupt(await held(it))
    const lease = await held(it)
    expect(await lettersOf(sub)).toBe(1)
    expect(await generations.finish(lease, newLetter(sub, letter(it.id), now))).toEqual([])
    expect(await generations.begin(it, now)).toBe('done')
    expect(await lettersOf(sub)).toBe(1)
  })

  test('other words under its id are another request', async () => {
    const sub = person()
    const it = asking(sub)
    await generations.interrupt(await held(it))
    await generations.interrupt(await held({ ...it, fingerprint: 'tudun' }))
    expect(await lettersOf(sub)).toBe(2)
    await expect(generations.begin({ ...it, fingerprint: 'gani' }, now)).rejects.toMatchObject({
      code: 'letter_limit',
    })
  })

  test('a later try that fails, or is killed, gives nothing back', async () => {
    const sub = person()
    const it = asking(sub)
    await generations.interrupt(await held(it))
    await generations.giveBack(await held(it))
    expect(await lettersOf(sub)).toBe(1)
    await held(it)
    await held(asking(sub))
    // The second one was killed too, and had delivered nothing.
    await held(asking(sub), minutes(5))
    expect(await lettersOf(sub)).toBe(2)
    await held(it, minutes(6))
    expect(await lettersOf(sub)).toBe(2)
  })

  test('each try counts against the bound of a day', async () => {
    const it = asking(person())
    await table.put({ ...usageKey(it.sub, 'generation', dayInLagos(now)), used: generationsPerDay - 2 })
    await generations.interrupt(await held(it))
    await generations.interrupt(await held(it))
    await expect(generations.begin(it, now)).rejects.toMatchObject({ code: 'daily_limit' })
  })

  test('the first resume, which is free, is over with it', async () => {
    const sub = person()
    const first = wish(sub, 'first')
    await generations.interrupt(await held(first))
    expect((await writers.get(sub, now)).firstBegunAt).toBe(now.getTime())
    await expect(generations.begin(wish(sub, 'first'), now)).rejects.toMatchObject({ code: 'in_progress' })
    await held(first)
  })
})

test('a first resume that failed leaves the first one free', async () => {
  const sub = person()
  await generations.giveBack(await held(wish(sub, 'first')))
  expect((await writers.get(sub, now)).firstBegunAt).toBe(0)
  await held(wish(sub, 'first'))
})

test('of wishes at once as many go on as are left', async () => {
  const sub = person()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => generations.begin(wish(sub), now)),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const refused = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(refused).toEqual(['letter_limit', 'letter_limit', 'letter_limit'])
})

test('a function that was killed: the same wish is taken over and not counted again', async () => {
  const sub = person()
  const it = wish(sub)
  const first = await held(it)
  const second = await held(it, minutes(5))
  expect(await lettersOf(sub)).toBe(1)
  // The one that was thought dead comes back too late: one of them keeps what it wrote.
  await expect(generations.finish(first, newLetter(sub, letter(it.id), now))).rejects.toMatchObject({
    code: 'in_progress',
  })
  await generations.giveBack(first)
  expect(await lettersOf(sub)).toBe(1)
  expect(await generations.finish(second, newLetter(sub, letter(it.id), now))).toEqual([])
})

test('a function that was killed, and nobody asks again: its use comes back when the limit is reached', async () => {
  const sub = person()
  await held(wish(sub))
  await held(wish(sub))
  await expect(generations.begin(wish(sub), now)).rejects.toMatchObject({ code: 'letter_limit' })
  await held(wish(sub), minutes(5))
  expect(await lettersOf(sub)).toBe(1)
})

test('a rewrite is free again after seven days, and given back as it was before', async () => {
  const sub = person()
  await generations.finish(await held(wish(sub, 'rewrite')), [])
  await expect(generations.begin(wish(sub, 'rewrite'), days(6))).rejects.toMatchObject({
    code: 'rewrite_limit',
  })
  const again = await held(wish(sub, 'rewrite'), days(7))
  expect((await writers.get(sub, now)).rewrittenAt).toBe(days(7).getTime())
  await generations.giveBack(again)
  await held(wish(sub, 'rewrite'), days(7))
})

test('a rewrite that was killed, and the next one that failed: neither is counted', async () => {
  const sub = person()
  await held(wish(sub, 'rewrite'))
  await expect(generations.begin(wish(sub, 'rewrite'), now)).rejects.toMatchObject({ code: 'rewrite_limit' })
  await generations.giveBack(await held(wish(sub, 'rewrite'), minutes(5)))
  await held(wish(sub, 'rewrite'), minutes(6))
})

test('a rewrite that was killed long ago takes nothing back from the one that was made since', async () => {
  const sub = person()
  await held(wish(sub, 'rewrite'))
  await generations.finish(await held(wish(sub, 'rewrite'), days(7)), [])
  await expect(generations.begin(wish(sub, 'rewrite'), days(8))).rejects.toMatchObject({
    code: 'rewrite_limit',
  })
  expect((await writers.get(sub, now)).rewrittenAt).toBe(days(7).getTime())
})

test('a wish that failed comes again while functions that were killed hold the limit', async () => {
  const sub = person()
  const it = wish(sub)
  await generations.giveBack(await held(it))
  await held(wish(sub))
  await held(wish(sub))
  await held(it, minutes(5))
  expect(await lettersOf(sub)).toBe(1)
})

test('who was killed is known as long as the month may be missed, and what is over for some days', async () => {
  const sub = person()
  const [killed, over] = [wish(sub), wish(sub)]
  await held(killed)
  await generations.finish(await held(over), [])
  const isGone = async ({ id }: typeof killed, at: Date) =>
    isOver((await table.get(generationKey(sub, id))) ?? {}, at)
  expect([await isGone(killed, days(10)), await isGone(killed, days(32))]).toEqual([false, true])
  expect([await isGone(over, days(2)), await isGone(over, days(4))]).toEqual([false, true])
})

test('what a day bears is a bound to the cost: who fails or leaves has cost it too', async () => {
  const sub = person()
  for (let count = 0; count < generationsPerDay; count += 1)
    await generations.giveBack(await held(wish(sub, null)))
  await expect(generations.begin(wish(sub, null), now)).rejects.toMatchObject({ code: 'daily_limit' })
})

test('no plan has more than a day can want', async () => {
  const sub = person()
  for (let count = 0; count < generationsPerDay; count += 1) await held(wish(sub, null))
  await expect(generations.begin(wish(sub, null), now)).rejects.toMatchObject({ code: 'daily_limit' })
  await held(wish(sub, null), days(1))
})
