import { ulid } from 'ulid'
import { afterAll, expect, test } from 'vitest'
import { call } from '../../local/gateway.testing.ts'
import { startTable } from '../../local/table.testing.ts'
import { markdownLimit } from '../../shared/api/resumes.ts'
import { facts, vouchedAtMost } from '../../shared/api/truth.ts'
import { numberedFacts } from '../../shared/domain/truth/numbered-facts.ts'
import { letterStore, newLetter } from '../store/letters.ts'
import { recordStore } from '../store/record.ts'
import { filled } from '../store/resumes.testing.ts'
import { resumeStore } from '../store/resumes.ts'
import { writerStore } from '../store/writers.ts'
import { serveLetters } from './letters.ts'
import { serveResumes } from './resumes.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const services = {
  letters: letterStore(table),
  records: recordStore(table),
  resumes: resumeStore(table),
  writers: writerStore(table),
}
const builder = serveResumes(services)
const office = serveLetters(services)

const create = (sub: string, fields: object = {}) =>
  call(builder, {
    route: 'POST /resumes',
    sub,
    body: { id: ulid(), title: 'Own words', template: 'professional', form: filled(), ...fields },
  })
const resume = 'PATCH /resumes/{id}'

test("the person's own words make a resume without the model; on Free there is one", async () => {
  const { status, body } = await create('ada')
  expect(status).toBe(201)
  expect(body.resume).toMatchObject({ aiGenerated: false, isPrimary: true, version: 1 })
  expect(body.resume.markdown).toContain('Built the weekly cost table in SQL and Excel')
  expect(body.facts.form.fullName).toBe('Amina Bello')
  expect((await create('ada')).body.error).toMatchObject({
    code: 'resume_limit',
    message: 'Free plan allows only 1 resume. Upgrade to generate unlimited resumes.',
  })
})

test.each([
  ['a premium template', { template: 'loom' }, 403, 'upgrade_required'],
  ['no title', { title: ' ' }, 400, 'invalid_input'],
  ['no such template', { template: 'gold' }, 400, 'invalid_input'],
])('%s is refused', async (_, fields, status, code) => {
  expect(await create('bala', fields)).toMatchObject({ status, body: { error: { code } } })
})

test('the longest text, in any script, fits with the most vouched lines', async () => {
  const markdown = '职'.repeat(markdownLimit)
  const kept = Array.from({ length: vouchedAtMost }, (_, at) => ({
    text: `${'职'.repeat(597)}${100 + at}`,
    source: '职'.repeat(200),
  }))
  const { body } = await create('efe')
  const edit = { route: resume, sub: 'efe', params: { id: body.resume.id } }
  expect(await call(builder, { ...edit, body: { version: 1, markdown, kept } })).toMatchObject({
    status: 200,
  })
  const edited = { version: 2, markdown: `${markdown.slice(1)}.` }
  expect(await call(builder, { ...edit, body: edited })).toMatchObject({ status: 200 })
})

test('a form whose text would be too long to edit is refused', async () => {
  const entry = {
    jobTitle: 'Officer',
    company: 'Gani Haulage',
    place: '',
    duration: '',
    description: '职'.repeat(4000),
  }
  const form = filled({ workExperience: Array.from({ length: 11 }, () => entry) })
  expect(await create('femi', { form })).toMatchObject({
    status: 413,
    body: { error: { code: 'too_large' } },
  })
})

test('an edit needs the version that the person saw, and an empty text is refused', async () => {
  const { body } = await create('chidi')
  const params = { id: body.resume.id }
  const edit = (fields: object) => call(builder, { route: resume, sub: 'chidi', params, body: fields })
  expect(await edit({ version: 1, markdown: ' \n ' })).toMatchObject({ status: 400 })
  expect(await edit({ version: 1, markdown: '# Chidi\n' })).toMatchObject({ body: { version: 2 } })
  expect(await edit({ version: 1, markdown: '# Other\n' })).toMatchObject({
    status: 409,
    body: { error: { code: 'stale_version' } },
  })
  expect(await edit({ version: 2, template: 'executive' })).toMatchObject({ status: 403 })
  expect(await edit({ version: 2, template: 'first-job', plainName: true })).toMatchObject({
    body: { version: 3, template: 'first-job', plainName: true },
  })
})

test("another person's ids find nothing, of resumes or of letters", async () => {
  const { body } = await create('dayo')
  const id = ulid()
  const it = {
    id,
    jobTitle: 'Clerk',
    companyName: 'Dangote',
    content: 'Dear Sir',
    tone: 'professional' as const,
  }
  await table.transact(
    newLetter(
      'dayo',
      { ...it, applicationId: null, kept: [], form: filled(), jobDescription: '' },
      new Date(),
    ),
  )
  const answers = [
    await call(builder, { route: 'GET /resumes/{id}', sub: 'efe', params: { id: body.resume.id } }),
    await call(builder, { route: 'DELETE /resumes/{id}', sub: 'efe', params: { id: body.resume.id } }),
    await call(builder, { route: 'GET /resumes/{id}/versions', sub: 'efe', params: { id: body.resume.id } }),
    await call(office, { route: 'GET /letters/{id}', sub: 'efe', params: { id } }),
    await call(office, { route: 'DELETE /letters/{id}', sub: 'efe', params: { id } }),
    await call(office, {
      route: 'PATCH /letters/{id}',
      sub: 'efe',
      params: { id },
      body: { version: 1, content: 'Mine' },
    }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  const own = await call(office, { route: 'GET /letters', sub: 'dayo' })
  expect(own.body).toMatchObject({ letters: [{ id, version: 1 }], count: { used: 0, limit: 2 } })
})

test('a letter is edited from the version that the person saw, and the same edit again is the same', async () => {
  const id = ulid()
  const it = {
    id,
    jobTitle: 'Clerk',
    companyName: 'Dangote',
    content: 'Dear Sir',
    tone: 'professional' as const,
  }
  await table.transact(
    newLetter(
      'femi',
      { ...it, applicationId: null, kept: [], form: filled(), jobDescription: '' },
      new Date(),
    ),
  )
  const edit = (content: string, version: number) =>
    call(office, { route: 'PATCH /letters/{id}', sub: 'femi', params: { id }, body: { version, content } })
  expect(await edit('Dear Madam', 1)).toMatchObject({ status: 200, body: { version: 2 } })
  expect(await edit('Dear Madam', 1)).toMatchObject({ status: 200, body: { version: 2 } })
  expect(await edit('Dear All', 1)).toMatchObject({ status: 409, body: { error: { code: 'stale_version' } } })
  await call(office, { route: 'DELETE /letters/{id}', sub: 'femi', params: { id } })
  expect((await call(office, { route: 'GET /letters', sub: 'femi' })).body.letters).toEqual([])
})

test('a line of the model that the person took is saved with what it rests on, and a repeated edit is the same', async () => {
  const { body } = await create('hauwa')
  const fact =
    numberedFacts(facts.parse(body.facts)).find(({ text }) => text.includes('cost table'))?.text ?? ''
  const cited = [{ text: 'Built a weekly cost table', facts: [fact, 'Won a prize'] }]
  const edit = { route: resume, sub: 'hauwa', params: { id: body.resume.id }, body: { version: 1, cited } }
  const saved = [{ text: 'Built a weekly cost table', facts: [fact] }]
  for (const _ of ['sent', 'sent again'])
    expect((await call(builder, edit)).body).toMatchObject({ version: 2, citations: saved })
})
