import { ulid } from 'ulid'
import { describe, expect, test } from 'vitest'
import { generationKey } from '../store/generation-row.ts'
import { begun } from '../store/resumes.testing.ts'
import { rewriteKey } from '../store/writers.ts'
import { letterRequest, person, resumeRequest, setUpAssistant } from './assistant.testing.ts'

const { bedrock, table, resume, letter, tailor, givePlan, until, resumes, letters, writer, lettersUsed } =
  await setUpAssistant()

test('the same request again gets the same resume, and is counted once', async () => {
  const sub = person()
  const request = resumeRequest()
  await resume(sub, request)
  const calls = bedrock.calls().length
  const { events } = await resume(sub, request)
  expect(events).toMatchObject([{ type: 'done', value: { resume: { id: request.id } } }])
  expect(bedrock.calls()).toHaveLength(calls)
  expect(await resumes.list(sub)).toHaveLength(1)
})

test('the same request twice at once makes one letter and is counted once', async () => {
  const sub = await writer()
  const request = letterRequest()
  const answers = await Promise.all([letter(sub, request), letter(sub, request)])
  const came = answers.map(({ status }) => status)
  expect(came).toContain(200)
  // The second request finds the first one running, or done.
  expect([200, 409]).toEqual(expect.arrayContaining(came))
  expect(await lettersUsed(sub)).toBe(1)
  expect(await letters.list(sub)).toHaveLength(1)
})

test('an existing resume with the id of the request is the answer, and is not overwritten', async () => {
  const sub = person()
  await givePlan(sub, 'elite')
  const own = begun({ markdown: '# My own words\n', aiGenerated: false })
  await resumes.create(sub, own, null, new Date())
  const calls = bedrock.calls().length
  const mine = { type: 'done', value: { resume: { id: own.id, markdown: own.markdown } } }
  expect((await resume(sub, resumeRequest({ id: own.id }))).events).toMatchObject([mine])
  expect((await tailor(sub, own.id, { id: own.id })).events).toMatchObject([mine])
  expect(bedrock.calls()).toHaveLength(calls)
})

test('the same request, days later when its idempotency record has expired, is still the same', async () => {
  const sub = await writer()
  const request = letterRequest()
  await letter(sub, request)
  await table.remove(generationKey(sub, `letter-${request.id}`))
  const calls = bedrock.calls().length
  expect((await letter(sub, request)).events).toMatchObject([
    { type: 'done', value: { letter: { id: request.id } } },
  ])
  expect(bedrock.calls()).toHaveLength(calls)
  expect(await lettersUsed(sub)).toBe(1)
})

describe('a person who leaves after words were delivered', () => {
  /** The state of a request after the function that handled it has ended. */
  const ended = async (sub: string, id: string) => {
    const state = async () => (await table.get(generationKey(sub, `letter-${id}`)))?.state
    await until(async () => (await state()) !== 'running')
    return state()
  }
  /** The number of events before the event `done`, which is the number that deliver the text. */
  const lastWord = async () => {
    const sub = await writer()
    return (await letter(sub, letterRequest())).events.length - 1
  }

  test('has used a request of the quota, so nobody can read letters without end', async () => {
    const sub = await writer()
    // Most of the text, because no two letters have the same length.
    const words = Math.floor(0.7 * (await lastWord()))
    for (const companyName of ['Palmline', 'Tudun Foods']) {
      const request = letterRequest({ companyName })
      const { events } = await letter(sub, request, words)
      expect(events.at(-1)).toMatchObject({ type: 'piece' })
      await ended(sub, request.id)
    }
    expect(await lettersUsed(sub)).toBe(2)
    expect((await letter(sub, letterRequest())).refused?.error.code).toBe('letter_limit')
  })

  test('loses nothing: the same request again makes one letter, and is counted once', async () => {
    const sub = await writer()
    const request = letterRequest()
    await letter(sub, request, 1)
    await letter(sub, letterRequest({ companyName: 'Tudun Foods' }), 1)
    expect(await ended(sub, request.id)).toBe('interrupted')
    expect(await letters.list(sub)).toEqual([])
    expect((await letter(sub, request)).events.at(-1)).toMatchObject({ type: 'done' })
    expect(await lettersUsed(sub)).toBe(2)
    expect(await letters.list(sub)).toHaveLength(1)
  })

  test('gets no other letter for it: a different request with the same id is counted', async () => {
    const sub = await writer()
    const request = letterRequest()
    await letter(sub, request, 1)
    await ended(sub, request.id)
    expect((await letter(sub, { ...request, companyName: 'Tudun Foods' })).events.at(-1)).toMatchObject({
      type: 'done',
    })
    expect(await lettersUsed(sub)).toBe(2)
  })

  test('has used the free first resume', async () => {
    const sub = person()
    const leave = async () => {
      const { refused } = await resume(sub, resumeRequest({ title: ulid() }), 1)
      if (!refused) await until(async () => (await table.get(rewriteKey(sub))) !== undefined)
      return refused?.error.code
    }
    expect([await leave(), await leave(), await leave()]).toEqual([undefined, undefined, 'rewrite_limit'])
  })
})
