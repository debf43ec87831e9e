import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import { ApiError } from '../../shared/api/errors.ts'
import { paid, trial } from '../../shared/domain/subscription.testing.ts'
import { startWatch } from '../alerts/alerts.testing.ts'
import { recordedQueues } from '../queues/queues.testing.ts'
import { agendaEntry } from '../store/agenda.ts'
import { alertKey, beginAlert } from '../store/alert-row.ts'
import { mapBounded } from '../store/bounded.ts'
import { runMatchAlerts } from './match-alerts.ts'

const watch = await startWatch()
const { table, alertRuns, lanes, rounds, person, watching, publish, publishAndRun, runAt, run, clock } = watch

test.each([
  ['weekly', undefined, '2026-11-23T06:00:00.000Z'],
  ['daily', 'pro', '2026-11-21T06:00:00.000Z'],
  ['weekly', 'elite', '2026-11-23T06:00:00.000Z'],
  ['daily', undefined, '2026-11-23T06:00:00.000Z'],
  ['instant', undefined, '2026-11-23T06:00:00.000Z'],
  ['instant', 'pro', '2026-11-21T06:00:00.000Z'],
  ['instant', 'elite', '2026-11-20T11:00:00.000Z'],
] as const)(
  'an alert with frequency %s on the plan %s is notified of at %s',
  async (frequency, trying, told) => {
    const ada = await person(trying ? { trying } : {})
    const { id } = await ada.watch({ frequency })
    await run()
    clock('2026-11-20T10:30:00Z')
    publish({ title: 'Operations Manager' })
    for (const at of ['20T11:00', '20T16:00', '21T05:59', '21T06:00', '22T06:00', '23T05:59', '23T06:00'])
      await runAt(`2026-11-${at}:00Z`)
    expect((await ada.alert(id)).lastTriggered).toBe(told)
    // The mails of a morning are spread over its hour.
    await runAt('2026-11-23T07:00:00Z')
    expect(ada.mails()).toHaveLength(1)
  },
)

test('a person who moves to a lower plan is notified less often, and at once again from the morning after they return to the higher plan', async () => {
  const ada = await watching()
  // The trial of Elite ends a week later.
  await publishAndRun('2026-11-27T09:00:00Z', { title: 'Operations Manager' })
  expect(ada.mails()).toHaveLength(1)
  await publishAndRun('2026-11-27T11:00:00Z', { title: 'Operations Clerk' })
  await runAt('2026-11-29T07:00:00Z')
  expect(ada.mails()).toHaveLength(1)
  await runAt('2026-11-30T06:00:00Z')
  await runAt('2026-11-30T07:00:00Z')
  expect(ada.mails()).toHaveLength(2)
  expect((await ada.alert(ada.id)).frequency).toBe('instant')

  clock('2026-12-01T10:00:00Z')
  await ada.subscribe(trial('2026-11-20T10:00:00.000Z', 'elite'), paid('2026-12-01T10:00:00.000Z', 'elite'))
  await publishAndRun('2026-12-02T06:00:00Z', { title: 'Operations Officer' })
  await publishAndRun('2026-12-02T10:05:00Z', { title: 'Operations Planner' })
  expect(ada.mails()).toHaveLength(4)
})

test('when the jobs have not changed, and when no new job has the words of an alert, the alert is not read', async () => {
  const ada = await watching()
  await publishAndRun('2026-11-20T10:05:00Z')
  const reads = async () => {
    const { costs } = await watch.costOf(() => run())
    return costs.filter(({ operation }) => operation === 'getMany').length
  }
  expect(await reads()).toBe(0)
  clock('2026-11-20T10:10:00Z')
  publish({ title: 'Cook' })
  const before = await ada.alert(ada.id)
  expect(await reads()).toBe(0)
  expect(await ada.alert(ada.id)).toEqual(before)
})

test('before there is an index nothing happens', async () => {
  const none = { newest: () => Promise.reject(new ApiError('jobs_unavailable')) }
  const away = { newest: () => Promise.reject(new ApiError('jobs_unavailable', { cause: new Error('S3') })) }
  const { queues, sent } = recordedQueues()
  const services = { alertRuns, lanes, rounds, queues }
  const payload = { verb: 'match-alerts' }
  await person({ trying: 'elite' }).then(ada => ada.watch({ frequency: 'instant' }))
  await expect(runMatchAlerts({ ...services, index: none })(payload)).resolves.toEqual({ sent: 0 })
  await expect(runMatchAlerts({ ...services, index: away })(payload)).rejects.toThrow()
  await expect(runMatchAlerts({ ...services, index: none })({ verb: 'x' })).rejects.toThrow()
  expect(sent).toEqual([])
})

test('once a day every instant alert looks for itself, a part of them in each run', async () => {
  const ada = await watching()
  // An advert that was changed is not new, so that it finds no alert.
  publish({ title: 'Operations Changed', seenAt: '2026-11-19T10:00:00.000Z' })
  await table.update(alertKey(ada.sub, ada.id), { set: { lookedTo: '2026-11-18T00:00:00.000Z' } })
  await runAt('2026-11-20T10:05:00Z')
  expect(await ada.notices()).toEqual([])
  await runAt('2026-11-21T09:00:00Z')
  expect(await ada.notices()).toEqual([])
  await runAt('2026-11-21T10:00:00Z')
  expect((await ada.notices()).join()).toContain('Operations Changed')
})

test('while the queue is long, the daily round stays where it is', async () => {
  await watching()
  clock('2026-11-21T10:05:00Z')
  const match = async (waiting: number) => {
    const { queues, sent } = recordedQueues({ waiting })
    await runMatchAlerts({ index: watch.currentIndex, alertRuns, lanes, rounds, queues })({
      verb: 'match-alerts',
    })
    return sent.filter(({ queue }) => queue === 'match-alert').length
  }
  expect(await match(50_000)).toBe(0)
  expect(await match(0)).toBeGreaterThan(0)
})

test('one unreadable alert of five hundred: the other people are notified, and the dead letter names the alert', async () => {
  const people = await mapBounded(25, Array.from({ length: 25 }), () => person({ trying: 'elite' }))
  const now = new Date()
  const seen = { runs: 1, lookedTo: now.toISOString(), wantsLatest: false }
  const made = people.flatMap(({ sub }) =>
    Array.from({ length: 20 }, (_, n) => {
      const keywords = [`operations k${n}`]
      const alert = { ...watch.form, keywords, id: ulid(), token: crypto.randomUUID() }
      return { sub, alert: { ...beginAlert({ ...alert, frequency: 'instant' }, now), ...seen } }
    }),
  )
  await mapBounded(25, made, ({ sub, alert }) =>
    table.put({ ...alert, ...alertKey(sub, alert.id), ...agendaEntry('instant-alert', alert.id, now) }),
  )
  const [bad] = made
  if (!bad) throw new Error('There are no alerts.')
  await table.update(alertKey(bad.sub, bad.alert.id), { set: { frequency: 'hourly' } })
  clock('2026-11-20T10:05:00Z')
  publish(...[0, 1, 2].map(n => ({ title: `Operations k${n}` })))
  const failed = { sub: bad.sub, id: bad.alert.id }
  await expect(run()).rejects.toThrow(`Messages could not be done: [${JSON.stringify(failed)}]`)
  expect(people.map(ada => ada.mails().length)).toEqual([2, ...Array(24).fill(3)])
  // The unreadable alert is postponed for an hour, and does not stop the others.
  await expect(run()).resolves.toBeUndefined()
}, 60_000)
