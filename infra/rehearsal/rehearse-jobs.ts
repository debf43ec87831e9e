import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import { samplePosting } from '../../functions/jobs/index/postings.testing.ts'
import { writeSnapshot } from '../../functions/jobs/snapshot.ts'
import type { NewAlert } from '../../functions/store/alert-row.ts'
import { termKey } from '../../functions/store/alert-terms.ts'
import { alertStore } from '../../functions/store/alerts.ts'
import { boardStore } from '../../functions/store/boards.ts'
import { api } from '../../shared/api/index.ts'
import { alertToken, publishedJob, watchingAlert } from './requests.ts'
import type { Stage } from './stage.ts'

/** Stores a snapshot of a board. The connectors have their own tests, so nothing here calls a real board. */
const storeSnapshot = async (
  { standIns: { table, objects } }: Stage,
  titles: readonly string[],
  now: Date,
) => {
  const boards = boardStore(table)
  const at = now.toISOString()
  const dates = { postedAt: at, firstSeenAt: at, lastSeenAt: at }
  const postings = titles.map(title => {
    const urlKey = `board.example/${title.replace(' ', '-')}`
    return samplePosting({ title, company: `${title} House`, url: `https://${urlKey}`, urlKey, ...dates })
  })
  const snapshot = await writeSnapshot(objects, { board: 'myjobmag', readAt: at, postings })
  const read = { snapshot, count: 1, broken: 0, validators: {}, failures: 0, nextTryAt: at }
  await boards.recordRead('myjobmag', await boards.get('myjobmag'), read, now)
}

const nursingAlert: NewAlert = {
  id: watchingAlert,
  title: 'Nursing',
  keywords: ['nurse'],
  location: '',
  jobType: null,
  salaryMin: null,
  salaryMax: null,
  frequency: 'instant',
  isActive: true,
  byMail: true,
  token: alertToken,
}

/** Runs the schedule and the messages that it leads to. */
const matchAlerts = async ({ invoke, consume }: Stage): Promise<void> => {
  await invoke('match-alerts', { verb: 'match-alerts' })
  await consume('match-arrivals')
  await consume('match-alert')
  await invoke('send-mailings', { verb: 'send-mailings' })
  await consume('send-mail')
}

/** Publishes an index before the first request, and makes an alert that watches it. */
export const publishJobs = async (stage: Stage): Promise<void> => {
  const now = new Date()
  await storeSnapshot(stage, ['Nurse'], now)
  expect(await stage.invoke('build-index', { verb: 'build-index' })).toEqual({ published: true, jobs: 1 })
  await alertStore(stage.standIns.table).create('dayo', nursingAlert, now)
  await matchAlerts(stage)
  const answer = await stage.call('jobs', api.jobs.newest, { sub: 'dayo' })
  publishedJob.id = api.jobs.newest.response.parse(answer.body).jobs[0]?.id ?? ''
}

/** Rehearses the functions of boards and alerts. */
export const rehearseJobs = (stage: Stage): void => {
  const { invoke, consume, standIns } = stage

  test('read-board: a board without its key is not read, and its row says so', async () => {
    const asked = { verb: 'read-board', board: 'reliefweb' }
    expect(await invoke('read-board', asked)).toEqual({ outcome: 'off' })
    expect(await boardStore(standIns.table).get('reliefweb')).toMatchObject({ off: 'key' })
  })

  test('build-index: if nothing has changed, no index is built', async () => {
    expect(await invoke('build-index', { verb: 'build-index' })).toEqual({ published: false, jobs: 1 })
  })

  test('match-alerts: the person of the alert is notified of the new job, in the app and by mail, once', async () => {
    await storeSnapshot(stage, ['Nurse', 'Theatre Nurse'], new Date())
    expect(await invoke('build-index', { verb: 'build-index' })).toEqual({ published: true, jobs: 2 })
    const mails = () =>
      standIns.mail.list('dayo@example.com').filter(({ text }) => text.includes('Theatre Nurse'))
    const match = () => matchAlerts(stage)
    // A warm function looks for a new index once a second.
    await expect
      .poll(async () => {
        await match()
        return mails().length
      })
      .toBe(1)
    await match()
    expect(mails()).toHaveLength(1)
    expect(mails()[0]?.text).toContain(`/unsubscribe?token=${alertToken}`)
  })

  test('match-arrivals: a lane that runs out of time sends the next message itself', async () => {
    await storeSnapshot(stage, ['Nurse', 'Theatre Nurse', 'Hospital Porter'], new Date())
    await invoke('build-index', { verb: 'build-index' })
    await invoke('match-alerts', { verb: 'match-alerts' })
    const lanes = await consume('match-arrivals', 15_000)
    expect(lanes).toBeGreaterThan(0)
    expect(await consume('match-arrivals')).toBe(lanes)
    await consume('match-alert')
  })

  test('match-alert: an alert that is not instant any more is not listed under its words', async () => {
    const porter = { ...nursingAlert, id: ulid(), keywords: ['porter'], token: `${alertToken}2` }
    const alerts = alertStore(standIns.table)
    await alerts.create('dayo', porter, new Date())
    await matchAlerts(stage)
    const listed = async () =>
      (await standIns.table.get(termKey('word:porter', { sub: 'dayo', id: porter.id }))) !== undefined
    expect(await listed()).toBe(true)
    await alerts.update('dayo', {
      id: porter.id,
      patch: { frequency: 'weekly' },
      version: 1,
      now: new Date(),
    })
    await matchAlerts(stage)
    expect(await listed()).toBe(false)
  })
}
