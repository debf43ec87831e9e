import { describe, expect, test } from 'vitest'
import { checkLetter } from '../../shared/domain/truth/check-letter.ts'
import { checkResume } from '../../shared/domain/truth/check-resume.ts'
import { unsupported } from '../../shared/domain/truth/report.ts'
import { letterRequest, person, setUpAssistant } from './assistant.testing.ts'

const { bedrock, letter, letters, letterMade, resumeMade, writer, lettersUsed } = await setUpAssistant()

describe('a fault of the model is reported in plain words, nothing is counted, and the next call works', () => {
  test.each([
    ['throttled', 503, 'model_unavailable'],
    ['hang', 503, 'model_unavailable'],
    ['refusing', 422, 'model_refused'],
    ['guarded', 422, 'model_refused'],
  ] as const)('%s', async (fault, status, code) => {
    const sub = await writer()
    bedrock.faults.set({ fault })
    const answer = await letter(sub, letterRequest())
    const last = answer.events.at(-1)
    const error = answer.refused?.error ?? (last?.type === 'failed' && last.error)
    expect(error).toMatchObject({ code })
    if (answer.refused) expect(answer.status).toBe(status)
    expect(await lettersUsed(sub)).toBe(0)
    expect(await letters.list(sub)).toEqual([])
    bedrock.faults.set({ fault: 'ok' })
    expect((await letter(sub, letterRequest())).events.at(-1)).toMatchObject({ type: 'done' })
    expect(await lettersUsed(sub)).toBe(1)
  })

  test.each(['hang-midway', 'cut-off', 'stream-exception', 'huge'] as const)(
    '%s: the last event has the error',
    async fault => {
      const sub = await writer()
      bedrock.faults.set({ fault })
      const { events, refused } = await letter(sub, letterRequest())
      const last = events.at(-1)
      expect(refused?.error ?? (last?.type === 'failed' && last.error)).toMatchObject({
        code: 'model_unavailable',
      })
      expect(await lettersUsed(sub)).toBe(0)
      bedrock.faults.set({ fault: 'ok' })
      expect((await letter(sub, letterRequest())).events.at(-1)).toMatchObject({ type: 'done' })
    },
  )

  test('a model that throttles twice is retried unnoticed', async () => {
    const sub = await writer()
    bedrock.faults.set({ fault: 'throttled', times: 2 })
    expect((await letter(sub, letterRequest())).events.at(-1)).toMatchObject({ type: 'done' })
  })

  test.each(['malformed', 'wrong-typed', 'truncated'] as const)(
    '%s once: the model is asked once more',
    async fault => {
      const sub = await writer()
      bedrock.faults.set({ fault, times: 1 })
      const { events } = await letter(sub, letterRequest())
      expect(events).toContainEqual({ type: 'again' })
      expect(events.at(-1)).toMatchObject({ type: 'done' })
    },
  )

  test.each(['malformed', 'wrong-typed', 'truncated'] as const)(
    '%s for good: nothing is saved',
    async fault => {
      const sub = await writer()
      bedrock.faults.set({ fault })
      const { events } = await letter(sub, letterRequest())
      expect(events.at(-1)).toMatchObject({ type: 'failed', error: { code: 'model_unavailable' } })
      expect(await letters.list(sub)).toEqual([])
      expect(await lettersUsed(sub)).toBe(0)
    },
  )

  test.each(['fenced', 'extra-keyed', 'thinks-first'] as const)('%s is read nevertheless', async fault => {
    const sub = await writer()
    bedrock.faults.set({ fault })
    expect((await letter(sub, letterRequest())).events.at(-1)).toMatchObject({ type: 'done' })
  })
})

test('what the model invents is marked', async () => {
  const sub = await writer()
  bedrock.faults.set({ fault: 'inventing' })
  const { letter: written, facts, jobDescription } = await letterMade(sub)
  const report = checkLetter(written.content, facts, [], { ...written, description: jobDescription })
  expect(unsupported(report).length).toBeGreaterThan(0)
  const made = await resumeMade(person())
  const kinds = unsupported(checkResume(made.resume.markdown, made.facts, [])).flatMap(({ claims }) =>
    claims.map(({ kind }) => kind),
  )
  expect(new Set(kinds).size).toBeGreaterThan(2)
})
