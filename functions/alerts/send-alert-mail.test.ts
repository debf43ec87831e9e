import { ulid } from 'ulid'
import { afterAll, expect, test, vi } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import type { AlertForm } from '../../shared/api/alerts.ts'
import { alertedJobOf } from '../../shared/domain/alerts.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { createLog, logTo, toStdout } from '../runtime/log.ts'
import { recordedMails } from '../services/mail.testing.ts'
import { alertMailStore, mailWrite } from '../store/alert-mails.ts'
import { alertStore } from '../store/alerts.ts'
import { profileKey } from '../store/profile-row.ts'
import { profileStore } from '../store/profiles.ts'
import { settingStore } from '../store/settings.ts'
import { jobOf } from './jobs.testing.ts'
import { sendAlertMail } from './send-alert-mail.ts'

const { table, stop } = await startTable()
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') })
logTo(() => {})
afterAll(async () => {
  vi.useRealTimers()
  logTo(toStdout)
  await stop()
})

const alerts = alertStore(table)
const alertMails = alertMailStore(table)
const mails = recordedMails()
const siteUrl = 'https://aiki.example'
const start = new Date('2026-11-20T10:00:00Z')
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const send = (ref: { sub: string; id: string }, at: Date, changes: Partial<typeof alertMails> = {}) =>
  sendAlertMail(
    { alertMails: { ...alertMails, ...changes }, mailer: mails.mailer, siteUrl },
    ref,
    at,
    createLog(),
  )

const jobs = (...titles: string[]) =>
  titles.map(title => ({ ...alertedJobOf(jobOf({ title })), warnings: [] as string[] }))

const watching = async (fields: Partial<AlertForm> = {}) => {
  const sub = crypto.randomUUID()
  const email = `${sub}@example.com`
  await profileStore(table).begin(sub, firstProfile({ email, name: 'Ada Obi', answers: null }, start))
  const form: AlertForm = {
    title: 'Operations',
    keywords: ['operations'],
    location: '',
    jobType: null,
    salaryMin: null,
    salaryMax: null,
    frequency: 'daily',
    isActive: true,
    byMail: true,
  }
  const id = ulid()
  await alerts.create(sub, { ...form, ...fields, id, token: crypto.randomUUID() }, start)
  const ref = { sub, id }
  let runs = 0
  return {
    ...ref,
    /** Adds jobs as a run of the alert does. */
    add: async (...titles: string[]) => {
      runs += 1
      await table.transact([
        await mailWrite(table, ref, runs, { jobs: jobs(...titles), hasMore: false, at: start }),
      ])
    },
    subjects: () => mails.sent.filter(({ to }) => to === email).map(({ subject }) => subject),
    isWaiting: async (at: Date) => (await alertMails.read(ref, at)) !== null,
  }
}

test('jobs of several runs are one mail, which two calls at once send once', async () => {
  const ada = await watching()
  await ada.add('Cook')
  await ada.add('Driver')
  await Promise.all([send(ada, start), send(ada, start)])
  expect(ada.subjects()).toEqual(['2 new jobs for “Operations” – Aiki'])
  expect(await ada.isWaiting(later(600))).toBe(false)
})

test('jobs that are found while the mail leaves are in the next mail', async () => {
  const ada = await watching()
  await ada.add('Cook')
  await send(ada, start, {
    done: async mail => {
      await ada.add('Driver')
      await alertMails.done(mail)
    },
  })
  await send(ada, later(6))
  expect(ada.subjects()).toEqual(['1 new job for “Operations” – Aiki', '1 new job for “Operations” – Aiki'])
})

test('a call that was slow to begin does not send again what another call has sent', async () => {
  const ada = await watching()
  await ada.add('Cook')
  const slow = await alertMails.read(ada, start)
  await send(ada, start)
  await ada.add('Driver')
  await send(ada, later(1), { read: async () => slow })
  await send(ada, later(7))
  expect(
    mails.sent.filter(({ to }) => to === slow?.person?.email).map(({ text }) => /Cook/.test(text)),
  ).toEqual([true, false])
})

test('a function that was killed between the mail and the note of it mails twice, and not again', async () => {
  const ada = await watching()
  await ada.add('Cook')
  await expect(send(ada, start, { done: () => Promise.reject(new Error('killed')) })).rejects.toThrow(
    'killed',
  )
  await send(ada, later(1))
  expect(ada.subjects()).toHaveLength(1)
  for (const minutes of [6, 12, 60]) await send(ada, later(minutes))
  expect(ada.subjects()).toHaveLength(2)
})

test.each<[string, (ada: Awaited<ReturnType<typeof watching>>) => Promise<unknown>]>([
  ['turned off the mails of all alerts', ({ sub }) => settingStore(table).update(sub, { jobAlerts: false })],
  ['deleted the alert', ({ sub, id }) => alerts.remove(sub, id)],
  ['was purged', ({ sub }) => table.remove(profileKey(sub))],
])('a person who %s since gets no mail', async (_, change) => {
  const ada = await watching()
  await ada.add('Cook')
  await change(ada)
  await send(ada, start)
  expect(ada.subjects()).toEqual([])
  expect(await ada.isWaiting(later(600))).toBe(false)
})

test('an alert that is paused, or without mails, sends none', async () => {
  for (const fields of [{ isActive: false }, { byMail: false }]) {
    const ada = await watching(fields)
    await ada.add('Cook')
    await send(ada, start)
    expect(ada.subjects()).toEqual([])
  }
})
