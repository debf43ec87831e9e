import { ApiError } from '../../shared/api/errors.ts'
import { insightOperations } from '../../shared/api/insights.ts'
import { insightsOf } from '../../shared/domain/insights/insights.ts'
import { allows } from '../../shared/domain/plan.ts'
import type { Uses } from '../composition/services.ts'
import { guarded } from '../runtime/guarded.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { type InsightStore, insightStore } from '../store/insights.ts'
import { type SubscriptionStore, subscriptionStore } from '../store/subscriptions.ts'

type Services = {
  readonly insights: InsightStore
  readonly subscriptions: Pick<SubscriptionStore, 'view'>
}

export const serveInsights = (services: Services): Gateway =>
  serve(insightOperations)(services, {
    get: async ({ caller: { sub }, now }, { insights, subscriptions }) => {
      const { tier } = await subscriptions.view(sub, now)
      if (!allows(tier, 'insights')) throw new ApiError('upgrade_required')
      const { applications, sessions } = await insights.get(sub)
      return insightsOf(applications, sessions, now)
    },
  })

export const insights = ({ table }: Uses<'table'>) =>
  guarded(
    serveInsights({ insights: insightStore(table()), subscriptions: subscriptionStore(table()) }),
    table(),
  )
