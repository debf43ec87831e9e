import { ulid } from 'ulid'
import { afterAll, expect, test } from 'vitest'
import { type Call, call } from '../../local/gateway.testing.ts'
import { startTable } from '../../local/table.testing.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import type { PaidTier } from '../../shared/lists.ts'
import { adviceStores, newProfileText, newSkillGap } from '../store/advice.ts'
import { applicationStore, type Draft } from '../store/applications.ts'
import { newMessage } from '../store/coach-messages.ts'
import { profileStore } from '../store/profiles.ts'
import { begun, filled } from '../store/resumes.testing.ts'
import { resumeStore } from '../store/resumes.ts'
import { subscriptionStore } from '../store/subscriptions.ts'
import { writerStore } from '../store/writers.ts'
import { serveCareer } from './career.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const resumes = resumeStore(table)
const applications = applicationStore(table)
const gateway = serveCareer({ ...adviceStores(table), resumes, writers: writerStore(table) })
const ask = (request: Call) => call(gateway, request)

const person = () => crypto.randomUUID()
const givePlan = async (sub: string, tier: PaidTier) => {
  const now = new Date()
  const paid = { type: 'paid', id: 'paid', at: now.toISOString(), tier, purchase: 'month' } as const
  const event = { ...paid, until: null, reusable: true, automatic: false }
  await subscriptionStore(table).change(sub, now, () => ({ events: [event] }))
}
const keepText = async (sub: string) => {
  const it = { id: ulid(), type: 'bio' as const, targetRole: 'Analyst', before: 'Old', content: 'New' }
  await table.transact(newProfileText(sub, { ...it, reasons: ['Shorter'] }, new Date()))
  return it.id
}
const keepGap = async (sub: string) => {
  const lists = { missingSkills: ['SQL'], recommendations: [], certifications: [] }
  const it = { id: ulid(), targetRole: 'Analyst', targetIndustry: 'Retail', summary: '', ...lists }
  await table.transact(newSkillGap(sub, it, new Date()))
  return it.id
}

test('texts come with the facts, on every plan, also for a person without texts', async () => {
  const sub = person()
  await resumes.create(sub, begun({ aiGenerated: false }), null, new Date())
  const id = await keepText(sub)
  const { status, body } = await ask({ route: 'GET /profile-texts', sub })
  expect(status).toBe(200)
  expect(body.profileTexts).toMatchObject([{ id, before: 'Old', reasons: ['Shorter'] }])
  expect(body.facts.form).toEqual(filled())
  expect((await ask({ route: 'GET /profile-texts', sub: person() })).body.profileTexts).toEqual([])
})

test('a text is changed from the version that the person saw; the same edit twice is one edit', async () => {
  const sub = person()
  const id = await keepText(sub)
  const edit = { route: 'PATCH /profile-texts/{id}', sub, params: { id } }
  const body = { version: 1, content: 'Mine' }
  for (const _ of ['sent', 'sent again']) {
    const answer = await ask({ ...edit, body })
    expect(answer).toMatchObject({ status: 200, body: { content: 'Mine', version: 2 } })
  }
  expect((await ask({ ...edit, body: { version: 1, content: 'Other' } })).body.error.code).toBe(
    'stale_version',
  )
  expect((await ask({ ...edit, body: { version: 2, content: ' \n' } })).status).toBe(400)
  expect((await ask({ ...edit, body: { version: 2, before: 'x' } })).status).toBe(400)
})

test("another person's text and analysis are not found, and stay", async () => {
  const [owner, thief] = [person(), person()]
  const text = await keepText(owner)
  const gap = await keepGap(owner)
  for (const call of [
    { route: 'PATCH /profile-texts/{id}', params: { id: text }, body: { version: 1, content: 'x' } },
    { route: 'DELETE /profile-texts/{id}', params: { id: text } },
    { route: 'DELETE /skill-gaps/{id}', params: { id: gap } },
  ])
    expect((await ask({ ...call, sub: thief })).status).toBe(404)
  expect((await ask({ route: 'GET /skill-gaps', sub: thief })).body).toEqual({ skillGaps: [] })
  expect((await ask({ route: 'GET /skill-gaps', sub: owner })).body.skillGaps).toMatchObject([{ id: gap }])
})

test('texts and analyses can be deleted without a plan', async () => {
  const sub = person()
  const text = await keepText(sub)
  const gap = await keepGap(sub)
  const drop = { route: 'DELETE /profile-texts/{id}', sub, params: { id: text } }
  expect(await ask(drop)).toMatchObject({ status: 200, body: { id: text } })
  expect((await ask(drop)).status).toBe(404)
  expect((await ask({ route: 'DELETE /skill-gaps/{id}', sub, params: { id: gap } })).status).toBe(200)
  expect((await ask({ route: 'GET /skill-gaps', sub })).body.skillGaps).toEqual([])
})

test('the chat comes in pages and is deleted as a whole; a repeated delete succeeds', async () => {
  const [sub, other] = [person(), person()]
  for (let at = 1; at <= 45; at += 1)
    for (const each of [sub, other])
      await table.transact(newMessage(each, { id: ulid(at), message: `${at}`, reply: 'Yes.' }, new Date()))
  const route = 'GET /coach/messages'
  const first = (await ask({ route, sub })).body
  expect(first.messages).toHaveLength(40)
  expect(first.messages[0]).toMatchObject({ message: '45', reply: 'Yes.' })
  const rest = (await ask({ route, sub, query: { before: first.older } })).body
  expect(rest).toMatchObject({ messages: [{ message: '5' }, {}, {}, {}, { message: '1' }], older: null })
  for (const _ of ['sent', 'sent again'])
    expect(await ask({ route: 'DELETE /coach/messages', sub })).toMatchObject({ status: 200, body: {} })
  expect((await ask({ route, sub })).body).toEqual({ messages: [], older: null })
  expect((await ask({ route, sub: other })).body.messages).toHaveLength(40)
})

test("the skills of all tracked jobs are compared with the person's skills", async () => {
  const sub = person()
  await givePlan(sub, 'pro')
  const now = new Date()
  const first = firstProfile({ email: 'amina@example.com', name: 'Amina', answers: null }, now)
  await profileStore(table).begin(sub, { ...first, skills: ['Tableau'], techStack: ['JS'] })
  await resumes.create(
    sub,
    begun({ form: filled({ technicalSkills: 'MS Excel, route planning' }) }),
    null,
    now,
  )
  const job = (at: number, fields: Partial<Draft>): Draft => ({
    id: ulid(),
    jobTitle: `Analyst ${at}`,
    companyName: 'Zenith',
    location: '',
    status: 'saved',
    jobUrl: '',
    notes: '',
    appliedDate: null,
    origin: 'manual',
    ...fields,
  })
  // The jobs fill more than one page of the table.
  const many = Array.from({ length: 70 }, (_, at) => job(at, { notes: 'Excel, Python' }))
  const rest = [
    job(70, { skills: ['JavaScript', 'Tableau', 'SQL'] }),
    job(71, { status: 'withdrawn', skills: ['Kubernetes'] }),
    job(72, {}),
  ]
  await applications.import(sub, [...many, ...rest], now)
  const { status, body } = await ask({ route: 'GET /asked-skills', sub })
  expect(status).toBe(200)
  expect(body).toEqual({
    tracked: 72,
    naming: 71,
    skills: [
      { skill: 'Microsoft Excel', jobs: 70, has: true },
      { skill: 'Python', jobs: 70, has: false },
      { skill: 'JavaScript', jobs: 1, has: true },
      // These skills come from the work experience in the resume.
      { skill: 'SQL', jobs: 1, has: true },
      { skill: 'Tableau', jobs: 1, has: true },
    ],
  })
})

test('the skills of tracked jobs need a plan', async () => {
  const { status, body } = await ask({ route: 'GET /asked-skills', sub: person() })
  expect({ status, code: body.error.code }).toEqual({ status: 403, code: 'upgrade_required' })
})
