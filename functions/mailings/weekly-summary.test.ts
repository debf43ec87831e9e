import { expect, test } from 'vitest'
import { weekOf } from '../../shared/domain/weekly-summary.ts'
import { deletionStore } from '../store/deletions.ts'
import { personKey } from '../store/keys.ts'
import type { MailingStore } from '../store/mailings.ts'
import { purgePerson } from '../store/purge.ts'
import { settingStore } from '../store/settings.ts'
import { unsubscribeStore } from '../store/unsubscribes.ts'
import { siteUrl, startMailings } from './mailings.testing.ts'

const { table, applications, mailings, mails, person, run, runAt, clock } = await startMailings()

const [early, eight] = ['2026-11-23T05:55:00Z', '2026-11-23T07:00:00Z']

test('on Monday the week comes in figures, with the next step, once', async () => {
  const ada = await person()
  await ada.add()
  await ada.add({ companyName: 'Zenith', status: 'saved', appliedDate: null })
  const made = { createdAt: new Date().toISOString(), content: 'private words' }
  for (const kind of ['LETTER#', 'RESUME#'] as const)
    await table.put({ ...personKey(ada.sub, `${kind}01KADEM0000000000000000001`), ...made })
  const session = personKey(ada.sub, 'INTERVIEW#01KADEM0000000000000000001')
  await table.put({ ...session, ...made, completedAt: null })
  await runAt(early)
  expect(ada.mails()).toEqual([])
  await runAt(eight)
  await runAt('2026-11-23T07:05:00Z')
  const [mail, ...others] = ada.mails()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Your week, 16 to 22 November 2026 – Aiki')
  expect(mail?.text).toContain(
    'Applications added: 2\nApplications sent: 1\nCover letters written: 1\nResumes made: 1\n',
  )
  expect(mail?.text).not.toContain('Practice sessions')
  expect(mail?.text).toContain(
    'Your next step: Apply to Zenith. You saved Buyer, but you have not applied yet.',
  )
  expect(mail?.text).toMatch(`${siteUrl}/dashboard/applications?edit=`)
  expect(await ada.waiting()).toEqual([])
})

test('the mails of several people are due at different times of the hour, and each person has the same time each week', async () => {
  const dueAt = async (sub: string, now: string) => {
    await mailings.addSummary(sub, weekOf(new Date(now)), new Date(now))
    const { rows } = await table.query({ partition: `USER#${sub}`, startsWith: 'SUMMARY#' })
    return String(rows.at(-1)?.dueAt)
  }
  const people = ['ada', 'bala', 'chi', 'dayo', 'efe']
  for (const sub of people) await person({}, sub)
  const times: string[] = []
  for (const sub of people) times.push(await dueAt(sub, '2026-11-18T10:00:00Z'))
  expect(new Set(times).size).toBe(people.length)
  for (const time of times) expect(time).toMatch(/^2026-11-23T06:[0-5]/)
  const later = await dueAt('ada', '2026-11-25T10:00:00Z')
  expect(later.slice(10)).toBe(times[0]?.slice(10))
})

test('who did nothing has no mail and no row; who undid it all has no mail', async () => {
  const [idle, undone] = [await person(), await person()]
  expect(await idle.waiting()).toEqual([])
  const { id } = await undone.add()
  await applications.remove(undone.sub, id, new Date())
  await runAt(eight)
  expect([...idle.mails(), ...undone.mails()]).toEqual([])
  expect(await undone.waiting()).toEqual([])
})

test('work on the Monday of the mail counts for the next week', async () => {
  const ada = await person()
  await ada.add()
  clock(early)
  await ada.add({ companyName: 'Zenith' })
  await runAt(eight)
  expect(ada.mails().at(-1)?.text).toContain('Applications added: 1\n')
  await runAt('2026-11-30T07:00:00Z')
  expect(ada.mails().map(({ subject }) => subject)).toEqual([
    'Your week, 16 to 22 November 2026 – Aiki',
    'Your week, 23 to 29 November 2026 – Aiki',
  ])
})

test.each([
  ['weeklySummary', { weeklySummary: false }],
  ['emailNotifications', { emailNotifications: false }],
  ['notificationsEnabled', { notificationsEnabled: false }],
])('with %s off there is no mail', async (_, switches) => {
  const ada = await person(switches)
  await ada.add()
  await runAt(eight)
  expect(ada.mails()).toEqual([])
  expect(await ada.waiting()).toEqual([])
})

test('the link of the mail switches the summary off', async () => {
  const ada = await person()
  await ada.add()
  await runAt(eight)
  const { text = '', headers } = ada.mails()[0] ?? {}
  const [, token = ''] = /\/unsubscribe\?token=([\w-]{32})&mails=weeklySummary/.exec(text) ?? []
  expect(headers?.['List-Unsubscribe']).toContain(`/api/unsubscribe/${token}>`)
  await unsubscribeStore(table).stopMails(token, new Date())
  expect((await settingStore(table).get(ada.sub)).weeklySummary).toBe(false)
  // The link works as long as its mail is young.
  clock('2027-06-01T07:00:00Z')
  await expect(unsubscribeStore(table).stopMails(token, new Date())).rejects.toThrow('could not find')
})

test('a deleted account gets no mail, and nothing is left of a purged one', async () => {
  const [leaving, purged] = [await person(), await person()]
  await leaving.add()
  await purged.add()
  await deletionStore(table).request(leaving.sub, new Date())
  await purgePerson(table, purged.sub, new Date())
  // The stream may be late.
  await mailings.addSummary(purged.sub, weekOf(new Date()), new Date())
  await mailings.addUpdates(purged.sub, new Date(), new Date())
  expect(await purged.waiting()).toEqual([])
  await runAt(eight)
  expect([...leaving.mails(), ...purged.mails()]).toEqual([])
})

test('two runs at once send one mail', async () => {
  const ada = await person()
  await ada.add()
  clock(eight)
  await Promise.all([run(), run(), run()])
  expect(ada.mails()).toHaveLength(1)
})

test('a run that was killed before the mail left: a later run sends it, once', async () => {
  const ada = await person()
  await ada.add()
  clock(eight)
  const killed: MailingStore = {
    ...mailings,
    claim: async (...claim) => {
      await mailings.claim(...claim)
      throw new Error('killed')
    },
  }
  expect(await run({ mailings: killed })).toContain(false)
  expect(ada.mails()).toEqual([])
  await runAt('2026-11-23T07:05:00Z')
  await runAt('2026-11-23T07:10:00Z')
  expect(ada.mails()).toHaveLength(1)
})

test('while mails are refused, five tries are made; then the mail is given up', async () => {
  const ada = await person()
  await ada.add()
  mails.down(true)
  const after = (minutes: number) => new Date(Date.parse(eight) + minutes * 60_000).toISOString()
  for (const minutes of [0, 5, 20, 80, 320]) await runAt(after(minutes))
  expect(await ada.waiting()).toHaveLength(1)
  mails.down(false)
  await runAt(after(1040))
  expect(await ada.waiting()).toEqual([])
  expect(ada.mails()).toEqual([])
})
