import mammoth from 'mammoth'
import { ulid } from 'ulid'
import { afterAll, expect, test } from 'vitest'
import { call } from '../../local/gateway.testing.ts'
import { startTable } from '../../local/table.testing.ts'
import { historyOf, trial } from '../../shared/domain/subscription.testing.ts'
import type { PaidTier } from '../../shared/lists.ts'
import { readPdf } from '../documents/read-pdf.testing.ts'
import { letterStore, newLetter } from '../store/letters.ts'
import { begun, filled } from '../store/resumes.testing.ts'
import { resumeStore } from '../store/resumes.ts'
import { subscriptionRow } from '../store/subscription-row.ts'
import { writerStore } from '../store/writers.ts'
import { serveDocuments } from './documents.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const resumes = resumeStore(table)
const gateway = serveDocuments({ resumes, letters: letterStore(table), writers: writerStore(table) })

const markdown = `# Amina Bello
Operations Analyst
Ikeja, Lagos · amina@example.com · 0803 000 0142

## Work
### Operations Officer, Gani Haulage
Mar 2023 to now
- Cut late deliveries from 18% to 11% in eight months
- Led a team of 12 dispatchers
`
const content = `Dear Hiring Manager,

I cut late deliveries from 18% to 11%. I led a team of 12 dispatchers.

Yours sincerely,
Amina Bello
`

const person = async (plan: PaidTier | null = 'pro') => {
  const sub = crypto.randomUUID()
  const now = new Date()
  if (plan) {
    const history = historyOf(trial(now.toISOString(), plan))
    await table.put(subscriptionRow(sub, { history, done: [], trialWish: null, version: 1 }, now))
  }
  const add = async (fields: Parameters<typeof begun>[0] = {}) =>
    (await resumes.create(sub, begun({ markdown, ...fields }), null, now)).id
  const addLetter = async (fields = {}) => {
    const id = ulid()
    const about = {
      jobTitle: 'Operations Analyst',
      companyName: 'Palmline Foods',
      tone: 'professional',
    } as const
    const letter = {
      ...about,
      id,
      content,
      applicationId: null,
      kept: [],
      form: filled(),
      jobDescription: '',
      ...fields,
    }
    await table.transact(newLetter(sub, letter, now))
    return id
  }
  const fetch = (kind: 'resumes' | 'letters', id: string, format: string) =>
    call(gateway, { route: `GET /${kind}/{id}/documents/{format}`, sub, params: { id, format } })
  return { sub, add, addLetter, fetch }
}

const bytes = (body: { data: string }) => Buffer.from(body.data, 'base64')

test('a PDF contains every line with a source, and the answer says how many were left out', async () => {
  const amina = await person()
  const { status, body } = await amina.fetch(
    'resumes',
    await amina.add({ title: 'Analyst, Palmline' }),
    'pdf',
  )
  expect(status).toBe(200)
  expect(body).toMatchObject({ name: 'Amina_Bello_CV.pdf', type: 'application/pdf', leftOut: 1 })
  const { pages } = await readPdf(bytes(body))
  expect(pages).toEqual([
    'Amina Bello Operations Analyst | Ikeja, Lagos +234 803 000 0142 amina@example.com WORK EXPERIENCE Operations Officer Mar 2023 – Present Gani Haulage • Cut late deliveries from 18% to 11% in eight months',
  ])
})

test('a line that the person vouched for is in the file', async () => {
  const amina = await person()
  const kept = [{ text: 'Led a team of 12 dispatchers', source: 'My work at Gani Haulage' }]
  const { body } = await amina.fetch('resumes', await amina.add({ kept }), 'docx')
  expect(body).toMatchObject({ name: 'Amina_Bello_CV.docx', leftOut: 0 })
  expect((await mammoth.extractRawText({ buffer: bytes(body) })).value).toContain(
    'Led a team of 12 dispatchers',
  )
})

test('a vouched line is in the file, and supports no other line', async () => {
  const amina = await person()
  const kept = [{ text: 'Led a team of 12 dispatchers', source: 'My work at Gani Haulage' }]
  const id = await amina.add({ kept, markdown: `${markdown}- Hired 12 dispatchers\n` })
  for (const format of ['pdf', 'docx', 'json'])
    expect((await amina.fetch('resumes', id, format)).body).toMatchObject({ leftOut: 1 })
})

test('JSON Resume has the same lines', async () => {
  const amina = await person()
  const { body } = await amina.fetch('resumes', await amina.add(), 'json')
  expect(body).toMatchObject({ type: 'application/json', leftOut: 1 })
  expect(JSON.parse(bytes(body).toString())).toMatchObject({
    basics: { name: 'Amina Bello', email: 'amina@example.com' },
    work: [
      {
        name: 'Gani Haulage',
        position: 'Operations Officer',
        highlights: ['Cut late deliveries from 18% to 11% in eight months'],
      },
    ],
  })
})

test.each(['pdf', 'docx'])(
  'a letter as %s has its paragraphs, without the sentence that has no source',
  async format => {
    const amina = await person()
    const { body } = await amina.fetch('letters', await amina.addLetter(), format)
    expect(body).toMatchObject({
      name: `Amina_Bello_Cover_Letter.${format}`,
      leftOut: 1,
    })
    const text =
      format === 'pdf'
        ? (await readPdf(bytes(body))).pages.join(' ')
        : (await mammoth.extractRawText({ buffer: bytes(body) })).value.replace(/\s+/g, ' ').trim()
    expect(text.replaceAll(' | ', ' ')).toBe(
      'Amina Bello Ikeja, Lagos amina@example.com 0803 000 0142 Dear Hiring Manager, I cut late deliveries from 18% to 11%. Yours sincerely, Amina Bello',
    )
  },
)

test('files need a paid plan, and a person who left Elite keeps the chosen design', async () => {
  const free = await person(null)
  for (const answer of [
    await free.fetch('resumes', await free.add(), 'json'),
    await free.fetch('letters', await free.addLetter(), 'pdf'),
  ])
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'upgrade_required' } } })
  const pro = await person('pro')
  expect((await pro.fetch('resumes', await pro.add({ template: 'loom' }), 'pdf')).status).toBe(200)
})

test("another person's document, a missing one, and an unknown format are refused", async () => {
  const [amina, other] = [await person(), await person('elite')]
  expect((await other.fetch('resumes', await amina.add(), 'pdf')).status).toBe(404)
  expect((await other.fetch('letters', await amina.addLetter(), 'pdf')).status).toBe(404)
  expect((await amina.fetch('resumes', ulid(), 'pdf')).status).toBe(404)
  expect((await amina.fetch('resumes', await amina.add(), 'exe')).status).toBe(400)
  expect((await amina.fetch('letters', await amina.addLetter(), 'json')).status).toBe(400)
})
