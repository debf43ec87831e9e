import { ulid } from 'ulid'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import type { AlertForm } from '../../shared/api/alerts.ts'
import { ApiError } from '../../shared/api/errors.ts'
import type { NotificationSwitches } from '../../shared/api/settings.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { historyOf, trial } from '../../shared/domain/subscription.testing.ts'
import type { SubscriptionEvent } from '../../shared/domain/subscription-event.ts'
import type { PaidTier } from '../../shared/lists.ts'
import type { IndexedJob } from '../jobs/job-index.ts'
import { createPubliclyHidden } from '../jobs/publicly-hidden.ts'
import { runMatchAlert } from '../queues/match-alert.ts'
import { runMatchArrivals } from '../queues/match-arrivals.ts'
import { queues } from '../queues/payload.ts'
import { consume, recordedQueues } from '../queues/queues.testing.ts'
import { createLog, logTo } from '../runtime/log.ts'
import { runMatchAlerts } from '../schedules/match-alerts.ts'
import { recordedMails } from '../services/mail.testing.ts'
import { alertLaneStore } from '../store/alert-lanes.ts'
import { alertMailStore } from '../store/alert-mails.ts'
import { alertRoundStore } from '../store/alert-rounds.ts'
import { type AlertRunStore, alertRunStore } from '../store/alert-runs.ts'
import { alertTermStore } from '../store/alert-terms.ts'
import { alertStore } from '../store/alerts.ts'
import { hiddenJobStore } from '../store/hidden-jobs.ts'
import { jobReportStore } from '../store/job-reports.ts'
import { notificationStore } from '../store/notifications.ts'
import { deleteRows } from '../store/pages.ts'
import { beKnown } from '../store/profiles.testing.ts'
import { profileStore } from '../store/profiles.ts'
import { seekerStore } from '../store/seekers.ts'
import { settingStore } from '../store/settings.ts'
import { subscriptionRow } from '../store/subscription-row.ts'
import { firstLook } from './first-look.ts'
import { type About, indexOf, jobOf } from './jobs.testing.ts'
import { sendAlertMail } from './send-alert-mail.ts'

export const siteUrl = 'https://aiki.example'

const form: AlertForm = {
  title: 'Operations in Lagos',
  keywords: ['operations'],
  location: '',
  jobType: null,
  salaryMin: null,
  salaryMax: null,
  frequency: 'weekly',
  isActive: true,
  byMail: true,
}

/** Tries messages as often as the queue does. Returns those that became dead letters. */
const failures = async (consumer: Parameters<typeof consume>[0], messages: readonly unknown[]) => {
  let left = messages
  for (let attempt = 1; attempt <= queues['match-alert'].attempts; attempt += 1) {
    const done = await consume(consumer, left, { attempt })
    left = left.filter((_, at) => !done[at])
  }
  return left
}

type AboutPerson = {
  /** Starts a trial of seven days. Left out: the person is on Free. */
  readonly trying?: PaidTier
  readonly switches?: Partial<NotificationSwitches>
}

/**
 * A table, an index of jobs, and the schedule that notifies people of them, for all tests of a file. Each test begins
 * on a Friday at 11:00 in Lagos with one job that is two days old. Each test moves a clock of its own.
 */
export const startWatch = async () => {
  const { table, costOf, stop } = await startTable()
  const alerts = alertStore(table)
  const alertRuns = alertRunStore(table)
  const mails = recordedMails()
  let indexed: IndexedJob[] = []
  let index = indexOf([], new Date(0).toISOString())
  let isAway = false
  const currentIndex = {
    get: async () => {
      if (isAway) throw new ApiError('jobs_unavailable')
      return index
    },
    newest: async () => ({ jobs: [], builtAt: (await currentIndex.get()).builtAt }),
  }
  const hiddenJobs = hiddenJobStore(table)
  const reports = jobReportStore(table)
  const publiclyHidden = createPubliclyHidden({ reports, freshFor: 0 })
  const seekers = seekerStore(table)
  const alertMails = alertMailStore(table)
  const [lanes, rounds, terms] = [alertLaneStore(table), alertRoundStore(table), alertTermStore(table)]
  const services = { index: currentIndex, publiclyHidden, seekers }
  const sendMails = async (): Promise<void> => {
    for await (const ref of alertMails.due(new Date()))
      await sendAlertMail({ alertMails, mailer: mails.mailer, siteUrl }, ref, new Date(), createLog())
  }
  /** Runs the schedule, the messages that it leads to, and the mails. Throws the failed messages. */
  const run = async (runs: AlertRunStore = alertRuns): Promise<void> => {
    const { queues, sent } = recordedQueues()
    await runMatchAlerts({ index: currentIndex, alertRuns, lanes, rounds, queues })({ verb: 'match-alerts' })
    const consumers = {
      'match-arrivals': runMatchArrivals({ index: currentIndex, lanes, terms, queues }),
      'match-alert': runMatchAlert({ ...services, alertRuns: runs }),
    }
    const failed: unknown[] = []
    for (const [queue, consumer] of Object.entries(consumers)) {
      const messages = sent.filter(each => each.queue === queue).map(({ message }) => message)
      failed.push(...(await failures(consumer, messages)))
    }
    await sendMails()
    if (failed.length > 0) throw new Error(`Messages could not be done: ${JSON.stringify(failed)}`)
  }
  const clock = (instant: string) => void vi.setSystemTime(new Date(instant))
  const publish = (...jobs: readonly About[]) => {
    indexed = [...indexed, ...jobs.map(jobOf)]
    index = indexOf(indexed, new Date().toISOString())
  }

  const person = async ({ trying, switches = {} }: AboutPerson = {}) => {
    const sub = crypto.randomUUID()
    const now = new Date()
    const email = `${sub}@example.com`
    await profileStore(table).begin(sub, firstProfile({ email, name: 'Ada Obi', answers: null }, now))
    await settingStore(table).update(sub, switches)
    if (trying) {
      const history = historyOf(trial(now.toISOString(), trying))
      await table.put(subscriptionRow(sub, { history, done: [], trialWish: null, version: 1 }, now))
    }
    return {
      sub,
      email,
      watch: (fields: Partial<AlertForm> = {}) =>
        alerts.create(sub, { ...form, ...fields, id: ulid(), token: crypto.randomUUID() }, new Date()),
      /** Makes an alert as the API does. */
      make: async (fields: Partial<AlertForm> = {}) => {
        const now = new Date()
        const sent = { ...form, ...fields }
        const looked = await firstLook(services, sub, sent, now, createLog())
        const alert = { ...sent, ...looked?.sight, id: ulid(), token: crypto.randomUUID() }
        return { ...(await alerts.create(sub, alert, now)), matching: looked?.matching ?? null }
      },
      alert: async (id: string) => {
        const found = await alerts.get(sub, id)
        if (!found) throw new Error('The alert has gone.')
        return found
      },
      subscribe: async (...events: readonly SubscriptionEvent[]) => {
        const stored = { history: historyOf(...events), done: [], trialWish: null, version: 1 }
        await table.put(subscriptionRow(sub, stored, new Date()))
      },
      notices: async () => {
        const { notifications } = await notificationStore(table).unread(sub, new Date())
        return notifications.map(({ title, message }) => `${title}: ${message}`)
      },
      mails: () => mails.sent.filter(({ to }) => to === email),
    }
  }

  /** A person on Elite, whose instant alert was looked at once. */
  const watching = async (fields: Partial<AlertForm> = {}) => {
    const ada = await person({ trying: 'elite' })
    const { id } = await ada.watch({ frequency: 'instant', ...fields })
    await run()
    return { ...ada, id }
  }

  let lines: string[] = []
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') })
    // What was matched in an earlier test is later than this.
    await deleteRows(table, { partition: 'ALERTS' })
    lines = []
    logTo(line => void lines.push(line))
    indexed = []
    publish({ title: 'Operations Lead', seenAt: '2026-11-18T10:00:00.000Z' })
  })
  afterEach(() => {
    mails.down(false)
    isAway = false
    vi.useRealTimers()
  })
  afterAll(async () => {
    logTo(line => console.log(line))
    await stop()
  })

  return {
    form,
    table,
    costOf,
    alerts,
    alertRuns,
    lanes,
    rounds,
    terms,
    currentIndex,
    publiclyHidden,
    hiddenJobs,
    mails,
    /** The index can't be opened until the end of the test, or until it is called with false. */
    takeIndexAway: (away = true) => {
      isAway = away
    },
    run,
    /** Sends the mails of alerts that are due. */
    sendMails,
    clock,
    publish,
    /** Three people report a job, so that nobody sees it. */
    report: async (about: About) => {
      const [job, reason] = [jobOf(about), 'fake-employer' as const]
      const subs = ['one', 'two', 'three']
      await beKnown(table, new Date(), ...subs)
      for (const sub of subs) await reports.report(sub, { id: ulid(), job, reason, note: '' }, new Date())
    },
    person,
    watching,
    /** How often this message was logged for an alert. */
    logged: (words: string, id: string) =>
      lines.filter(line => line.includes(words) && line.includes(id)).length,
    /** Moves the clock, builds the index, and runs the schedule. */
    publishAndRun: async (instant: string, ...jobs: readonly About[]) => {
      clock(instant)
      publish(...jobs)
      await run()
    },
    runAt: async (instant: string) => {
      clock(instant)
      await run()
    },
  }
}
