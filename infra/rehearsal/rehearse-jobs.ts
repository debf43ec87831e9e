import { expect, test } from 'vitest'
import { samplePosting } from '../../functions/jobs/index/postings.testing.ts'
import { writeSnapshot } from '../../functions/jobs/snapshot.ts'
import type { NewAlert } from '../../functions/store/alert-row.ts'
import { alertStore } from '../../functions/store/alerts.ts'
import { boardStore } from '../../functions/store/boards.ts'
import { api } from '../../shared/api/index.ts'
import { alertToken, publishedJob, watchingAlert } from './requests.ts'
import type { Stage } from './stage.ts'

/** What a board has read: the connectors themselves are tested where they stand, and nothing here goes out to a board. */
const bring = async ({ surroundings: { table, objects } }: Stage, titles: readonly string[], now: Date) => {
  const boards = boardStore(table)
  const at = now.toISOString()
  const dates = { postedAt: at, firstSeenAt: at, lastSeenAt: at }
  const postings = titles.map(title => {
    const urlKey = `board.example/${title.replace(' ', '-')}`
    return samplePosting({ title, company: `${title} House`, url: `https://${urlKey}`, urlKey, ...dates })
  })
  const snapshot = await writeSnapshot(objects, { board: 'myjobmag', readAt: at, postings })
  const read = { snapshot, count: 1, broken: 0, validators: {}, failures: 0, nextTryAt: at }
  await boards.read('myjobmag', await boards.get('myjobmag'), read, now)
}

const watching: NewAlert = {
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

/** There is an index before the first request of all, and an alert that watches it. */
export const publishJobs = async (stage: Stage): Promise<void> => {
  const now = new Date()
  await bring(stage, ['Nurse'], now)
  expect(await stage.invoke('build-index', { verb: 'build-index' })).toEqual({ published: true, jobs: 1 })
  await alertStore(stage.surroundings.table).create('dayo', watching, now)
  await stage.invoke('match-alerts', { verb: 'match-alerts' })
  const answer = await stage.call('jobs', api.jobs.newest, { sub: 'dayo' })
  publishedJob.id = api.jobs.newest.response.parse(answer.body).jobs[0]?.id ?? ''
}

/** What boards and alerts bring, through the bundles. */
export const rehearseJobs = (stage: Stage): void => {
  const { invoke, surroundings } = stage

  test('read-board: a board without its key is not read, and says so', async () => {
    const asked = { verb: 'read-board', board: 'reliefweb' }
    expect(await invoke('read-board', asked)).toEqual({ outcome: 'off' })
    expect(await boardStore(surroundings.table).get('reliefweb')).toMatchObject({ off: 'key' })
  })

  test('build-index: where nothing has changed nothing is built', async () => {
    expect(await invoke('build-index', { verb: 'build-index' })).toEqual({ published: false, jobs: 1 })
  })

  test('match-alerts: who watches is told of the new job, in the app and by mail, once', async () => {
    await bring(stage, ['Nurse', 'Theatre Nurse'], new Date())
    expect(await invoke('build-index', { verb: 'build-index' })).toEqual({ published: true, jobs: 2 })
    const mails = () =>
      surroundings.mail.list('dayo@example.com').filter(({ text }) => text.includes('Theatre Nurse'))
    const match = () => invoke('match-alerts', { verb: 'match-alerts' })
    // A warm function looks for another index once a second.
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
}
