import { alertOperations } from '../../shared/api/alerts.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { isFaster } from '../../shared/domain/alerts.ts'
import { plans } from '../../shared/domain/plan.ts'
import { lifeOf, statusAt } from '../../shared/domain/subscription.ts'
import type { AlertFrequency } from '../../shared/lists.ts'
import type { FirstLookServices } from '../alerts/first-look.ts'
import type { Uses } from '../composition/services.ts'
import { createPubliclyHidden } from '../jobs/publicly-hidden.ts'
import { guarded } from '../runtime/guarded.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { type AlertStore, alertStore } from '../store/alerts.ts'
import { jobReportStore } from '../store/job-reports.ts'
import { seekerStore } from '../store/seekers.ts'
import { type SettingStore, settingStore } from '../store/settings.ts'
import { type SubscriptionStore, subscriptionStore } from '../store/subscriptions.ts'
import { type UnsubscribeStore, unsubscribeStore, unsubscribeToken } from '../store/unsubscribes.ts'

type Services = FirstLookServices & {
  readonly alerts: AlertStore
  readonly unsubscribes: UnsubscribeStore
  readonly subscriptions: Pick<SubscriptionStore, 'get'>
  readonly settings: Pick<SettingStore, 'update'>
}

const fastestOf = async ({ subscriptions }: Services, sub: string, now: Date): Promise<AlertFrequency> => {
  const { history } = await subscriptions.get(sub)
  return plans[statusAt(lifeOf(history), now).tier].alerts
}

/** A frequency that was chosen on a higher plan may stay. Throws upgrade_required for a new choice above the plan. */
const checkEdit = async (
  services: Services,
  sub: string,
  id: string,
  frequency: AlertFrequency,
  now: Date,
): Promise<void> => {
  if (!isFaster(frequency, await fastestOf(services, sub, now))) return
  const before = await services.alerts.get(sub, id)
  if (!before) throw new ApiError('not_found')
  if (isFaster(frequency, before.frequency)) throw new ApiError('upgrade_required')
}

export const serveAlerts = (services: Services): Gateway =>
  serve(alertOperations)(services, {
    list: async ({ caller, now }, services) => {
      const [alerts, fastest] = await Promise.all([
        services.alerts.list(caller.sub),
        fastestOf(services, caller.sub, now),
      ])
      return { alerts, fastest }
    },
    create: async ({ caller: { sub }, body, now, log }, services) => {
      const { firstLook } = await import('../alerts/first-look.ts')
      const [fastest, looked] = await Promise.all([
        fastestOf(services, sub, now),
        firstLook(services, sub, body, now, log),
      ])
      if (isFaster(body.frequency, fastest)) throw new ApiError('upgrade_required')
      const alert = { ...body, ...looked?.sight, token: unsubscribeToken() }
      return { ...(await services.alerts.create(sub, alert, now)), matching: looked?.matching ?? null }
    },
    update: async ({ caller, params: { id }, body: { version, ...patch }, now }, services) => {
      if (patch.frequency) await checkEdit(services, caller.sub, id, patch.frequency, now)
      return services.alerts.update(caller.sub, { id, patch, version, now })
    },
    remove: async ({ caller, params: { id } }, { alerts }) => {
      await alerts.remove(caller.sub, id)
      return { id }
    },
    unsubscribe: ({ params, now }, { unsubscribes }) => unsubscribes.stopMails(params.token, now),
    unsubscribeAll: async ({ params, now }, { unsubscribes, settings }) => {
      await settings.update(await unsubscribes.ownerOfAlert(params.token, now), { jobAlerts: false })
      return { done: true }
    },
  })

export const alerts = ({ table, index }: Uses<'table' | 'index'>) =>
  guarded(
    serveAlerts({
      index: index({ patience: 0 }),
      publiclyHidden: createPubliclyHidden({ reports: jobReportStore(table()) }),
      seekers: seekerStore(table()),
      alerts: alertStore(table()),
      unsubscribes: unsubscribeStore(table()),
      subscriptions: subscriptionStore(table()),
      settings: settingStore(table()),
    }),
    table(),
  )
