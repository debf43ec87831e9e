import { subscriptionOperations } from '../../shared/api/subscription.ts'
import { cancel } from '../payments/cancel.ts'
import { downgrade } from '../payments/downgrade.ts'
import { removeCard } from '../payments/remove-card.ts'
import { resume } from '../payments/resume.ts'
import type { NewsServices } from '../payments/services.ts'
import { startTrial, type TrialServices } from '../payments/start-trial.ts'
import { type Gateway, serve } from '../runtime/serve.ts'

type Services = NewsServices & TrialServices

export const subscription = (services: Services): Gateway =>
  serve(subscriptionOperations)(services, {
    get: ({ caller, now }, { subscriptions }) => subscriptions.view(caller.sub, now),
    startTrial: async ({ caller, body, now }, services) => {
      await startTrial(services, caller.sub, body.tier, now)
      return services.subscriptions.view(caller.sub, now)
    },
    cancel: async ({ caller, now, log }, services) => {
      await cancel(services, caller.sub, now, log)
      return services.subscriptions.view(caller.sub, now)
    },
    resume: async ({ caller, now, log }, services) => {
      await resume(services, caller.sub, now, log)
      return services.subscriptions.view(caller.sub, now)
    },
    downgrade: async ({ caller, body, now, log }, services) => {
      await downgrade(services, { sub: caller.sub, tier: body.tier }, now, log)
      return services.subscriptions.view(caller.sub, now)
    },
    removeCard: async ({ caller, now }, { subscriptions }) => {
      await removeCard(subscriptions, caller.sub, now)
      return subscriptions.view(caller.sub, now)
    },
  })
