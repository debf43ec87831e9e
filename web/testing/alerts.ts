import { ulid } from 'ulid'
import { type Alert, type AlertForm, alertsAtMost } from '../../shared/api/alerts.ts'
import { ApiError } from '../../shared/api/errors.ts'
import type { AlertFrequency } from '../../shared/lists.ts'
import type { Handlers } from './fake-server.ts'

/** An alert as somebody filled it in, and as nothing was found for it yet. */
export const alertOf = (but: Partial<Alert> = {}): Alert => ({
  id: ulid(),
  title: 'Planning',
  keywords: ['supply planner'],
  location: 'Lagos',
  jobType: null,
  salaryMin: null,
  salaryMax: null,
  frequency: 'weekly',
  isActive: true,
  byMail: true,
  version: 1,
  createdAt: new Date(Date.now() - 3_600_000).toISOString(),
  lastTriggered: null,
  latest: [],
  ...but,
})

const fresh: Pick<Alert, 'version' | 'lastTriggered' | 'latest'> = {
  version: 1,
  lastTriggered: null,
  latest: [],
}

/** How many jobs match a new alert. */
const matching = 12

/** The alerts of a person, kept as the server keeps them. `fastest` is how often their plan lets them tell. */
export const fakeAlerts = (first: readonly Alert[] = [], fastest: AlertFrequency = 'weekly') => {
  let rows = [...first]
  const find = (id: string): Alert => {
    const row = rows.find(each => each.id === id)
    if (!row) throw new ApiError('not_found')
    return row
  }
  const update = (id: string, change: Partial<AlertForm>): Alert => {
    const before = find(id)
    const after = { ...before, ...change, version: before.version + 1 }
    rows = rows.map(each => (each === before ? after : each))
    return after
  }
  const remove = (id: string): void => {
    find(id)
    rows = rows.filter(each => each.id !== id)
  }
  const answers = {
    'alerts.list': () => ({ alerts: rows, fastest }),
    'alerts.create': ({ body }) => {
      const known = rows.find(({ id }) => id === body.id)
      if (known) return { ...known, matching }
      if (rows.length >= alertsAtMost) throw new ApiError('too_many_alerts')
      const row: Alert = { ...body, ...fresh, createdAt: new Date().toISOString() }
      rows = [row, ...rows]
      return { ...row, matching }
    },
    'alerts.update': ({ params, body: { version, ...change } }) => {
      if (find(params.id).version !== version) throw new ApiError('stale_version')
      return update(params.id, change)
    },
    'alerts.remove': ({ params }) => {
      remove(params.id)
      return params
    },
  } satisfies Handlers
  return {
    answers,
    rows: (): readonly Alert[] => rows,
    /** As another device would, with nothing said here. */
    update,
    remove,
    /** As many as there can be, with those there are. */
    fill: (): void => {
      rows = Array.from({ length: alertsAtMost }, (_, at) => rows[at] ?? alertOf({ title: `Alert ${at}` }))
    },
  }
}
