import { subscriptionOperations } from '../../shared/api/subscription.ts'
import type { Uses } from '../composition/services.ts'
import { cancel, downgrade, removeCard, resume } from '../payments/change-plan.ts'
import type { PlanServices } from '../payments/services.ts'
import { startTrial, type TrialServices } from '../payments/start-trial.ts'
import { guarded } from '../runtime/guarded.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { billingStores } from '../store/billing-stores.ts'
import { trialMarkStore } from '../store/trial-marks.ts'

type Services = PlanServices & TrialServices

const serveSubscription = (services: Services): Gateway =>
  serve(subscriptionOperations)(services, {
    get: ({ caller, now }, { subscriptions }) => subscriptions.view(caller.sub, now),
    startTrial: async ({ caller, body, now }, services) => {
      await startTrial(services, caller.sub, body.tier, now)
      return services.subscriptions.view(caller.sub, now)
    },
    cancel: async ({ caller, now }, services) => {
      await cancel(services, caller.sub, now)
      return services.subscriptions.view(caller.sub, now)
    },
    resume: async ({ caller, now }, services) => {
      await resume(services, caller.sub, now)
      return services.subscriptions.view(caller.sub, now)
    },
    downgrade: async ({ caller, body, now }, services) => {
      await downgrade(services, { sub: caller.sub, tier: body.tier }, now)
      return services.subscriptions.view(caller.sub, now)
    },
    removeCard: async ({ caller, now }, { subscriptions }) => {
      await removeCard(subscriptions, caller.sub, now)
      return subscriptions.view(caller.sub, now)
    },
  })

export const subscription = ({ table, trialSalt }: Uses<'table' | 'trialSalt'>) =>
  guarded(
    serveSubscription({
      ...billingStores(table()),
      trialMarks: trialMarkStore(table()),
      trialSalt: trialSalt(),
    }),
    table(),
  )
