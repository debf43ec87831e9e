import { ulid } from 'ulid'
import { describe, expect, test } from 'vitest'
import { resumeRequest, setUpAssistant } from './assistant.testing.ts'

const { line, resume, resumes, writer } = await setUpAssistant()

describe('other wordings of a line', () => {
  const place = { title: 'Operations Officer', organisation: 'Gani Haulage' }
  const improve = async (sub: string, resumeId: string, fields: object = {}) => {
    const body = { id: ulid(), resumeId, text: 'I was on late deliveries', place, ...fields }
    const { refused, events } = await line(sub, body)
    const last = events.at(-1)
    return { refused, alternatives: last?.type === 'done' ? last.value.alternatives : null }
  }

  test('cite facts of the job of the line, and change and count nothing', async () => {
    const sub = await writer()
    const [{ id = '' } = {}] = await resumes.list(sub)
    const before = await resumes.get(sub, id)
    const { alternatives } = await improve(sub, id)
    expect(alternatives?.length).toBeGreaterThan(0)
    expect(alternatives?.length).toBeLessThanOrEqual(2)
    for (const { facts } of alternatives ?? [])
      expect(facts[0]).toBe('Cut late deliveries from 18% to 11% in eight months.')
    expect(await resumes.get(sub, id)).toEqual(before)
    expect((await resume(sub, resumeRequest({ rewrites: null }))).refused?.error.code).not.toBe(
      'rewrite_limit',
    )
  })

  test('a repeated request is written again, and another person’s resume is not found', async () => {
    const sub = await writer()
    const [{ id = '' } = {}] = await resumes.list(sub)
    const request = { id: ulid() }
    await improve(sub, id, request)
    expect((await improve(sub, id, request)).alternatives).not.toBeNull()
    expect((await improve(await writer(), id)).refused?.error.code).toBe('not_found')
  })
})
