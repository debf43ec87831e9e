import { isCharge, removalNoticeDays, type Step, stepsLeft } from '../../shared/domain/billing-steps.ts'
import { dayMs } from '../../shared/domain/calendar.ts'
import { plans } from '../../shared/domain/plan.ts'
import { type Life, renewalTierOf, retainedDays } from '../../shared/domain/subscription.ts'
import type { BillingNews } from '../store/billing-news.ts'
import type { DeletionStore } from '../store/deletions.ts'
import type { PaidData } from '../store/paid-data.ts'
import { changeAndNotify } from './notify.ts'
import type { PlanServices } from './services.ts'

export type AdvanceServices = PlanServices & {
  readonly deletions: Pick<DeletionStore, 'has'>
  /** What `removePaidData` would remove. */
  readonly paidDataOf: (sub: string) => Promise<PaidData>
  /** Removes paid data. False if the subscription no longer has that version. A repeated call is no error. */
  readonly removePaidData: (sub: string, version: number) => Promise<boolean>
}

const instant = (at: number): string => new Date(at).toISOString()

/**
 * Null for a reminder of an end that has passed already, because the next step notifies of that end. Null also for a
 * removal that removes nothing that the person made.
 */
const newsOf = (
  { name, at }: Step,
  life: Life,
  { made, fileNames }: PaidData,
  now: Date,
): BillingNews | null => {
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
      return last ? { kind: name, tier: last.tier, keptUntil: instant(at + retainedDays * dayMs) } : null
    case 'removal-near': {
      const removal = at + removalNoticeDays * dayMs
      const isAnnounced = made.length > 0 && now.getTime() < removal
      return last && isAnnounced
        ? { kind: name, tier: last.tier, removedAt: instant(removal), made, fileNames }
        : null
    }
    case 'data-removed':
      return last && made.length > 0 ? { kind: name, tier: last.tier } : null
    default:
      return null
  }
}

const nothingMade: PaidData = { made: [], fileNames: [] }

/** The due steps before the first charge. Only `charge-renewals` may charge, so it does the steps from there. */
const dueSteps = (life: Life, done: readonly string[], now: Date): Step[] => {
  const due = stepsLeft(life, new Set(done)).filter(({ at }) => at <= now.getTime())
  const charge = due.findIndex(isCharge)
  return charge < 0 ? due : due.slice(0, charge)
}

/**
 * Does the due steps of one subscription once: a second call finds them done. A person who has deleted their account is
 * not notified.
 */
export const advance = async (services: AdvanceServices, sub: string, now: Date): Promise<void> => {
  const hasLeft = await services.deletions.has(sub)
  await changeAndNotify(services, sub, now, async ({ done, version }, life) => {
    const due = dueSteps(life, done, now)
    const isRemovalDue = due.some(({ name }) => name === 'removal-near' || name === 'data-removed')
    const paidData = isRemovalDue ? await services.paidDataOf(sub) : nothingMade
    // One transaction can't remove all of the data. The step is done only when all of the data is gone. Until then it
    // stays on the agenda, because the function may time out, or the person may pay, in the middle of the removal.
    const removes = due.some(({ name }) => name === 'data-removed')
    if (removes && !(await services.removePaidData(sub, version))) return null
    return {
      done: due.map(({ id }) => id),
      news: hasLeft ? [] : due.flatMap(step => newsOf(step, life, paidData, now) ?? []),
    }
  })
}
