import { expect, test } from 'vitest'
import type { MailingStore } from '../store/mailings.ts'
import { startMailings } from './mailings.testing.ts'

const { applications, mailings, mails, person, run, runAt, clock } = await startMailings()

const viewed = { status: 'viewed', origin: 'search' } as const

test('an hour after the first, one mail names what viewing jobs tracked, and counts what was imported', async () => {
  const ada = await person()
  for (let job = 1; job <= 12; job += 1) await ada.add({ ...viewed, jobTitle: `Job ${job}` })
  for (let job = 1; job <= 3; job += 1) await ada.add({ origin: 'import', jobTitle: `Import ${job}` })
  await ada.add({ jobTitle: 'Typed' })
  const { id } = await ada.add({ ...viewed, jobTitle: 'Sent since' })
  await applications.update(ada.sub, { id, patch: { status: 'applied' }, version: 1, now: new Date() })
  await runAt('2026-11-18T10:59:00Z')
  expect(ada.mails()).toEqual([])
  await runAt('2026-11-18T11:00:00Z')
  await runAt('2026-11-18T11:05:00Z')
  const [mail, ...others] = ada.mails()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('15 applications were added to your list – Aiki')
  expect(mail?.text.match(/^Tracked when you viewed it: Job \d+ at Tudun Foods$/gm)).toHaveLength(10)
  expect(mail?.text).toContain('And 2 other jobs that you viewed.')
  expect(mail?.text).toContain('Imported: 3 applications')
  expect(mail?.text).not.toMatch(/Typed|Sent since/)
  expect(mail?.text).toMatch(/\/unsubscribe\?token=[\w-]{32}&mails=applicationUpdates/)
})

test('there is one mail a day: what is added after it comes a day later', async () => {
  const ada = await person()
  await ada.add(viewed)
  await runAt('2026-11-18T11:00:00Z')
  clock('2026-11-18T15:00:00Z')
  await ada.add({ ...viewed, companyName: 'Zenith' })
  await runAt('2026-11-18T20:00:00Z')
  expect(ada.mails()).toHaveLength(1)
  await runAt('2026-11-19T11:00:00Z')
  expect(ada.mails().map(({ text }) => /Zenith/.test(text))).toEqual([false, true])
  await runAt('2026-11-20T11:00:00Z')
  expect(ada.mails()).toHaveLength(2)
  expect(await ada.waiting()).not.toContain('UPDATES')
})

test('what is added in the minute before a mail is in the next one, and in no other', async () => {
  const ada = await person()
  await ada.add(viewed)
  clock('2026-11-18T10:59:30Z')
  await ada.add({ ...viewed, companyName: 'Zenith' })
  await runAt('2026-11-18T11:00:00Z')
  await runAt('2026-11-19T11:00:00Z')
  expect(ada.mails().map(({ text }) => [/Tudun/.test(text), /Zenith/.test(text)])).toEqual([
    [true, false],
    [false, true],
  ])
})

test('what is added alone in the minute before a mail is mailed minutes later', async () => {
  const ada = await person()
  await ada.add(viewed)
  await runAt('2026-11-18T11:00:00Z')
  clock('2026-11-19T10:59:30Z')
  await ada.add({ ...viewed, companyName: 'Zenith' })
  await runAt('2026-11-19T11:00:00Z')
  await runAt('2026-11-19T11:02:00Z')
  expect(ada.mails().map(({ text }) => /Zenith/.test(text))).toEqual([false, true])
})

test('news that comes while a run finds nothing to say is not lost', async () => {
  const ada = await person()
  const { id } = await ada.add(viewed)
  await applications.remove(ada.sub, id, new Date())
  clock('2026-11-18T11:00:00Z')
  const late: MailingStore = {
    ...mailings,
    end: async (mail, now) => {
      if (mail.sub === ada.sub) await ada.add({ ...viewed, companyName: 'Zenith' })
      await mailings.end(mail, now)
    },
  }
  await run({ mailings: late })
  await runAt('2026-11-18T11:05:00Z')
  expect(ada.mails().map(({ text }) => /Zenith/.test(text))).toEqual([true])
})

test('with the switch off nothing is mailed, and nothing of then is mailed later', async () => {
  const ada = await person({ applicationUpdates: false })
  await ada.add(viewed)
  await runAt('2026-11-18T11:00:00Z')
  expect(ada.mails()).toEqual([])
  expect(await ada.waiting()).not.toContain('UPDATES')
})

test('a run that was slow to begin does not send again what another run has sent', async () => {
  const ada = await person()
  await ada.add(viewed)
  clock('2026-11-18T11:00:00Z')
  const read = await mailings.read({ sub: ada.sub, id: 'all' }, new Date())
  await run()
  expect(ada.mails()).toHaveLength(1)
  expect(read && (await mailings.claim(read.mail, new Date('2026-11-18T11:05:00Z')))).toBeNull()
})

test('two runs at once send one mail, and a refused mail is sent later', async () => {
  const ada = await person()
  await ada.add(viewed)
  clock('2026-11-18T11:00:00Z')
  mails.down(true)
  await run()
  mails.down(false)
  clock('2026-11-18T11:05:00Z')
  await Promise.all([run(), run()])
  expect(ada.mails()).toHaveLength(1)
})

test('a run that was slow to find nothing to say does not remove the news that came since', async () => {
  const ada = await person()
  const { id } = await ada.add(viewed)
  await applications.remove(ada.sub, id, new Date())
  clock('2026-11-18T11:00:00Z')
  const read = await mailings.read({ sub: ada.sub, id: 'all' }, new Date())
  await run()
  await ada.add({ ...viewed, companyName: 'Zenith' })
  if (read) await mailings.end(read.mail, new Date())
  await runAt('2026-11-18T12:00:00Z')
  expect(ada.mails().map(({ text }) => /Zenith/.test(text))).toEqual([true])
})
