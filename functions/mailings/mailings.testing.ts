import { ulid } from 'ulid'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import type { NotificationSwitches } from '../../shared/api/settings.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { weekOf } from '../../shared/domain/weekly-summary.ts'
import { mailSender } from '../queues/send-mail.testing.ts'
import { logTo } from '../runtime/log.ts'
import { recordedMails } from '../services/mail.testing.ts'
import { applicationStore, type Draft } from '../store/applications.ts'
import { mailingStore } from '../store/mailings.ts'
import { profileStore } from '../store/profiles.ts'
import { settingStore } from '../store/settings.ts'

export const siteUrl = 'https://aiki.example'

/**
 * A table, a mailer, and the schedule of mailings, for all tests of a file. Each test begins on Wednesday 18 November
 * 2026 at 11:00 in Lagos, and moves a clock of its own.
 */
export const startMailings = async () => {
  const { table, stop } = await startTable()
  const mails = recordedMails()
  const applications = applicationStore(table)
  const mailings = mailingStore(table)
  const { services, run } = mailSender({ table, mailer: mails.mailer, siteUrl })
  const clock = (instant: string) => void vi.setSystemTime(new Date(instant))

  const person = async (switches: Partial<NotificationSwitches> = {}, sub: string = crypto.randomUUID()) => {
    const email = `${sub}@example.com`
    await profileStore(table).begin(sub, firstProfile({ email, name: 'Ada Obi', answers: null }, new Date()))
    await settingStore(table).update(sub, switches)
    const draft = (fields: Partial<Draft>): Draft => ({
      id: ulid(),
      jobTitle: 'Buyer',
      companyName: 'Tudun Foods',
      location: '',
      status: 'applied',
      jobUrl: '',
      notes: '',
      appliedDate: '2026-11-18',
      interview: null,
      origin: 'manual',
      ...fields,
    })
    return {
      sub,
      /** Adds an application, and does what the stream does after it. */
      add: async (fields: Partial<Draft> = {}) => {
        const now = new Date()
        const row = await applications.create(sub, draft(fields), now)
        await mailings.addSummary(sub, weekOf(now), now)
        if (row.origin !== 'manual') await mailings.addUpdates(sub, new Date(row.createdAt), now)
        return row
      },
      mails: () => mails.sent.filter(({ to }) => to === email),
      waiting: async () => {
        const { rows } = await table.query({ partition: `USER#${sub}` })
        return rows.map(({ sk }) => String(sk)).filter(sk => /^(SUMMARY#|UPDATES)/.test(sk))
      },
    }
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T10:00:00Z') })
    logTo(() => {})
  })
  afterEach(() => {
    mails.down(false)
    vi.useRealTimers()
  })
  afterAll(async () => {
    logTo(line => console.log(line))
    await stop()
  })

  return {
    table,
    applications,
    mailings,
    services,
    mails,
    person,
    run,
    clock,
    runAt: async (instant: string) => {
      clock(instant)
      await run()
    },
  }
}
