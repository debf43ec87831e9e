import { isCharge, type Step, stepsLeft } from '../../shared/domain/billing-steps.ts'
import { dayMs } from '../../shared/domain/period.ts'
import { plans } from '../../shared/domain/plan.ts'
import { keptDays, type Life, renewalTierOf } from '../../shared/domain/subscription.ts'
import type { BillingKind, BillingNews } from '../mail/billing-words.ts'
import type { Log } from '../runtime/log.ts'
import type { DeletionStore } from '../store/deletions.ts'
import type { SubscriptionStore } from '../store/subscriptions.ts'
import type { NewsServices } from './services.ts'
import { mailNews, noticeWrite } from './tell.ts'

export type AdvanceServices = NewsServices & {
  readonly subscriptions: SubscriptionStore
  readonly deletions: Pick<DeletionStore, 'has'>
  /** Removes what only a paid plan keeps. Done again it is no error. */
  readonly removePaidData: (sub: string) => Promise<void>
}

type Told = BillingNews<Exclude<BillingKind, 'paid'>>

const instant = (at: number): string => new Date(at).toISOString()

/** What a step says to the person; null for a reminder of what is over already, for the step behind it says that. */
const newsOf = ({ name, at }: Step, life: Life, now: Date): Told | null => {
  const { trial } = life
  const last = life.paid.at(-1)
  const tier = renewalTierOf(life)
  switch (name) {
    case 'trial-ending':
      return trial && now.getTime() < trial.end
        ? { kind: name, tier: trial.tier, endsAt: instant(trial.end) }
        : null
    case 'trial-ended':
      return trial && { kind: name, tier: trial.tier }
    case 'period-ending':
      return last && tier && now.getTime() < last.end
        ? { kind: name, tier, endsAt: instant(last.end), amount: plans[tier].price.kobo }
        : null
    case 'ended':
      return last ? { kind: name, tier: last.tier, keptUntil: instant(at + keptDays * dayMs) } : null
    case 'data-removed':
      return last ? { kind: name, tier: last.tier } : null
    default:
      return null
  }
}

/** What is due up to the first charge: that is for the function that may charge. */
const dueSteps = (life: Life, done: readonly string[], now: Date): Step[] => {
  const due = stepsLeft(life, new Set(done)).filter(({ at }) => at <= now.getTime())
  const charge = due.findIndex(isCharge)
  return charge < 0 ? due : due.slice(0, charge)
}

/** Does what is due to one subscription, once: who comes second finds it done. Who has left is told nothing. */
export const advance = async (services: AdvanceServices, sub: string, now: Date, log: Log): Promise<void> => {
  let told: Told[] = []
  const hasLeft = await services.deletions.has(sub)
  await services.subscriptions.change(sub, now, async ({ done }, life) => {
    const due = dueSteps(life, done, now)
    told = hasLeft ? [] : due.flatMap(step => newsOf(step, life, now) ?? [])
    // More than one transaction holds: the step is done only when all of it has gone.
    if (due.some(({ name }) => name === 'data-removed')) await services.removePaidData(sub)
    return {
      done: due.map(({ id }) => id),
      alongside: told.map(news => noticeWrite(sub, news, now)),
    }
  })
  for (const news of told) await mailNews(services, sub, news, log)
}
