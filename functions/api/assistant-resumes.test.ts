import { expect, test } from 'vitest'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { fitOf } from '../../shared/domain/fit-evidence/fit.ts'
import { factsOf } from '../../shared/domain/resume/form-facts.ts'
import { checkResume } from '../../shared/domain/truth/check-resume.ts'
import { unsupported } from '../../shared/domain/truth/report.ts'
import { filled } from '../store/resumes.testing.ts'
import { usageKey } from '../store/usage.ts'
import { letterRequest, person, resumeRequest, setUpAssistant } from './assistant.testing.ts'

const { bedrock, resume, letter, letterMade, givePlan, resumes, writer, table } = await setUpAssistant()

test('a resume is streamed while it is written, from the facts alone, and saved', async () => {
  const sub = person()
  const request = resumeRequest()
  const { status, events } = await resume(sub, request)
  expect(status).toBe(200)
  expect(events.map(({ type }) => type).filter(type => type === 'piece').length).toBeGreaterThan(3)
  const done = events.at(-1)
  const saved = await resumes.get(sub, request.id)
  expect(done).toMatchObject({
    type: 'done',
    value: { resume: { id: request.id, version: 1, aiGenerated: true } },
  })
  expect(saved?.markdown).toContain('### Operations Officer, Gani Haulage')
  const facts = factsOf({ form: filled(), profile: null, kept: [] })
  expect(unsupported(checkResume(saved?.markdown ?? '', facts, []))).toEqual([])
})

test('each line that the model writes is stored with the facts that it cites, in the person’s words', async () => {
  const sub = await writer()
  await givePlan(sub, 'pro')
  const request = resumeRequest()
  await resume(sub, request)
  const made = await resumes.get(sub, request.id)
  expect(made?.citations).toContainEqual({
    text: 'Cut late deliveries from 18% to 11% in eight months',
    facts: ['Cut late deliveries from 18% to 11% in eight months.'],
  })
  const units = new Set(
    checkResume(made?.markdown ?? '', factsOf({ form: filled(), profile: null, kept: [] }), []).units.map(
      ({ text }) => text,
    ),
  )
  for (const { text } of made?.citations ?? []) expect(units).toContain(text)
  const { citations, facts, jobDescription } = await letterMade(sub)
  const { bridge } = fitOf({
    posting: { title: 'Operations Analyst', company: 'Palmline', description: jobDescription },
    facts,
    today: '2026-11-27',
  })
  expect(citations.flatMap(({ facts: cited }) => cited)).toContain(bridge?.text)
})

test('what is streamed is text alone, by the names of the contract', async () => {
  const sub = await writer()
  const parts = async (events: Promise<{ events: readonly { type: string }[] }>) =>
    new Set((await events).events.flatMap(event => ('part' in event ? [String(event.part)] : [])))
  for (const part of await parts(resume(sub, resumeRequest())))
    expect(part).toMatch(/^(?:headline|summary|work\.\d+\.bullets\.\d+|skills\.\d+)$/)
  for (const part of await parts(letter(sub, letterRequest()))) expect(part).toMatch(/^paragraphs\.\d+$/)
})

test('a career of twenty jobs is written whole, in parts, as one text, and each part counts for the day', async () => {
  const sub = person()
  const job = (at: number) => ({
    jobTitle: `Engineer ${at}`,
    company: `Plant ${at}`,
    place: '',
    duration: `${2024 - at}`,
    description: Array.from({ length: 8 }, (_, line) => `Built line ${line} of plant ${at}`).join('\n'),
  })
  const form = filled({ workExperience: Array.from({ length: 20 }, (_, at) => job(at)) })
  const request = resumeRequest({ form, jobDescription: '' })
  const calls = bedrock.calls().length
  const { events } = await resume(sub, request)
  const parts = bedrock.calls().length - calls
  expect(parts).toBeGreaterThan(3)
  expect(await table.get(usageKey(sub, 'generation', dayInLagos(new Date())))).toMatchObject({ used: parts })
  const bullets = events.flatMap(event => (event.type === 'piece' ? [event.part] : []))
  expect(new Set(bullets.filter(part => part.startsWith('work.'))).size).toBe(160)
  const made = await resumes.get(sub, request.id)
  for (const at of [0, 9, 19]) expect(made?.markdown).toContain(`- Built line 7 of plant ${at}\n`)
  expect(made?.markdown.match(/^- Built line/gm)).toHaveLength(160)
})

test('a resume that has changed meanwhile is not rewritten, and nothing is counted', async () => {
  const sub = person()
  const request = resumeRequest()
  await resume(sub, request)
  await resumes.update(sub, { id: request.id, version: 1, patch: { markdown: 'mine' }, now: new Date() })
  const stale = await resume(sub, resumeRequest({ rewrites: { id: request.id, version: 1 } }))
  expect(stale.refused?.error.code).toBe('stale_version')
  const fresh = await resume(sub, resumeRequest({ rewrites: { id: request.id, version: 2 } }))
  expect(fresh.events.at(-1)).toMatchObject({ type: 'done' })
})

test('from an empty profile nothing is written, and nothing is counted', async () => {
  const sub = person()
  const { status, refused } = await resume(sub, resumeRequest({ form: null }))
  expect({ status, code: refused?.error.code }).toEqual({ status: 422, code: 'nothing_to_write' })
  expect((await letter(sub, letterRequest())).refused?.error.code).toBe('nothing_to_write')
})
