import { expect, test } from 'vitest'
import { alertKey } from '../store/alert-row.ts'
import { alertRunStore } from '../store/alert-runs.ts'
import { deletionStore } from '../store/deletions.ts'
import { personPartition } from '../store/keys.ts'
import { profileKey } from '../store/profile-row.ts'
import { unsubscribeStore } from '../store/unsubscribes.ts'
import { startWatch } from './alerts.testing.ts'

const watch = await startWatch()
const { table, alerts, alertRuns, mails, watching, publish, publishAndRun, runAt, run, clock, logged } = watch
const { sendMails } = watch

test('two runs at once notify once', async () => {
  const ada = await watching()
  clock('2026-11-20T10:05:00Z')
  publish({ title: 'Operations Manager' })
  await Promise.all([run(), run(), run()])
  expect(await ada.notices()).toHaveLength(1)
  expect(ada.mails()).toHaveLength(1)
})

test('two simultaneous runs that find an unsent mail send it once', async () => {
  const ada = await watching()
  mails.down(true)
  await publishAndRun('2026-11-20T10:05:00Z', { title: 'Operations Manager' })
  mails.down(false)
  clock('2026-11-20T10:10:00Z')
  await Promise.all([run(), run(), run()])
  expect(ada.mails()).toHaveLength(1)
})

test('a Lambda that timed out after the commit: the notification and the mail come, once', async () => {
  const ada = await watching()
  clock('2026-11-20T10:05:00Z')
  publish({ title: 'Operations Manager' })
  const killed = {
    ...alertRuns,
    commit: async (...args: Parameters<typeof alertRuns.commit>) => {
      await alertRuns.commit(...args)
      throw new Error('killed')
    },
  }
  await run(killed)
  await runAt('2026-11-20T10:10:00Z')
  await runAt('2026-11-20T10:20:00Z')
  expect(await ada.notices()).toHaveLength(1)
  expect(ada.mails()).toHaveLength(1)
})

test('a mail that is tried while a run adds jobs to it loses none', async () => {
  const ada = await watching()
  mails.down(true)
  await publishAndRun('2026-11-20T10:05:00Z', { title: 'Operations Manager' })
  clock('2026-11-20T10:10:00Z')
  publish({ title: 'Operations Clerk' })
  let isTried = false
  const late: typeof table = {
    ...table,
    get: async key => {
      const row = await table.get(key)
      if (key.sk.startsWith('ALERT-MAIL#') && !isTried) {
        isTried = true
        await sendMails()
      }
      return row
    },
  }
  await run(alertRunStore(late))
  expect(isTried).toBe(true)
  mails.down(false)
  await runAt('2026-11-20T10:16:00Z')
  expect(ada.mails()).toMatchObject([{ subject: '2 new jobs for “Operations in Lagos” – Aiki' }])
})

test('while mails are refused, the jobs are collected in one mail, which is given up after five tries', async () => {
  const ada = await watching()
  mails.down(true)
  await publishAndRun('2026-11-20T10:05:00Z', { title: 'Operations Manager' })
  await publishAndRun('2026-11-20T10:10:00Z', { title: 'Operations Clerk' })
  mails.down(false)
  await runAt('2026-11-20T10:16:00Z')
  expect(ada.mails()).toMatchObject([{ subject: '2 new jobs for “Operations in Lagos” – Aiki' }])

  mails.down(true)
  await publishAndRun('2026-11-20T11:00:00Z', { title: 'Operations Officer' })
  for (let minutes = 5; minutes < 2 * 24 * 60; minutes += 30)
    await runAt(new Date(Date.parse('2026-11-20T11:00:00Z') + minutes * 60_000).toISOString())
  expect(logged('alert not mailed', ada.id)).toBe(7)
  expect(logged('alert mail given up', ada.id)).toBe(1)
  mails.down(false)
  await runAt('2026-11-25T11:00:00Z')
  expect(ada.mails()).toHaveLength(1)
  expect(await ada.notices()).toHaveLength(3)
})

test('a person who unsubscribes before a mail is retried does not get it', async () => {
  const ada = await watching()
  mails.down(true)
  await publishAndRun('2026-11-20T10:05:00Z', { title: 'Operations Manager' })
  mails.down(false)
  const row = await table.get(alertKey(ada.sub, ada.id))
  await unsubscribeStore(table).stopMails(String(row?.token), new Date())
  await runAt('2026-11-20T10:15:00Z')
  await publishAndRun('2026-11-20T10:20:00Z', { title: 'Operations Clerk' })
  expect(ada.mails()).toEqual([])
  expect(await ada.notices()).toHaveLength(2)
})

test('the owner of a deleted account is not notified; after a restore they are, the next morning', async () => {
  const ada = await watching()
  const deletions = deletionStore(table)
  await deletions.request(ada.sub, new Date())
  await publishAndRun('2026-11-20T10:05:00Z', { title: 'Operations Manager' })
  expect([await ada.notices(), ada.mails()]).toEqual([[], []])
  await deletions.remove(ada.sub)
  await publishAndRun('2026-11-21T07:00:00Z')
  expect(ada.mails()).toHaveLength(1)
})

test('nothing is written for a person who is being purged', async () => {
  const ada = await watching()
  await table.remove(profileKey(ada.sub))
  await publishAndRun('2026-11-20T10:05:00Z', { title: 'Operations Manager' })
  expect([await ada.notices(), ada.mails()]).toEqual([[], []])
})

test('an edit during a run is not lost: the run notifies of what the alert looks for now', async () => {
  const ada = await watching()
  clock('2026-11-20T10:05:00Z')
  publish({ title: 'Operations Manager' }, { title: 'Cook' })
  let isEdited = false
  const late = {
    ...alertRuns,
    read: async (...args: Parameters<typeof alertRuns.read>) => {
      const seen = await alertRuns.read(...args)
      if (args[0].id === ada.id && !isEdited) {
        isEdited = true
        const edit = { id: ada.id, patch: { keywords: ['cook'] }, version: 1, now: new Date() }
        await alerts.update(ada.sub, edit)
      }
      return seen
    },
  }
  await run(late)
  await run()
  expect(await ada.notices()).toHaveLength(1)
  expect(ada.mails().map(({ text }) => [text.includes('Cook'), text.includes('Manager')])).toEqual([
    [true, false],
  ])
})

test('nothing remains of a person who is purged during a run', async () => {
  const ada = await watching()
  clock('2026-11-20T10:05:00Z')
  publish({ title: 'Operations Manager' })
  const late: typeof alertRuns = {
    ...alertRuns,
    commit: async (sub, ...rest) => {
      // The state of a purge that is still running.
      if (sub === ada.sub) await table.remove(profileKey(sub))
      return alertRuns.commit(sub, ...rest)
    },
  }
  await run(late)
  const { rows } = await table.query({ partition: personPartition(ada.sub) })
  expect(rows.map(({ sk }) => sk)).toEqual([`ALERT#${ada.id}`, 'ALERT-COUNT', 'SUBSCRIPTION'].toSorted())
  expect(ada.mails()).toEqual([])
})
