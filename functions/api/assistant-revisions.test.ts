import { ulid } from 'ulid'
import { describe, expect, test } from 'vitest'
import { monthInLagos } from '../../shared/domain/calendar.ts'
import { withParagraphs } from '../../shared/domain/letter/letter.ts'
import { generationKey } from '../store/generation-row.ts'
import { usageKey } from '../store/usage.ts'
import { letterMetric } from '../store/writers.ts'
import { setUpAssistant } from './assistant.testing.ts'

const { bedrock, table, letterMade, revision, letters, until, writer, lettersUsed } = await setUpAssistant()

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000).toISOString()

describe('a letter that is written anew', () => {
  const change = (sub: string, id: string, fields: Readonly<Record<string, string>>) =>
    table.update({ pk: `USER#${sub}`, sk: `LETTER#${id}` }, { set: fields })
  /** A letter that was counted so many hours ago. */
  const counted = async (hours: number) => {
    const sub = await writer()
    const { id, content } = (await letterMade(sub)).letter
    await change(sub, id, { createdAt: hoursAgo(hours) })
    return { sub, id, content }
  }
  const revise = async (sub: string, fields: object) => {
    const { refused, events } = await revision(sub, { id: ulid(), version: 1, how: 'shorter', ...fields })
    return { refused, last: events.at(-1) }
  }

  const interrupted = (sub: string, id: string) =>
    until(async () => {
      const record = await table.get(generationKey(sub, `letter-revision-${id}`))
      return record?.state === 'interrupted'
    })

  test('is shorter, keeps its head and its close, cites as before, and is not counted within the hour', async () => {
    const { sub, id, content } = await counted(0)
    const request = { id: ulid(), letterId: id }
    const { last } = await revise(sub, request)
    const after = await letters.get(sub, id)
    expect(last).toMatchObject({
      type: 'done',
      value: { letter: { id, version: 2, content: after?.content } },
    })
    expect(after?.content.length).toBeLessThan(content.length * 0.9)
    expect(after?.content.split('\n')[0]).toBe(content.split('\n')[0])
    expect(after?.citations.some(({ facts }) => facts.length > 0)).toBe(true)
    expect(await lettersUsed(sub)).toBe(1)
    // Sent once more, because its answer was lost.
    expect((await revise(sub, request)).last).toMatchObject({ value: { letter: { version: 2 } } })
  })

  test('after the hour it is a letter of the month, and the next hour is free', async () => {
    const { sub, id } = await counted(2)
    await revise(sub, { letterId: id, how: 'warmer' })
    expect(await lettersUsed(sub)).toBe(2)
    const { last } = await revise(sub, { letterId: id, version: 2, how: 'formal' })
    expect(last).toMatchObject({ type: 'done', value: { letter: { version: 3 } } })
    expect(await lettersUsed(sub)).toBe(2)
    await change(sub, id, { revisionCountedAt: hoursAgo(2) })
    expect((await revise(sub, { letterId: id, version: 3 })).refused?.error.code).toBe('letter_limit')
  })

  test('after the hour, a revision that changes no word is not counted, and the letter stays as it is', async () => {
    const { sub, id, content } = await counted(2)
    const bare = withParagraphs(content, ['I plan routes.'])
    await letters.update(sub, { id, patch: { content: bare }, version: 1, now: new Date() })
    const request = { id: ulid(), letterId: id, version: 2, how: 'shorter' }
    const unchanged = {
      type: 'done',
      value: { letter: { version: 2, content: bare, revisionCountedAt: null } },
    }
    expect((await revise(sub, request)).last).toMatchObject(unchanged)
    expect(await lettersUsed(sub)).toBe(1)
    // Sent once more, because its answer was lost.
    expect((await revise(sub, request)).last).toMatchObject(unchanged)
    expect(await lettersUsed(sub)).toBe(1)
  })

  test('after the hour, a revision that was left, and changes no word when it is sent again, is not counted', async () => {
    const { sub, id, content } = await counted(2)
    const request = { id: ulid(), letterId: id, how: 'shorter' }
    await revision(sub, { ...request, version: 1 }, 1)
    await interrupted(sub, request.id)
    expect(await lettersUsed(sub)).toBe(2)
    const bare = withParagraphs(content, ['I plan routes.'])
    await letters.update(sub, { id, patch: { content: bare }, version: 1, now: new Date() })
    expect((await revise(sub, { ...request, version: 2 })).last).toMatchObject({
      value: { letter: { version: 2, content: bare, revisionCountedAt: null } },
    })
    expect(await lettersUsed(sub)).toBe(1)
  })

  test('after the hour, two revisions at once are one letter of the month, and one of them is saved', async () => {
    const { sub, id } = await counted(2)
    // A letter of the month before: both uses are left.
    await table.update(usageKey(sub, letterMetric, monthInLagos(new Date())), { set: { used: 0 } })
    const both = await Promise.all(['shorter', 'warmer'].map(how => revise(sub, { letterId: id, how })))
    expect(both.filter(({ last }) => last?.type === 'done')).toHaveLength(1)
    expect(both.filter(({ last }) => last?.type === 'failed')).toMatchObject([
      { last: { error: { code: 'stale_version' } } },
    ])
    expect(await lettersUsed(sub)).toBe(1)
  })

  test.each(['throttled', 'malformed', 'cut-off'] as const)(
    'after the hour, a revision whose model is %s is not counted',
    async fault => {
      const { sub, id } = await counted(2)
      bedrock.faults.set({ fault })
      const { refused, last } = await revise(sub, { letterId: id })
      // A fault after the first words is the last event.
      const error = refused?.error ?? (last?.type === 'failed' && last.error)
      expect(error).toMatchObject({ code: 'model_unavailable' })
      await until(async () => (await lettersUsed(sub)) === 1)
      expect(await letters.get(sub, id)).toMatchObject({ version: 1, revisionCountedAt: null })
    },
  )

  test.each([
    ['after the hour, edited, and sent again: counted once', 2, 2],
    ['within the hour, and sent again after it: counted', 0, 2],
  ])('left in the middle %s', async (_, hoursBefore, used) => {
    const { sub, id, content } = await counted(hoursBefore)
    const request = { id: ulid(), letterId: id, how: 'warmer' }
    await revision(sub, { ...request, version: 1 }, 1)
    await interrupted(sub, request.id)
    await letters.update(sub, { id, patch: { content: `${content}PS` }, version: 1, now: new Date() })
    await change(sub, id, { createdAt: hoursAgo(2) })
    expect((await revise(sub, { ...request, version: 2 })).last).toMatchObject({ type: 'done' })
    expect(await lettersUsed(sub)).toBe(used)
    expect(await letters.get(sub, id)).toMatchObject({ version: 3, revisionCountedAt: expect.any(String) })
  })

  test('a version that is not the saved one, and a letter of another person, are refused', async () => {
    const { sub, id } = await counted(0)
    expect((await revise(sub, { letterId: id, version: 7 })).refused?.error.code).toBe('stale_version')
    expect((await revise(await writer(), { letterId: id })).refused?.error.code).toBe('not_found')
    expect(await letters.get(sub, id)).toMatchObject({ version: 1 })
  })
})
