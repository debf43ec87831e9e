import { accountOperations } from '../../shared/api/account.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { purgedBy } from '../../shared/domain/deletion.ts'
import { deletionLetter } from '../mail/deletion-letter.ts'
import { stopRenewal } from '../payments/cancel.ts'
import type { Log } from '../runtime/log.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { mailAll } from '../services/mail.ts'
import type { Users } from '../services/users.ts'
import type { DeletionStore } from '../store/deletions.ts'
import type { ExportStore } from '../store/exports.ts'
import type { SubscriptionStore } from '../store/subscriptions.ts'
import { reportSecurity, type SecurityServices } from './report-security.ts'

type Services = SecurityServices & {
  readonly exports: ExportStore
  readonly deletions: Pick<DeletionStore, 'request'>
  readonly subscriptions: SubscriptionStore
  readonly users: Pick<Users, 'find' | 'block'>
}

/** The purge is on the agenda before anyone is locked out: a call that broke off is finished by the next, or by it. */
const remove = async (
  { deletions, users, mailer, subscriptions }: Services,
  sub: string,
  now: Date,
  log: Log,
) => {
  const user = await users.find(sub)
  const { requestedAt, isNew } = await deletions.request(sub, now)
  // While they can still ask again: who is locked out must not be charged.
  await stopRenewal(subscriptions, sub, now)
  await users.block(sub)
  const by = purgedBy(requestedAt)
  if (isNew && user) await mailAll(mailer, [user.email], deletionLetter(user.name, dayInLagos(by)), log)
  return { purgedBy: by.toISOString() }
}

export const account = (services: Services): Gateway =>
  serve(accountOperations)(services, {
    export: async ({ caller, query, now, log }, { exports }) => {
      const { rows, next, unknown } = await exports.page(caller.sub, query.after, now)
      // The kind alone: what follows it may be an id.
      for (const sortKey of unknown) log.error('row not exported', { kind: sortKey.split('#', 1)[0] })
      return { rows, next }
    },
    report: async ({ caller, body, now, log }, services) => {
      await reportSecurity(services, { sub: caller.sub, event: body.event, now, log })
      return {}
    },
    remove: ({ caller, now, log }, services) => remove(services, caller.sub, now, log),
  })
