import { expect, test } from 'vitest'
import { begun } from '../store/resumes.testing.ts'
import { person, resumeRequest, setUpAssistant } from './assistant.testing.ts'

const { resume, tailor, givePlan, resumes, writer } = await setUpAssistant()

test('elite: a tailored resume is a new one, which stores the text before', async () => {
  const sub = person()
  await givePlan(sub, 'elite')
  const request = resumeRequest()
  await resume(sub, request)
  const edited = `${(await resumes.get(sub, request.id))?.markdown}\n## Projects\n### Route book\nOf my own\n`
  await resumes.update(sub, {
    id: request.id,
    version: 1,
    patch: { markdown: edited, plainName: true },
    now: new Date(),
  })
  const { id } = await tailor(sub, request.id, { jobDescription: 'Excel' })
  const tailored = await resumes.get(sub, id)
  expect(tailored).toMatchObject({
    tailoredTo: { companyName: 'Palmline' },
    jobDescription: 'Excel',
    template: 'professional',
    plainName: true,
  })
  expect(tailored?.markdown).toContain('Route book')
  expect((await resumes.version(sub, id, 0)).markdown).toBe(edited)
  const next = await tailor(sub, id, { companyName: 'Tudun Foods' })
  expect((await resumes.get(sub, next.id))?.title).toBe('Operations Analyst, for Tudun Foods')
  expect((await resumes.get(sub, request.id))?.markdown).toBe(edited)
})

test('elite: a line without a source is no fact for the model, and stays in the tailored resume', async () => {
  const sub = person()
  await givePlan(sub, 'elite')
  const request = resumeRequest()
  await resume(sub, request)
  const { markdown = '' } = (await resumes.get(sub, request.id)) ?? {}
  const invented = 'Built the port of Lekki with 900 welders'
  const edited = markdown.replace(/^- /m, `- ${invented}\n- `)
  await resumes.update(sub, { id: request.id, version: 1, patch: { markdown: edited }, now: new Date() })
  const { id } = await tailor(sub, request.id, { jobDescription: 'Excel, ports' })
  const tailored = await resumes.get(sub, id)
  expect(tailored?.markdown.match(/port of Lekki/g)).toHaveLength(1)
  expect(JSON.stringify(tailored?.citations)).not.toContain('Lekki')
})

test('a long title of a tailored resume is cut between letters', async () => {
  const sub = person()
  await givePlan(sub, 'elite')
  const title = 'A'.repeat(113)
  const { id: resumeId } = await resumes.create(sub, begun({ title }), null, new Date())
  const { id } = await tailor(sub, resumeId, { companyName: '👩‍💻 Labs' })
  const made = (await resumes.get(sub, id))?.title ?? ''
  expect(made).toContain(`${title}, for`)
  expect(made.length).toBeLessThanOrEqual(120)
  expect(made.isWellFormed()).toBe(true)
})

test("another person's resume can be neither rewritten nor tailored", async () => {
  const owner = await writer()
  const [{ id = '' } = {}] = await resumes.list(owner)
  const thief = person()
  await givePlan(thief, 'elite')
  expect((await resume(thief, resumeRequest({ rewrites: { id, version: 1 } }))).refused?.error.code).toBe(
    'not_found',
  )
  expect((await tailor(thief, id)).body?.error.code).toBe('not_found')
})
