import { expect, test } from 'vitest'
import { reportModeration } from '../store/job-reports.ts'
import { startWatch } from './alerts.testing.ts'
import { jobOf } from './jobs.testing.ts'

const watch = await startWatch()
const { alerts, hiddenJobs, person, watching, publish, publishAndRun, runAt, run, clock } = watch

test('a new alert shows the existing jobs without a notification; a later job notifies at once', async () => {
  const ada = await watching()
  expect(await ada.alert(ada.id)).toMatchObject({
    latest: [{ title: 'Operations Lead', board: 'myjobmag' }],
    lastTriggered: null,
  })
  expect([await ada.notices(), ada.mails()]).toEqual([[], []])

  await publishAndRun('2026-11-20T10:05:00Z', { title: 'Operations Manager' }, { title: 'Cook' })
  expect(await ada.notices()).toEqual([
    '1 new job for “Operations in Lagos”: Operations Manager at Tudun Foods.',
  ])
  expect(ada.mails()).toMatchObject([{ subject: '1 new job for “Operations in Lagos” – Aiki' }])
  const after = await ada.alert(ada.id)
  expect(after.latest.map(({ title }) => title)).toEqual(['Operations Manager', 'Operations Lead'])
  expect(after).toMatchObject({ lastTriggered: '2026-11-20T10:05:00.000Z', version: 1 })
})

test('all alerts together notify of each job once, however many runs there are', async () => {
  const ada = await watching({ title: 'First' })
  await ada.watch({ title: 'Second', keywords: ['manager'], frequency: 'instant' })
  await ada.watch({ title: 'Third', keywords: ['operations manager'], frequency: 'instant' })
  await run()
  const others = await watching()
  await publishAndRun('2026-11-20T10:05:00Z', { title: 'Operations Manager' })
  await run()
  await publishAndRun('2026-11-20T10:10:00Z', { title: 'Sales Manager' })
  await publishAndRun('2026-11-20T10:15:00Z')
  await runAt('2026-11-20T10:20:00Z')
  const notices = (await ada.notices()).join('\n')
  expect(notices.match(/Operations Manager/g)).toHaveLength(1)
  expect(notices.match(/Sales Manager/g)).toHaveLength(1)
  expect(ada.mails()).toHaveLength(2)
  // Another person gets a notification of their own.
  expect(others.mails()).toHaveLength(1)
})

test('one notification lists the newest 25 jobs, and says that there are more', async () => {
  const ada = await watching()
  const many = Array.from({ length: 30 }, (_, n) => ({
    title: `Operations ${n}`,
    seenAt: new Date(Date.parse('2026-11-20T10:01:00Z') + n * 1000).toISOString(),
  }))
  await publishAndRun('2026-11-20T10:05:00Z', ...many)
  const [mail] = ada.mails()
  expect(mail?.subject).toBe('More than 25 new jobs for “Operations in Lagos” – Aiki')
  expect(mail?.text.match(/Operations \d+\n/g)).toHaveLength(25)
  expect(mail?.text).toContain('There are more jobs than these.')
  expect(mail?.text).not.toContain('Operations 4\n')
  expect((await ada.notices())[0]).toContain(
    'Operations 29 at Tudun Foods; Operations 28 at Tudun Foods; and 23 more',
  )
})

test('no alert notifies of a scam; a milder warning is written in the mail', async () => {
  const ada = await watching()
  await publishAndRun(
    '2026-11-20T10:05:00Z',
    { title: 'Operations Fee', warnings: [{ kind: 'asks-for-money', says: 'This advert asks for ₦7,500.' }] },
    {
      title: 'Operations Imitated',
      warnings: [{ kind: 'imitated-employer', says: 'The address is not theirs.' }],
    },
    { title: 'Operations Chat', warnings: [{ kind: 'chat-only-contact', says: 'Only WhatsApp is given.' }] },
  )
  const [mail] = ada.mails()
  expect(mail?.text).toContain(
    'Operations Chat\nTudun Foods · Lagos · MyJobMag\nCareful: Only WhatsApp is given.',
  )
  expect(mail?.text).not.toMatch(/Fee|Imitated/)
  const { latest } = await ada.alert(ada.id)
  expect(latest.map(({ title, warnings }) => [title, warnings.map(({ kind }) => kind)])).toEqual([
    ['Operations Chat', ['chat-only-contact']],
    ['Operations Lead', []],
  ])
})

test('new keywords are searched at once, and existing jobs are not notified of', async () => {
  const ada = await watching()
  publish({ title: 'Cook', seenAt: '2026-11-19T10:00:00.000Z' })
  await alerts.update(ada.sub, { id: ada.id, patch: { keywords: ['cook'] }, version: 1, now: new Date() })
  await runAt('2026-11-20T10:05:00Z')
  expect((await ada.alert(ada.id)).latest.map(({ title }) => title)).toEqual(['Cook'])
  expect(ada.mails()).toEqual([])
  await publishAndRun('2026-11-20T10:10:00Z', { title: 'Head Cook' })
  expect(ada.mails()).toHaveLength(1)
})

test('an alert notifies of a job whose board was still being read when the last index was built', async () => {
  const ada = await watching()
  await publishAndRun('2026-11-20T10:05:00Z', { title: 'Operations Manager' })
  const late = { title: 'Operations Late', seenAt: '2026-11-20T10:04:30.000Z' }
  await publishAndRun('2026-11-20T10:10:00Z', late)
  expect(ada.mails()).toHaveLength(2)
  await publishAndRun('2026-11-20T10:15:00Z')
  expect(ada.mails()).toHaveLength(2)
})

test('a job that was seen just before the alert was made is not new to the alert later', async () => {
  publish({ title: 'Operations Young', seenAt: '2026-11-20T09:59:00.000Z' })
  const ada = await watching()
  await publishAndRun('2026-11-20T10:05:00Z', { title: 'Cook' })
  expect(ada.mails()).toEqual([])
  expect((await ada.alert(ada.id)).latest).toHaveLength(2)
})

test.each([
  ['all on', {}, {}, 1, 1],
  ['the master off', { notificationsEnabled: false }, {}, 0, 0],
  ['mails off', { emailNotifications: false }, {}, 1, 0],
  ['mails of job alerts off', { jobAlerts: false }, {}, 1, 0],
  ['no mails of this alert', {}, { byMail: false }, 1, 0],
])('%s', async (_, switches, fields, notices, sent) => {
  const ada = await person({ trying: 'elite', switches })
  const { id } = await ada.watch({ frequency: 'instant', ...fields })
  await run()
  await publishAndRun('2026-11-20T10:05:00Z', { title: 'Operations Manager' })
  expect(await ada.notices()).toHaveLength(notices)
  expect(ada.mails()).toHaveLength(sent)
  expect((await ada.alert(id)).latest).toHaveLength(2)
})

test('a paused alert does not notify; after the pause it notifies of new jobs', async () => {
  const ada = await watching()
  const { version } = await alerts.update(ada.sub, {
    id: ada.id,
    patch: { isActive: false },
    version: 1,
    now: new Date(),
  })
  await publishAndRun('2026-11-20T10:05:00Z', { title: 'Operations Manager' })
  expect(await ada.notices()).toEqual([])
  // An edit in the meantime does not start a run.
  await alerts.update(ada.sub, { id: ada.id, patch: { title: 'Paused' }, version, now: new Date() })
  await runAt('2026-11-20T10:10:00Z')
  expect(await ada.notices()).toEqual([])
  await alerts.update(ada.sub, { id: ada.id, patch: { isActive: true }, version: 3, now: new Date() })
  await runAt('2026-11-20T10:15:00Z')
  expect(await ada.notices()).toHaveLength(1)
})

test.each([
  ['instant', '2026-11-20T10:05:00.000Z'],
  ['daily', '2026-11-21T06:00:00.000Z'],
  ['weekly', '2026-11-23T06:00:00.000Z'],
] as const)(
  'an alert that was made without an index (%s) tells of a job that came a minute later, not of one from before',
  async (frequency, told) => {
    const ada = await person({ trying: 'elite' })
    const { id } = await ada.watch({ frequency })
    clock('2026-11-20T10:03:00Z')
    publish(
      { title: 'Operations Before', seenAt: '2026-11-20T09:59:00.000Z' },
      { title: 'Operations After', seenAt: '2026-11-20T10:01:00.000Z' },
    )
    for (const at of ['20T10:05', '20T10:10', '21T06:00', '22T06:00', '23T06:00'])
      await runAt(`2026-11-${at}:00Z`)
    expect(await ada.notices()).toEqual([
      '1 new job for “Operations in Lagos”: Operations After at Tudun Foods.',
    ])
    expect((await ada.alert(id)).lastTriggered).toBe(told)
    expect((await ada.alert(id)).latest).toHaveLength(3)
  },
)

test('an alert tells nothing of jobs and employers that its person or everybody hid', async () => {
  const ada = await watching()
  const [own, everybodys] = [{ title: 'Operations One' }, { title: 'Operations Two' }]
  await hiddenJobs.hideJob(ada.sub, jobOf(own), new Date())
  await hiddenJobs.hideEmployer(ada.sub, 'Gada Foods', new Date())
  await watch.table.put({ pk: `USER#${ada.sub}`, sk: 'PREFERENCES', excludedCompanies: ['Kiln'] })
  await watch.report(everybodys)
  await publishAndRun(
    '2026-11-20T10:05:00Z',
    own,
    everybodys,
    { title: 'Operations Three', company: 'Gada Foods Ltd' },
    { title: 'Operations Four', company: 'Kiln' },
  )
  expect(await ada.notices()).toEqual([])
  expect((await ada.alert(ada.id)).latest.map(({ title }) => title)).toEqual(['Operations Lead'])

  await reportModeration(watch.table).keep(jobOf(everybodys).id, new Date())
  const others = await person({ trying: 'elite' })
  expect(await others.make()).toMatchObject({ matching: 5 })
})

test('jobs with a serious warning are told of last', async () => {
  const ada = await watching()
  await publishAndRun(
    '2026-11-20T10:05:00Z',
    { title: 'Operations Chat', warnings: [{ kind: 'chat-only-contact', says: 'Only WhatsApp is given.' }] },
    { title: 'Operations Manager', seenAt: '2026-11-20T10:01:00.000Z' },
  )
  expect(await ada.notices()).toEqual([
    '2 new jobs for “Operations in Lagos”: Operations Manager at Tudun Foods; Operations Chat at Tudun Foods.',
  ])
})
