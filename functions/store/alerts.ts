import { type Alert, type AlertForm, alertsAtMost } from '../../shared/api/alerts.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { agendaEntry, offAgenda } from './agenda.ts'
import { alertKey, alertOf, beginAlert, type NewAlert, tokenOf } from './alert-row.ts'
import { listedKeys } from './alert-terms.ts'
import { type CountedKind, countedRows, countIn, countKey } from './counted-rows.ts'
import type { Changes } from './expressions.ts'
import type { Key, Row, Table } from './table.ts'
import { unsubscribeKey, unsubscribeRow } from './unsubscribes.ts'
import { type Edit, editedRow } from './versioned.ts'

type AlertEdit = Edit<AlertForm>

const kind: CountedKind<Alert> = {
  prefix: 'ALERT#',
  atMost: alertsAtMost,
  read: alertOf,
}

/** The row that counts a person's alerts. */
export const alertCountKey = (sub: string): Key => countKey(kind, sub)
export const alertCountOf = (row: Row | undefined): number => countIn(kind, row)

/** A paused alert is on no agenda. An active one is due at once: the run knows how often the plan allows it. */
const agendaOf = (id: string, isActive: boolean, now: Date): Row =>
  isActive ? agendaEntry('alert', id, now) : {}

/** A pause takes the alert off the agenda. Every other edit makes the alert due at once. */
const changesOf = ({ id, patch, version, now }: AlertEdit): Changes => {
  const fields = { ...patch, version: version + 1 }
  if (patch.isActive === false) return { set: fields, remove: offAgenda }
  return { set: { ...fields, wantsLatest: true, ...agendaOf(id, true, now) } }
}

/** False where the row was changed since it was read, or is gone. */
const removed = async (remove: () => Promise<void>): Promise<boolean> => {
  try {
    await remove()
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return false
    throw error
  }
}

/** A person's alerts. Each verb reads and writes only rows of `sub`. `alert-runs.ts` has the verbs of the schedule. */
export const alertStore = (table: Table) => {
  const { list, get, add, remove } = countedRows(table, kind)
  return {
    /** Newest first. */
    list,
    get,
    /** A call that is repeated with the same id adds the alert once. Throws too_many_alerts. */
    create: (sub: string, sent: NewAlert, now: Date): Promise<Alert> => {
      const { id, token, isActive } = sent
      const row = { ...beginAlert(sent, now), ...agendaOf(id, isActive, now) }
      return add(sub, row, 'too_many_alerts', [{ put: unsubscribeRow(token, { sub, id }) }])
    },
    /** Throws not_found or stale_version. */
    update: async (sub: string, edit: AlertEdit): Promise<Alert> => {
      const condition = { is: { version: edit.version } }
      return editedRow(await table.update(alertKey(sub, edit.id), changesOf(edit), condition), edit, alertOf)
    },
    /** Throws not_found. */
    remove: async (sub: string, id: string): Promise<void> => {
      for (;;) {
        const row = await table.get(alertKey(sub, id))
        if (!row) throw new ApiError('not_found')
        const token = tokenOf(row)
        const others = [
          ...(token === undefined ? [] : [unsubscribeKey(token)]),
          ...listedKeys(row, { sub, id }),
        ].map(key => ({ remove: key }))
        // A run in the meantime may have listed the alert under other terms.
        if (await removed(() => remove(sub, id, others, { runs: row.runs }))) return
      }
    },
  }
}
export type AlertStore = ReturnType<typeof alertStore>
