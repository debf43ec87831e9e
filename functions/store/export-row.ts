import type { ExportedRow } from '../../shared/api/account.ts'
import { alert } from '../../shared/api/alerts.ts'
import { applicationOf } from './application-row.ts'
import { cardOf } from './cards.ts'
import { fileOf } from './files.ts'
import { hiddenOf } from './hidden-jobs.ts'
import { exportedInterview } from './interview-row.ts'
import { ownReportOf } from './job-report-row.ts'
import { idIn } from './keys.ts'
import { letterOf } from './letters.ts'
import { storedPaymentOf } from './payment-row.ts'
import { type KindsWith, kindOf, type RowKindName, rowKinds } from './row-kinds.ts'
import { table } from './schema.ts'
import { subscriptionOf } from './subscription-row.ts'
import type { Row } from './table.ts'

/** Attributes that mean nothing to a person: the keys, the agenda, and the time of expiry. */
const technical = new Set<string>([
  table.partitionKey,
  table.sortKey,
  table.timeToLive,
  table.agenda.partitionKey,
  table.agenda.sortKey,
])

const plain = (value: unknown): unknown => (value instanceof Set ? [...value] : value)

const asStored = (row: Row): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !technical.has(name))
      .map(([name, value]) => [name, plain(value)]),
  )

const paymentData = (row: Row) => {
  const { checks: _, refundAskedAt: __, ...payment } = storedPaymentOf(row)
  return payment
}

type OwnShape = KindsWith<{ readonly shape: 'own' }>

/** What is exported of kinds whose rows have attributes that a person should not read. */
const ownShapes: Readonly<Record<OwnShape, (row: Row) => Record<string, unknown>>> = {
  'APPLICATION#': applicationOf,
  'REMOVED#': applicationOf,
  // The fields of the screen. The token of the unsubscribe link belongs in mails only.
  'ALERT#': row => alert.parse(row),
  HIDDEN: hiddenOf,
  'REPORTED#': ownReportOf,
  SUBSCRIPTION: row => ({ history: subscriptionOf(row).history }),
  'PAYMENT#': paymentData,
  CARD: row => ({ ...cardOf(row) }),
  'LETTER#': letterOf,
  'INTERVIEW#': exportedInterview,
  'FILE#': fileOf,
}

const hasOwnShape = (kind: RowKindName): kind is OwnShape => rowKinds[kind].shape === 'own'

const dataOf = (kind: RowKindName, row: Row): Record<string, unknown> => {
  if (hasOwnShape(kind)) return ownShapes[kind](row)
  // Only the key of such a row names the document that it belongs to.
  const [of] = idIn(String(row.sk)).split('#')
  return rowKinds[kind].shape === 'named' ? { of, ...asStored(row) } : asStored(row)
}

/** A row as a person may read it. Null for a row that means nothing to them. */
export const exportedRowOf = (row: Row): ExportedRow | null => {
  const kind = kindOf(String(row.sk))
  const section = kind && rowKinds[kind].export
  return section ? { section, data: dataOf(kind, row) } : null
}
