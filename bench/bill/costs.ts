import { pricesOf as modelPricesOf } from '../../functions/services/model/call.ts'
import { readConfiguration } from '../../infra/configuration.ts'
import { plans } from '../../shared/domain/plan.ts'
import { assumed } from './assumptions.ts'
import { billOf, modelDollarsOf } from './bill.ts'
import { dayAtThrottle, nairaForDollar, plansAtCaps } from './caps.ts'
import type { Counts } from './counts.ts'
import type { Costs } from './document.ts'
import { limitsOf } from './limits.ts'
import { pricesOf, regions } from './prices.ts'
import { indexedPostings, units } from './units.ts'

/** The sizes of docs/operating.md. */
export const usualSizes = [1000, 100_000, 10_000_000]
/** From a thousand to ten million, four steps for each power of ten. */
export const chartSizes = Array.from({ length: 17 }, (_, step) => Math.round(10 ** (3 + step / 4)))
export const usualRegion = 'us-east-1'

/** All costs and limits, by the settings that a deployment has by default. */
export const costsOf = (sizes: readonly number[], region: string, counts: Counts): Costs => {
  const { modelPrices, modelDailyDollars } = readConfiguration(() => undefined)
  const prices = modelPricesOf(modelPrices)
  const inputs = { units, counts, assumed }
  const billsIn = (name: string) => sizes.map(people => billOf(people, inputs, pricesOf(name), prices))
  const naira = (assumed.pro * plans.pro.price.kobo + assumed.elite * plans.elite.price.kobo) / 100
  return {
    region,
    bills: billsIn(region),
    elsewhere: new Map(
      regions.filter(name => name !== region).map(name => [name, billsIn(name).map(({ sum }) => sum)]),
    ),
    limits: limitsOf(inputs, prices, modelDailyDollars),
    plans: plansAtCaps(inputs, pricesOf(region), prices),
    dayAtThrottle: dayAtThrottle(inputs, pricesOf(region)),
    modelPrices,
    modelDailyDollars,
    index: {
      postings: indexedPostings,
      megabytes: units.indexMegabytes,
      storage: counts.searchStorage,
    },
    modelDays: sizes.map(people => (modelDollarsOf(people, inputs, prices) / 30) * assumed.busiestDay),
    brings: naira / nairaForDollar,
  }
}
