import { isDeepStrictEqual } from 'node:util'
import { type Alert, type AlertForm, alertsAtMost } from '../../shared/api/alerts.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { agendaEntry, offAgenda } from './agenda.ts'
import { alertCountKey, alertKey, alertOf, beginAlert, type NewAlert, tokenOf } from './alert-row.ts'
import type { Changes } from './expressions.ts'
import { personPartition } from './keys.ts'
import { alertPrefix } from './schema.ts'
import type { Row, Table } from './table.ts'
import { unsubscribeKey, unsubscribeRow } from './unsubscribes.ts'

export type AlertEdit = {
  readonly id: string
  readonly patch: { readonly [Name in keyof AlertForm]?: AlertForm[Name] | undefined }
  /** The version that the person saw. */
  readonly version: number
  readonly now: Date
}

/** One that is paused is on no agenda. One that goes on has the next run look at it: that one knows the plan. */
const agendaOf = (id: string, isActive: boolean, now: Date): Row =>
  isActive ? agendaEntry('alert', id, now) : {}

const create = async (table: Table, sub: string, sent: NewAlert, now: Date): Promise<Alert> => {
  const { id, token } = sent
  const created = beginAlert(sent, now)
  const failed = await table.transact([
    {
      put: { ...created, ...agendaOf(id, sent.isActive, now), ...alertKey(sub, id) },
      condition: { absent: true },
    },
    {
      update: alertCountKey(sub),
      changes: { add: { alerts: 1 } },
      condition: { below: { alerts: alertsAtMost } },
    },
    { put: unsubscribeRow(token, { sub, id }) },
  ])
  const there = failed.find(({ index }) => index === 0)?.found
  if (there) return alertOf(there)
  if (failed.length > 0) throw new ApiError('too_many_alerts')
  return created
}

/** A pause drops the mail that was still to be sent. All else that changes an alert has it looked at again. */
const changesOf = ({ id, patch, version, now }: AlertEdit): Changes => {
  const fields = { ...patch, version: version + 1 }
  if (patch.isActive === false) return { set: { ...fields, unsent: null }, remove: offAgenda }
  return { set: { ...fields, wantsLatest: true, ...agendaOf(id, true, now) } }
}

/** The row that stood in the way, if this very edit made it: its answer was lost, and it was sent again. */
const settled = ({ patch, version }: AlertEdit, found: Row | undefined): Alert => {
  if (!found) throw new ApiError('not_found')
  const current = alertOf(found)
  const sent = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
  const isOurs = current.version === version + 1 && isDeepStrictEqual({ ...current, ...sent }, current)
  if (!isOurs) throw new ApiError('stale_version')
  return current
}

const update = async (table: Table, sub: string, edit: AlertEdit): Promise<Alert> => {
  const outcome = await table.update(alertKey(sub, edit.id), changesOf(edit), {
    is: { version: edit.version },
  })
  return outcome.written ? alertOf(outcome.row) : settled(edit, outcome.found)
}

const remove = async (table: Table, sub: string, id: string): Promise<void> => {
  const row = await table.get(alertKey(sub, id))
  if (!row) throw new ApiError('not_found')
  const token = tokenOf(row)
  const failed = await table.transact([
    { remove: alertKey(sub, id), condition: { is: {} } },
    { update: alertCountKey(sub), changes: { add: { alerts: -1 } } },
    ...(token === undefined ? [] : [{ remove: unsubscribeKey(token) }]),
  ])
  if (failed.length > 0) throw new ApiError('not_found')
}

/** A person's alerts. Each verb sees only rows of `sub`. What the schedule does with them: `alert-runs.ts`. */
export const alertStore = (table: Table) => ({
  /** Newest first. */
  list: async (sub: string): Promise<Alert[]> => {
    const range = { partition: personPartition(sub), startsWith: alertPrefix, newestFirst: true }
    return (await table.query(range)).rows.map(alertOf)
  },
  /** Null where there is none. */
  get: async (sub: string, id: string): Promise<Alert | null> => {
    const row = await table.get(alertKey(sub, id))
    return row ? alertOf(row) : null
  },
  /** Sent again with the same id it is the same alert. Throws too_many_alerts. */
  create: (sub: string, sent: NewAlert, now: Date) => create(table, sub, sent, now),
  /** Throws not_found or stale_version. */
  update: (sub: string, edit: AlertEdit) => update(table, sub, edit),
  /** Throws not_found. */
  remove: (sub: string, id: string) => remove(table, sub, id),
})
export type AlertStore = ReturnType<typeof alertStore>
