import { ulid } from 'ulid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../local/gateway.testing.ts'
import { startTable } from '../../local/table.testing.ts'
import type { Hidden } from '../../shared/api/hidden-jobs.ts'
import { type Job, jobOperations } from '../../shared/api/jobs.ts'
import { routeKey } from '../../shared/api/operation.ts'
import { trackedNames } from '../../shared/domain/jobs/tracked-names.ts'
import { firstProfile, noAnswers } from '../../shared/domain/profile.ts'
import { createCurrentIndex } from '../jobs/current-index.ts'
import { samplePosting } from '../jobs/index/postings.testing.ts'
import { createPubliclyHidden } from '../jobs/publicly-hidden.ts'
import { publishingSetup } from '../jobs/publish.testing.ts'
import { logTo } from '../runtime/log.ts'
import { applicationStore } from '../store/applications.ts'
import { hiddenJobStore } from '../store/hidden-jobs.ts'
import { jobReportStore, reportModeration } from '../store/job-reports.ts'
import { preferencesKey } from '../store/preferences.ts'
import { beKnown } from '../store/profiles.testing.ts'
import { profileStore } from '../store/profiles.ts'
import { searchStore } from '../store/searches.ts'
import { seekerStore } from '../store/seekers.ts'
import { subscriptionStore } from '../store/subscriptions.ts'
import { trackedNameStore } from '../store/tracked-names.ts'
import { serveJobs } from './jobs.ts'

const { table, costOf, stop } = await startTable()
const room = publishingSetup()
const index = createCurrentIndex({ objects: room.objects, directory: room.directory, freshFor: 0 })
const lines: string[] = []
logTo(line => void lines.push(line))
afterAll(async () => {
  logTo(line => console.log(line))
  index.close()
  room.remove()
  await stop()
})

const now = new Date()
const reports = jobReportStore(table)
/** The function in a process of its own, which has cached nothing. */
const start = () =>
  serveJobs({
    index,
    boardStatuses: { get: async () => [] },
    seekers: seekerStore(table),
    searches: searchStore(table),
    tracked: trackedNameStore(table),
    hiddenJobs: hiddenJobStore(table),
    reports,
    publiclyHidden: createPubliclyHidden({ reports }),
  })
const gateway = start()

beforeAll(async () => {
  const nurses = Array.from({ length: 8 }, (_, n) => ({
    title: `Staff Nurse, Ward ${n}`,
    company: `Clinic ${n}`,
  }))
  const others = [
    { title: 'Staff Nurse', company: 'Gada Hospital Ltd' },
    { title: 'Theatre Nurse', company: 'Gada Hospital' },
    { title: 'Ward Nurse', company: '' },
    { title: 'Truck Driver', company: 'Kiln' },
  ]
  await room.bring('myjobmag', [...nurses, ...others].map(samplePosting), now)
  await room.publish(now)
})

const person = (sub: string = crypto.randomUUID()) => {
  const send = async (name: keyof typeof jobOperations, request: object = {}) => {
    const { status, body } = await call(gateway, { route: routeKey(jobOperations[name]), sub, ...request })
    return { status, body }
  }
  const jobs = async (name: 'newest' | 'forYou' | 'search'): Promise<Job[]> =>
    (await send(name, name === 'search' ? { body: { query: 'nurse' } } : {})).body.jobs
  return {
    sub,
    send,
    jobs,
    companies: async (name: 'newest' | 'forYou' | 'search') =>
      (await jobs(name)).map(({ company }) => company),
    find: async (company: string, title = ''): Promise<Job> => {
      const { jobs: found } = await index.newest()
      const job = found.find(each => each.company === company && each.title.includes(title))
      if (!job) throw new Error(`There is no job of ${company}.`)
      return { ...job, fit: null, marks: { title: [], excerpt: [] } }
    },
    hide: (id: string, what: 'job' | 'employer' = 'job') => send('hide', { params: { id }, body: { what } }),
    report: (id: string) =>
      send('report', { params: { id }, body: { reason: 'asks-for-money', note: 'They want ₦5,000.' } }),
    beNurse: async () => {
      const answers = { ...noAnswers, fullName: 'Ada', jobTitle: 'Staff Nurse', state: 'Kaduna' as const }
      await profileStore(table).begin(
        sub,
        firstProfile({ email: `${sub}@example.com`, name: 'Ada', answers }, now),
      )
    },
  }
}

test('a hidden job, a hidden employer and an excluded company are nowhere, and only for their person', async () => {
  const [ada, bala] = [person(), person()]
  const job = await ada.find('Clinic 0')
  await ada.hide(job.id)
  expect((await ada.hide(job.id)).body).toMatchObject({ jobs: [{ id: job.id, company: 'Clinic 0' }] })
  const { body } = await ada.hide((await ada.find('Gada Hospital')).id, 'employer')
  expect(body).toMatchObject({ jobs: [{ id: job.id }], employers: [{ name: 'Gada Hospital' }] })
  await table.put({ ...preferencesKey(ada.sub), excludedCompanies: ['The Clinic 1 Ltd'] })
  for (const list of ['search', 'newest', 'forYou'] as const) {
    const companies = await ada.companies(list)
    expect(companies).toContain('Clinic 2')
    for (const company of ['Clinic 0', 'Clinic 1', 'Gada Hospital', 'Gada Hospital Ltd'])
      expect(companies).not.toContain(company)
    expect(await bala.companies(list)).toContain('Clinic 0')
  }
  // The person may still open what they hid.
  expect((await ada.send('get', { params: { id: job.id } })).status).toBe(200)

  await ada.send('unhide', { body: { what: 'employer', key: 'Gada Hospital' } })
  const after: Hidden = (await ada.send('unhide', { body: { what: 'job', key: job.id } })).body
  expect(after).toEqual({ jobs: [], employers: [] })
  expect((await ada.send('hidden')).body).toEqual(after)
  expect(await ada.companies('search')).toContain('Clinic 0')
})

test('what is not there cannot be hidden, and no employer without a name', async () => {
  const ada = person()
  expect((await ada.hide('0123456789abcdef')).status).toBe(404)
  const { status, body } = await ada.hide((await ada.find('', 'Ward Nurse')).id, 'employer')
  expect([status, body.error.fields]).toEqual([400, { what: 'This advert names no employer.' }])
})

test('a report hides the advert from its person; the third hides it from everybody until an operator keeps it', async () => {
  const [ada, bala, chi, dayo] = [person(), person(), person(), person()]
  await beKnown(table, new Date(), ada.sub, bala.sub, chi.sub)
  const { id } = await ada.find('Clinic 3')
  expect((await ada.report(id)).body).toMatchObject({ jobs: [{ id }] })
  await ada.report(id)
  await bala.report(id)
  expect(await ada.companies('search')).not.toContain('Clinic 3')
  expect(await dayo.companies('search')).toContain('Clinic 3')
  expect(lines.join()).not.toContain('adverts-reported')

  await chi.report(id)
  expect(lines.filter(line => line.includes('"alarm":"adverts-reported"'))).toHaveLength(1)
  for (const list of ['search', 'newest', 'forYou'] as const)
    expect(await dayo.companies(list)).not.toContain('Clinic 3')
  expect((await dayo.send('get', { params: { id } })).status).toBe(404)
  // A person who has the advert open may still report it.
  expect((await dayo.report(id)).status).toBe(200)

  await reportModeration(table).keep(id, now)
  const found = await call(start(), { route: routeKey(jobOperations.get), sub: 'eno', params: { id } })
  expect(found.status).toBe(200)
})

test('For you has the jobs of the title, without the tracked ones; on Free without the parts, and it counts nothing', async () => {
  const ada = person()
  await ada.beNurse()
  const tracked = await ada.find('Clinic 5')
  await applicationStore(table).create(
    ada.sub,
    {
      ...trackedNames(tracked),
      id: ulid(),
      location: '',
      jobUrl: '',
      notes: '',
      status: 'saved',
      appliedDate: null,
      origin: 'search',
    },
    now,
  )
  const { body } = await ada.send('forYou')
  expect(body).toMatchObject({ titles: ['Staff Nurse'], searches: { used: 0 } })
  const jobs: Job[] = body.jobs
  expect(jobs.map(({ company }) => company)).toContain('Clinic 4')
  expect(jobs.map(({ company }) => company)).not.toContain('Clinic 5')
  expect(jobs.map(({ title }) => title)).not.toContain('Truck Driver')
  const first = jobs[0]?.fit
  expect(first).toMatchObject({ parts: [], skills: { had: [], missing: [] } })
  expect(first?.reason).not.toBe('')

  const paid = { type: 'paid', id: 'aiki-1', at: now.toISOString(), tier: 'pro', purchase: 'month' } as const
  const event = { ...paid, until: null, reusable: true, automatic: false }
  await subscriptionStore(table).change(ada.sub, now, () => ({ events: [event] }))
  const [same] = await ada.jobs('forYou')
  expect(same?.fit?.parts.length).toBeGreaterThan(0)
  expect({ ...same?.fit, parts: [], skills: { had: [], missing: [] } }).toEqual(first)
  const opened = async (sub: string) =>
    (await call(gateway, { route: routeKey(jobOperations.get), sub, params: { id: same?.id ?? '' } })).body
      .job.fit
  expect(await opened(ada.sub)).toEqual(same?.fit)
  const bala = person()
  await bala.beNurse()
  expect(await opened(bala.sub)).toEqual(first)

  expect((await ada.send('forYou', { query: { count: '3' } })).body.jobs).toHaveLength(3)
  expect((await ada.send('forYou', { query: { count: '26' } })).status).toBe(400)
  const { costs } = await costOf(() => ada.send('forYou'))
  expect(costs.map(({ operation }) => operation)).toEqual(['getMany', 'getMany'])
})

test('a person without a title gets the newest open jobs', async () => {
  const { body } = await person().send('forYou')
  expect(body.titles).toEqual([])
  expect(body.jobs.length).toBeGreaterThan(5)
})
