import { ulid } from 'ulid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { call } from '../../local/gateway.testing.ts'
import { startTable } from '../../local/table.testing.ts'
import { educationAtMost, fieldLimits, workAtMost } from '../../shared/api/resume-form.ts'
import { sourceOf } from '../assistant/source.ts'
import { exportStore } from '../store/exports.ts'
import { purgePerson } from '../store/purge.ts'
import { recordStore } from '../store/record.ts'
import { filled } from '../store/resumes.testing.ts'
import { resumeStore } from '../store/resumes.ts'
import { writerStore } from '../store/writers.ts'
import { serveRecord } from './record.ts'
import { serveResumes } from './resumes.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const records = recordStore(table)
const gateway = serveRecord({ records })
const resumes = resumeStore(table)
const writers = writerStore(table)
const builder = serveResumes({ records, resumes, writers })

const get = async () => (await call(gateway, { route: 'GET /record', sub })).body
const save = (form: object, version: number) =>
  call(gateway, { route: 'PUT /record', sub, body: { form, version } })
const create = (form: object) =>
  call(builder, {
    route: 'POST /resumes',
    sub,
    body: { id: ulid(), title: 'Own words', template: 'professional', form },
  })

let sub: string
beforeEach(() => {
  sub = crypto.randomUUID()
})

test('a record is saved as typed, for this person alone, and a save that is repeated counts once', async () => {
  expect(await get()).toMatchObject({ version: 0, updatedAt: null, form: { workExperience: [] } })
  const form = filled({ interests: '<b>Chess</b>', referees: 'Mrs Adé, matron' })
  expect(await save(form, 0)).toMatchObject({ status: 200, body: { form, version: 1 } })
  expect(await save(form, 0)).toMatchObject({ status: 200, body: { version: 1 } })
  expect(await get()).toMatchObject({ form, version: 1 })
  sub = crypto.randomUUID()
  expect(await get()).toMatchObject({ version: 0 })
})

test.each([0, 2])(
  'a save from version %i, which is not the one that is there, is refused as stale',
  async version => {
    await save(filled(), 0)
    expect(await save(filled({ fullName: 'Somebody Else' }), version)).toMatchObject({
      status: 409,
      body: { error: { code: 'stale_version' } },
    })
    expect(await get()).toMatchObject({ version: 1, form: { fullName: filled().fullName } })
  },
)

test('the longest record, in any script, is saved', async () => {
  const long = (max: number) => '职'.repeat(max)
  const fields = Object.fromEntries(Object.entries(fieldLimits).map(([name, max]) => [name, long(max)]))
  const job = {
    jobTitle: long(200),
    company: long(200),
    place: long(120),
    duration: long(100),
    description: long(4000),
  }
  const study = { degree: long(200), school: long(200), year: long(60), gpa: long(60) }
  const form = {
    ...fields,
    workExperience: Array.from({ length: workAtMost }, () => job),
    education: Array.from({ length: educationAtMost }, () => study),
  }
  expect(await save(form, 0)).toMatchObject({ status: 200, body: { version: 1 } })
})

test('a person with a resume finds it in their first record, and keeps it when the resume is deleted', async () => {
  // As if the resume was made before there were records.
  const { body } = await create(filled())
  await table.remove({ pk: `USER#${sub}`, sk: 'RECORD' })
  expect(await get()).toMatchObject({ version: 0, form: { workExperience: filled().workExperience } })
  const params = { id: body.resume.id }
  expect(await call(builder, { route: 'DELETE /resumes/{id}', sub, params })).toMatchObject({ status: 200 })
  expect(await get()).toMatchObject({ version: 1, form: { workExperience: filled().workExperience } })
})

test('what a resume is made from is in the record afterwards, without a line twice, and nothing else is lost', async () => {
  const [job] = filled().workExperience
  const cashier = {
    jobTitle: 'Cashier',
    company: 'Zenith Bank',
    place: '',
    duration: '2012',
    description: '',
  }
  const work = (description: string) => ({
    jobTitle: 'Loader',
    company: 'Gani Haulage',
    place: '',
    duration: '',
    ...job,
    description,
  })
  await save(
    filled({ workExperience: [work('Drove a truck\nCut late deliverys from 18% to 11%'), cashier] }),
    0,
  )
  const corrected = work('Cut late deliveries from 18% to 11%')
  const form = { ...filled(), phone: '0809 111 2233', workExperience: [corrected] }
  const { status, body } = await create(form)
  expect(status).toBe(201)
  const workExperience = [work('Cut late deliveries from 18% to 11%\nDrove a truck'), cashier]
  expect(await get()).toMatchObject({ version: 2, form: { phone: '0809 111 2233', workExperience } })
  // What only the record says is a fact of the resume too.
  const params = { id: body.resume.id }
  const { body: opened } = await call(builder, { route: 'GET /resumes/{id}', sub, params })
  expect(opened.resume.form.workExperience).toEqual([corrected])
  expect(opened.facts.form.workExperience).toEqual(workExperience)
})

test('what is written for a person without a form comes from their record, and from no resume of theirs', async () => {
  await create(filled())
  await save(filled({ workExperience: [], technicalSkills: 'Welding' }), 1)
  const writer = await writers.get(sub, new Date())
  const { form } = await sourceOf(resumes, sub, writer)
  expect(form).toMatchObject({ workExperience: [], technicalSkills: 'Welding' })
})

test('a record is in the export, and is purged with its person', async () => {
  await save(filled(), 0)
  const { rows } = await exportStore(table).page(sub, undefined, new Date())
  expect(rows.map(({ section }) => section)).toEqual(['career record'])
  await purgePerson(table, sub, new Date())
  expect(await get()).toMatchObject({ version: 0, form: { fullName: '' } })
})
