import { ulid } from 'ulid'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import type { Application, Appointment } from '../../shared/api/applications.ts'
import type { NotificationSwitches } from '../../shared/api/settings.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { recordedQueues } from '../queues/queues.testing.ts'
import { mailSender } from '../queues/send-mail.testing.ts'
import { logTo } from '../runtime/log.ts'
import { recordedMails } from '../services/mail.testing.ts'
import { applicationKey } from '../store/application-row.ts'
import { applicationStore } from '../store/applications.ts'
import { deletionStore } from '../store/deletions.ts'
import { interviewReminderStore } from '../store/interview-reminders.ts'
import { notificationStore } from '../store/notifications.ts'
import { profileKey } from '../store/profile-row.ts'
import { profileStore } from '../store/profiles.ts'
import { settingStore } from '../store/settings.ts'
import { unsubscribeStore } from '../store/unsubscribes.ts'
import { runRemindInterviews } from './remind-interviews.ts'

const { table, stop } = await startTable()
const applications = applicationStore(table)
const reminders = interviewReminderStore(table)
const unsubscribes = unsubscribeStore(table)
const mails = recordedMails()
let lines: string[] = []

const sender = mailSender({ table, mailer: mails.mailer, siteUrl: 'https://aiki.example' })
/** Runs the schedule, and the function of the queue with what was sent to it, even where the schedule failed. */
const run = async (changes: Partial<typeof sender.services> = {}) => {
  const { queues, sent } = recordedQueues()
  try {
    await runRemindInterviews({ reminders, queues, ...changes })({ verb: 'remind-interviews' })
  } finally {
    await sender.send(
      sent.map(({ message }) => message),
      changes,
    )
  }
}
const clock = (instant: string) => void vi.setSystemTime(new Date(instant))
const runAt = async (...instants: readonly string[]) => {
  for (const instant of instants) {
    clock(instant)
    await run()
  }
}

const at = '2026-11-27T09:00:00.000Z'
const [dayBefore, hourBefore] = ['2026-11-26T09:02:00Z', '2026-11-27T08:02:00Z']
const inLagos: Appointment = { at, zone: 'Africa/Lagos', place: 'https://meet.example/abc?x=1' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') })
  lines = []
  logTo(line => void lines.push(line))
})
afterEach(() => {
  mails.down(false)
  vi.useRealTimers()
})
afterAll(async () => {
  logTo(line => console.log(line))
  await stop()
})

const person = async (switches: Partial<NotificationSwitches> = {}) => {
  const sub = crypto.randomUUID()
  const email = `${sub}@example.com`
  await profileStore(table).begin(sub, firstProfile({ email, name: 'Ada Obi', answers: null }, new Date()))
  await settingStore(table).update(sub, switches)
  return {
    sub,
    track: (interview: Appointment | null = inLagos): Promise<Application> => {
      const job = {
        jobTitle: 'Supply Planner',
        companyName: 'Tudun Foods',
        location: '',
        jobUrl: '',
        notes: '',
      }
      const draft = { ...job, id: ulid(), status: 'interview', appliedDate: null, origin: 'manual' } as const
      return applications.create(sub, { ...draft, interview }, new Date())
    },
    edit: ({ id, version }: Application, patch: Parameters<typeof applications.update>[1]['patch']) =>
      applications.update(sub, { id, version, patch, now: new Date() }),
    titles: async () => {
      const { notifications } = await notificationStore(table).unread(sub, new Date())
      return notifications.map(({ title }) => title).toReversed()
    },
    mails: () => mails.sent.filter(({ to }) => to === email),
  }
}

test('a person is reminded a day and an hour before, in the app and by mail, each once', async () => {
  const ada = await person()
  const { id } = await ada.track()
  await runAt('2026-11-26T08:59:00Z')
  expect(await ada.titles()).toEqual([])
  await runAt(
    dayBefore,
    '2026-11-26T09:07:00Z',
    '2026-11-27T07:59:00Z',
    hourBefore,
    '2026-11-27T08:07:00Z',
    at,
  )
  expect(await ada.titles()).toEqual(['Interview tomorrow', 'Interview in 58 minutes'])
  expect(ada.mails().map(({ subject }) => subject)).toEqual([
    'Interview tomorrow: Supply Planner at Tudun Foods – Aiki',
    'Interview in 58 minutes: Supply Planner at Tudun Foods – Aiki',
  ])
  const [mail] = ada.mails()
  for (const words of [
    'Hello Ada Obi,',
    'Job: Supply Planner at Tudun Foods\nWhen: Friday 27 November 2026 at 10:00, Lagos time\nWhere: https://meet.example/abc?x=1\n',
    `https://aiki.example/dashboard/applications?edit=${id}`,
    `https://aiki.example/dashboard/interview-coach?sheet=new&application=${id}`,
  ])
    expect(mail?.text).toContain(words)
  expect(mail?.text).not.toContain('In Lagos')
  const { notifications } = await notificationStore(table).unread(ada.sub, new Date())
  expect(notifications.at(-1)).toMatchObject({
    message:
      'Supply Planner at Tudun Foods: Friday 27 November 2026 at 10:00, Lagos time. https://meet.example/abc?x=1',
    href: `/dashboard/applications?edit=${id}`,
  })
})

test('a late reminder whose mail comes twice from the queue, once slowly, is one mail', async () => {
  const ada = await person()
  const { id } = await ada.track()
  // Three minutes before the reminder of the last hour, so that the row is due at the same instant before and after.
  clock('2026-11-27T07:57:00Z')
  const { queues, sent } = recordedQueues()
  await runRemindInterviews({ reminders, queues })({ verb: 'remind-interviews' })
  const messages = sent.map(({ message }) => message)
  const slow = await reminders.readUnsent(`${ada.sub}/${id}`, new Date())
  await sender.send(messages)
  await sender.send(messages, { reminders: { ...reminders, readUnsent: async () => slow } })
  expect(ada.mails()).toHaveLength(1)
})

test('the mail of an interview elsewhere also has its time in Lagos, and its link ends these mails', async () => {
  const ada = await person()
  await ada.track({ at, zone: 'America/New_York', place: '' })
  await runAt(dayBefore)
  const [mail] = ada.mails()
  expect(mail?.text).toContain(
    'When: Friday 27 November 2026 at 04:00, New York time\nIn Lagos: Friday 27 November 2026 at 10:00, Lagos time',
  )
  const [, token = ''] = /unsubscribe\?token=([\w-]+)/.exec(mail?.text ?? '') ?? []
  expect(mail?.headers?.['List-Unsubscribe']).toContain(`/api/unsubscribe/${token}>`)
  await unsubscribes.stopMails(token, new Date())
  await runAt(hourBefore)
  expect(ada.mails()).toHaveLength(1)
})

test.each([
  ['in less than a day', '2026-11-26T09:00:01Z', ['Interview in 58 minutes']],
  ['in less than an hour', '2026-11-27T08:00:01Z', []],
  ['in the past', '2026-11-27T10:00:00Z', []],
] as const)('an interview that begins %s when it is entered', async (_, entered, titles) => {
  const ada = await person()
  clock(entered)
  await ada.track()
  await runAt(...[hourBefore, '2026-11-27T08:30:00Z', '2026-11-27T10:05:00Z'].filter(time => time > entered))
  expect(await ada.titles()).toEqual(titles)
})

test('a schedule that runs late says what is true then, once, and nothing after the start', async () => {
  const [ada, bola] = [await person(), await person()]
  await ada.track()
  await bola.track()
  await runAt('2026-11-27T08:20:00Z', '2026-11-27T08:25:00Z')
  expect(await ada.titles()).toEqual(['Interview in 40 minutes'])
  const chidi = await person()
  clock('2026-11-20T10:00:00Z')
  await chidi.track()
  await runAt(at, '2026-11-27T09:05:00Z')
  expect(await chidi.titles()).toEqual([])
})

test.each<[string, Partial<NotificationSwitches>, number, number]>([
  ['reminders off', { interviewReminders: false }, 0, 0],
  ['all notifications off', { notificationsEnabled: false }, 0, 0],
  ['mails off', { emailNotifications: false }, 2, 0],
])('with %s', async (_, switches, notices, mailed) => {
  const ada = await person(switches)
  await ada.track()
  await runAt(dayBefore, hourBefore)
  expect(await ada.titles()).toHaveLength(notices)
  expect(ada.mails()).toHaveLength(mailed)
})

test('reminders follow a change of the time, end when the interview is removed, and come back with it', async () => {
  const ada = await person()
  const first = await ada.track()
  await runAt(dayBefore)
  const moved = await ada.edit(first, { interview: { ...inLagos, at: '2026-11-30T09:00:00.000Z' } })
  await runAt(hourBefore)
  expect(await ada.titles()).toEqual(['Interview tomorrow'])
  await runAt('2026-11-29T09:01:00Z')
  expect(await ada.titles()).toEqual(['Interview tomorrow', 'Interview tomorrow'])
  const without = await ada.edit(moved, { interview: null })
  expect(await table.get(applicationKey(ada.sub, first.id))).not.toHaveProperty('interview')
  await ada.edit(without, { interview: moved.interview, jobTitle: 'Senior Planner' })
  await runAt('2026-11-30T08:01:00Z')
  expect(await ada.titles()).toHaveLength(3)
  expect(ada.mails().at(-1)?.subject).toContain('Senior Planner')
})

test('an interview stays on the agenda when the job is renamed, and when other fields are edited', async () => {
  const ada = await person()
  const renamed = await ada.edit(await ada.track(), { jobTitle: 'Senior Planner' })
  await ada.edit(renamed, { notes: 'Bring the report.' })
  await runAt(dayBefore)
  expect(await ada.titles()).toEqual(['Interview tomorrow'])
})

test.each(['withdrawn', 'rejected'] as const)(
  'nobody is reminded while it is %s; an undo brings the next reminder',
  async status => {
    const ada = await person()
    const ended = await ada.edit(await ada.track(), { status })
    await runAt(dayBefore)
    await ada.edit(ended, { status: 'interview', stage: 3 })
    await runAt(hourBefore)
    expect(await ada.titles()).toEqual(['Interview in 58 minutes'])
  },
)

test('nobody is reminded of a removed application; a restored one is reminded again', async () => {
  const ada = await person()
  const { id } = await ada.track()
  clock('2026-11-26T08:50:00Z')
  await applications.remove(ada.sub, id, new Date())
  await runAt(dayBefore)
  await applications.restore(ada.sub, id, new Date())
  await runAt(hourBefore)
  expect(await ada.titles()).toEqual(['Interview in 58 minutes'])
})

test('three runs at once remind once', async () => {
  const ada = await person()
  await ada.track()
  clock(dayBefore)
  await Promise.all([run(), run(), run()])
  expect(await ada.titles()).toHaveLength(1)
  expect(ada.mails()).toHaveLength(1)
})

test('a run that was killed between the commit and the mail: the next run sends the mail, once', async () => {
  const ada = await person()
  await ada.track()
  clock(dayBefore)
  const killed = {
    ...reminders,
    commit: async (...args: Parameters<typeof reminders.commit>) => {
      await reminders.commit(...args)
      throw new Error('killed')
    },
    postpone: async () => {},
  }
  await expect(run({ reminders: killed })).rejects.toThrow('could not be done')
  expect(ada.mails()).toEqual([])
  await runAt('2026-11-26T09:18:00Z', '2026-11-26T09:23:00Z', hourBefore)
  expect(await ada.titles()).toHaveLength(2)
  expect(ada.mails()).toHaveLength(2)
})

test('an edit between the commit and the end of the mail does not send it again', async () => {
  const ada = await person()
  const row = await ada.track()
  clock(dayBefore)
  const busy = {
    ...mails.mailer,
    send: async (...args: Parameters<typeof mails.mailer.send>) => {
      await mails.mailer.send(...args)
      await ada.edit(row, { notes: 'Bring the report.' })
    },
  }
  await run({ mailer: busy })
  await runAt('2026-11-26T09:07:00Z', hourBefore)
  expect(ada.mails()).toHaveLength(2)
})

test('a refused mail is tried again, the next reminder replaces it, and it is given up at the start', async () => {
  const ada = await person()
  await ada.track()
  mails.down(true)
  await runAt(dayBefore, '2026-11-26T09:08:00Z')
  mails.down(false)
  await runAt('2026-11-26T09:25:00Z', '2026-11-26T09:30:00Z')
  expect(ada.mails()).toHaveLength(1)
  mails.down(true)
  await runAt(hourBefore, '2026-11-27T08:08:00Z', '2026-11-27T08:25:00Z')
  mails.down(false)
  await runAt('2026-11-27T09:25:00Z', '2026-11-27T12:00:00Z')
  expect(ada.mails()).toHaveLength(1)
  expect(await ada.titles()).toHaveLength(2)
  expect(
    lines.filter(line => line.includes('reminder mail given up') && line.includes(ada.sub)),
  ).toHaveLength(1)
})

test('a mail that waits becomes wrong when the interview is moved, and is not sent', async () => {
  const ada = await person()
  const row = await ada.track()
  mails.down(true)
  await runAt(dayBefore)
  await ada.edit(row, { interview: { ...inLagos, at: '2026-12-27T09:00:00.000Z' } })
  mails.down(false)
  await runAt('2026-11-26T09:08:00Z', hourBefore)
  expect(ada.mails()).toEqual([])
})

test('the owner of a deleted account is not reminded, and a purged person neither', async () => {
  const [ada, bola] = [await person(), await person()]
  await ada.track()
  await bola.track()
  await deletionStore(table).request(ada.sub, new Date())
  await table.remove(profileKey(bola.sub))
  await runAt(dayBefore)
  expect([await ada.titles(), await bola.titles()]).toEqual([[], []])
  expect([ada.mails(), bola.mails()]).toEqual([[], []])
  await deletionStore(table).remove(ada.sub)
  await runAt(hourBefore)
  expect(await ada.titles()).toEqual(['Interview in 58 minutes'])
})

test('one unreadable row does not stop the others, and is tried again before the interview', async () => {
  const [ada, bola] = [await person(), await person()]
  const { id } = await ada.track()
  await bola.track()
  await table.update(applicationKey(ada.sub, id), { set: { status: 'hired' } })
  clock(dayBefore)
  await expect(run()).rejects.toThrow(`${ada.sub}/${id}`)
  expect(await bola.titles()).toHaveLength(1)
  await table.update(applicationKey(ada.sub, id), { set: { status: 'interview' } })
  await runAt('2026-11-26T09:12:30Z')
  expect(await ada.titles()).toEqual(['Interview tomorrow'])
})
