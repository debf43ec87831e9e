import { ulid } from 'ulid'
import { beforeEach, expect, test } from 'vitest'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { letterRequest, resumeRequest, setUpAssistant } from './assistant.testing.ts'

const { bedrock, spends, writer, letter, letterMade, revision, resumeMade, resume, givePlan, lettersUsed } =
  await setUpAssistant()

/** The budget of these tests is $1,000 a day. */
const spendUpTo = async (dollars: number) => {
  const day = dayInLagos(new Date())
  await spends.add(day, dollars * 1e6 - (await spends.get(day)))
}
beforeEach(() => spendUpTo(0))

const revise = (sub: string, { id, version }: { id: string; version: number }) =>
  revision(sub, { id: ulid(), letterId: id, version, how: 'shorter' })

test('every call is counted in the sum of the day', async () => {
  const before = bedrock.calls().length
  const sub = await writer()
  await letterMade(sub)
  const [last] = bedrock.calls()
  expect(bedrock.calls().length).toBe(before + 1)
  const { inputTokens = 0, outputTokens = 0 } = last ?? {}
  expect(await spends.get(dayInLagos(new Date()))).toBe(inputTokens + 5 * outputTokens)
})

test('near the end of the budget, the Free plan gets letters and no other wordings, and counts no try', async () => {
  const sub = await writer()
  const made = await letterMade(sub)
  await spendUpTo(800)
  expect(await revise(sub, made.letter)).toMatchObject({
    status: 429,
    refused: { error: { code: 'model_saving' } },
  })
  expect((await letter(sub, letterRequest())).events.at(-1)).toMatchObject({ type: 'done' })
  expect(await lettersUsed(sub)).toBe(2)
})

test('at the end of the budget, paid plans go on, and who repeats a finished request gets its result', async () => {
  const [free, paid] = [await writer(), await writer()]
  await givePlan(paid, 'pro')
  const request = letterRequest()
  await letter(free, request)
  await spendUpTo(1000)
  expect(await letter(free, letterRequest())).toMatchObject({
    status: 429,
    refused: { error: { code: 'model_for_paid' } },
  })
  expect((await letter(free, request)).events).toMatchObject([{ type: 'done' }])
  expect(await lettersUsed(free)).toBe(1)
  expect((await resumeMade(paid)).resume.aiGenerated).toBe(true)
  await spendUpTo(1200)
  expect(await resume(paid, resumeRequest())).toMatchObject({
    status: 429,
    refused: { error: { code: 'model_paused' } },
  })
})
