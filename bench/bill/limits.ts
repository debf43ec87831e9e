import * as z from 'zod'
import type { Prices as ModelPrices } from '../../functions/services/model/call.ts'
import { modelDollarsOf } from './bill.ts'
import { type Inputs, personMonth } from './month.ts'
import file from './quotas.json' with { type: 'json' }

const quota = z.strictObject({
  name: z.string(),
  /** Undefined where the quota is ours, and comes from the template. */
  value: z.number().optional(),
  unit: z.string(),
  /** What an operator does about it. */
  remedy: z.string(),
})
const quotas = z.record(z.string(), quota).parse(file.quotas)
type QuotaName = keyof typeof file.quotas

export const quotasAsOf = file.asOf

export type Limit = {
  readonly name: string
  readonly quota: number
  readonly unit: string
  readonly remedy: string
  /** Whether it is a setting of ours, and no quota of AWS. */
  readonly isOurs: boolean
  /** What one person asks of it at the busiest time. It grows with the number of people alone. */
  readonly demandOfPerson: number
  /** The number of people at whose busiest time the quota is used up. */
  readonly reachedAt: number
}

/** Every limit, the one first that the fewest people reach. */
export const limitsOf = (inputs: Inputs, prices: ModelPrices, modelDailyDollars: number): Limit[] => {
  const { assumed, counts } = inputs
  const person = personMonth(inputs)
  /** From a month to the busiest second. */
  const peak = (aMonth: number): number => (aMonth * assumed.busiestHour * assumed.burst) / 3600
  const mailsADay = (assumed.mails / 30) * assumed.busiestDay
  const pages =
    assumed.visits * (assumed.coldVisits * inputs.units.filesOfColdVisit + (1 - assumed.coldVisits))
  const limit = (key: QuotaName, demandOfPerson: number, ours?: number): Limit => {
    const { name, value, unit, remedy } = quotas[key] ?? quota.parse(undefined)
    const most = ours ?? value
    if (most === undefined) throw new Error(`quotas.json has no value of ${key}.`)
    return {
      name,
      unit,
      remedy,
      isOurs: value === undefined && key !== 'stream',
      quota: most,
      demandOfPerson,
      reachedAt: most / demandOfPerson,
    }
  }
  return [
    limit('stage', peak(person.calls), counts.callsASecond),
    limit('gateway', peak(person.calls)),
    limit('lambda', peak(person.seconds)),
    limit('signIn', peak(assumed.signIns * 2)),
    limit('refresh', peak(assumed.refreshes)),
    limit('signUp', peak(assumed.signUps)),
    limit('mailsADay', mailsADay),
    limit('mailRate', (mailsADay * assumed.mailsInBusiestHour) / 3600),
    limit('reads', peak(person.reads)),
    limit('writes', peak(person.writes)),
    limit('spendRow', peak(person.texts)),
    limit(
      'stream',
      peak(person.changes),
      (file.streamShards.value * counts.streamParallel) / file.secondsOfChange.value,
    ),
    limit('connections', peak(assumed.visits)),
    limit('events', peak(person.changes)),
    limit('edge', peak(person.calls + pages)),
    limit('modelRequests', peak(person.texts) * 60),
    limit('modelTokens', peak(person.inputTokens + person.outputTokens) * 60),
    limit('modelBudget', (modelDollarsOf(1, inputs, prices) / 30) * assumed.busiestDay, modelDailyDollars),
  ].toSorted((one, other) => one.reachedAt - other.reachedAt)
}
