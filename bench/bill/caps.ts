import type { Prices as ModelPrices } from '../../functions/services/model/call.ts'
import {
  coachBound,
  feedbackBound,
  generationsPerDay,
  lineBound,
  questionsBound,
} from '../../functions/store/generation-row.ts'
import currencies from '../../shared/domain/jobs/currencies.json' with { type: 'json' }
import {
  checkoutsADay,
  emailCodesADay,
  filesADay,
  picturesADay,
  planChangesADay,
  reportsADay,
  reviewsADay,
  ticketsADay,
} from '../../shared/domain/limits.ts'
import { allows, type Feature, plans, trialDays } from '../../shared/domain/plan.ts'
import { type Tier, tiers } from '../../shared/lists.ts'
import { modelCostOf } from './bill.ts'
import { type Inputs, type PersonMonth, personMonth, type Usage } from './month.ts'
import type { Prices } from './prices.ts'

const days = 30

type Bound = { readonly perDay: number; readonly isReleased: boolean }
/** A use that is released was asked of the model, too, and as many are released as are kept. */
const callsOf = ({ perDay, isReleased }: Bound): number => perDay * days * (isReleased ? 2 : 1)

/** What one person calls in a month who is at every limit of every day. */
const usageAtCaps = (tier: Tier): Usage => {
  const { limits } = plans[tier]
  const has = (feature: Feature, bound: Bound) => (allows(tier, feature) ? callsOf(bound) : 0)
  return {
    account: { resendEmailCode: emailCodesADay * days },
    assistant: {
      // Also on Free: a plan releases a try that the person left before its first word, and the day counts it. A long
      // resume counts as several answers, so this is more than the day allows.
      writeResume: generationsPerDay * days,
      improveLine: callsOf(lineBound),
      coach: has('career-coach', coachBound),
    },
    interviews: {
      start: has('interview-coach', questionsBound),
      answer: has('interview-coach', feedbackBound),
    },
    files: { begin: limits.storedFiles > 0 ? filesADay * days : 0 },
    jobs: { search: limits.searchesPerDay * days, report: reportsADay * days },
    payments: { checkout: checkoutsADay * days },
    profile: { setAvatar: picturesADay * days },
    reviews: { submit: reviewsADay * days },
    subscription: { downgrade: planChangesADay * days },
    support: { open: ticketsADay * days },
  }
}

/** Of a ticket, two copies are sent. */
const mailsAtCaps = (emailCodesADay + ticketsADay * 2) * days

/** What a use costs beyond the free units, in US dollars, without the model. */
const otherCostsOf = (
  { calls, gigabyteSeconds, reads, writes, answers }: PersonMonth,
  prices: Prices,
  mails: number,
): number => {
  const amounts: readonly (readonly [item: string, amount: number])[] = [
    ['Amazon API Gateway: REST API requests', calls],
    ['AWS Lambda: requests, Arm', calls],
    ['AWS Lambda: duration, Arm', gigabyteSeconds],
    ['Amazon DynamoDB: on-demand read request units', reads],
    ['Amazon DynamoDB: on-demand write request units', writes],
    ['Amazon CloudFront: HTTPS requests, Africa', calls],
    ['Amazon CloudFront: data to the internet, Africa', answers / 1e6],
    ['Amazon SES: outbound messages', mails],
  ]
  return amounts.reduce((sum, [item, amount]) => {
    const price = prices.get(item)
    if (!price) throw new Error(`The price list has no "${item}".`)
    return sum + (amount / price.per) * (price.tiers[0]?.price ?? 0)
  }, 0)
}

/** What a day costs at which the stage of the API is called as often as it allows, in US dollars. */
export const dayAtThrottle = (inputs: Inputs, prices: Prices): number => {
  const calls = inputs.counts.callsASecond * 86_400
  const alone = { ...inputs.assumed, backgroundReads: 0, backgroundWrites: 0 }
  return otherCostsOf(personMonth({ ...inputs, assumed: alone }, { home: { get: calls } }), prices, 0)
}

export type PlanAtCaps = {
  readonly name: string
  /** Calls of the model. */
  readonly texts: number
  /** US dollars a month. */
  readonly model: number
  readonly others: number
  /** US dollars a month that the plan brings, by the naira price and the dated rate. */
  readonly brings: number
}

export const nairaForDollar = currencies.nairaPer.USD
export const ratesOf = currencies.ratesOf

/** Each plan, and the trial of the highest one. */
export const plansAtCaps = (inputs: Inputs, prices: Prices, model: ModelPrices): PlanAtCaps[] => {
  const all = tiers.map(tier => {
    const person = personMonth(inputs, usageAtCaps(tier), 'long')
    return {
      name: plans[tier].name,
      texts: person.texts,
      model: modelCostOf(person, model),
      others: otherCostsOf(person, prices, mailsAtCaps),
      brings: plans[tier].price.kobo / 100 / nairaForDollar,
    }
  })
  const highest = all.at(-1)
  if (!highest) return all
  const share = trialDays / days
  const trial = {
    name: `the trial of ${highest.name}, ${trialDays} days`,
    texts: Math.round(highest.texts * share),
    model: highest.model * share,
    others: highest.others * share,
    brings: 0,
  }
  return [...all, trial]
}
