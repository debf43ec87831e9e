import { expect, test } from 'vitest'
import { letterRequest, person, resumeRequest, setUpAssistant } from './assistant.testing.ts'

const { resume, letter, tailor, givePlan, resumes, writer } = await setUpAssistant()

test('free: one resume; another is refused, and nothing is counted', async () => {
  const sub = person()
  await resume(sub, resumeRequest())
  const { status, refused } = await resume(sub, resumeRequest())
  expect({ status, code: refused?.error.code }).toEqual({ status: 403, code: 'resume_limit' })
  await resume(sub, resumeRequest({ rewrites: { id: (await resumes.list(sub))[0]?.id, version: 1 } }))
  expect((await resume(sub, resumeRequest())).refused?.error.code).toBe('resume_limit')
})

test("free: a resume in a person's own words that was rewritten counts as generated, deleted or not", async () => {
  const sub = await writer()
  const [{ id = '' } = {}] = await resumes.list(sub)
  await resume(sub, resumeRequest({ rewrites: { id, version: 1 } }))
  await resumes.remove(sub, id)
  expect((await resume(sub, resumeRequest())).refused?.error.code).toBe('rewrite_limit')
})

test('free: one rewrite in seven days, in any way', async () => {
  const sub = person()
  const request = resumeRequest()
  await resume(sub, request)
  const rewrites = { id: request.id, version: 1 }
  const again = await resume(sub, resumeRequest({ rewrites, title: 'Again' }))
  expect(again.events.at(-1)).toMatchObject({
    type: 'done',
    value: { resume: { id: request.id, version: 2, title: 'Again' } },
  })
  const third = await resume(sub, resumeRequest({ rewrites: { id: request.id, version: 2 } }))
  expect(third.refused?.error.code).toBe('rewrite_limit')
  await resumes.remove(sub, request.id)
  expect((await resume(sub, resumeRequest())).refused?.error.code).toBe('rewrite_limit')
})

test('free: two letters a month', async () => {
  const sub = await writer()
  await letter(sub, letterRequest())
  await letter(sub, letterRequest())
  const { status, refused } = await letter(sub, letterRequest())
  expect({ status, ...refused?.error }).toMatchObject({
    status: 403,
    code: 'letter_limit',
    message: 'Free plan allows 2 letters/month. Upgrade for more.',
  })
})

test('pro: no limit, but no premium template and no tailoring', async () => {
  const sub = await writer()
  await givePlan(sub, 'pro')
  for (let count = 0; count < 3; count += 1) {
    expect((await letter(sub, letterRequest())).events.at(-1)).toMatchObject({ type: 'done' })
    expect((await resume(sub, resumeRequest())).events.at(-1)).toMatchObject({ type: 'done' })
  }
  expect((await resume(sub, resumeRequest({ template: 'executive' }))).refused?.error.code).toBe(
    'upgrade_required',
  )
  const [{ id: resumeId = '' } = {}] = await resumes.list(sub)
  expect((await tailor(sub, resumeId)).body?.error.code).toBe('upgrade_required')
})
