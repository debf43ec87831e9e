import * as z from 'zod'
import file from './prices.json' with { type: 'json' }

const priced = z.strictObject({
  /** What is counted: `GB`. */
  unit: z.string(),
  /** The price is for so many units. */
  per: z.number().positive(),
  /** Units a month that cost nothing. */
  free: z.number().default(0),
  /** US dollars. `upTo` is counted in units from the first one that costs. The last tier has no end. */
  tiers: z.array(z.strictObject({ upTo: z.number().optional(), price: z.number() })).min(1),
})
export type Price = z.infer<typeof priced>

/** The prices by the names that the price pages have. */
export type Prices = ReadonlyMap<string, Price>

const region = z.object({ like: z.string().optional() }).catchall(z.unknown())
const list = z.strictObject({
  /** The month of the prices. */
  asOf: z.string(),
  source: z.string(),
  missing: z.record(z.string(), z.string()),
  regions: z.record(z.string(), region),
})
export const priceList = list.parse(file)

export const regions = Object.keys(priceList.regions)

/** The prices of a region. Throws an error that says what is missing where a region is not in the list. */
export const pricesOf = (name: string): Prices => {
  const found = priceList.regions[name]
  if (!found) throw new Error(priceList.missing[name] ?? `There are prices of ${regions.join(', ')}.`)
  const { like, ...own } = found
  const others = like === undefined ? [] : [...pricesOf(like)]
  return new Map([...others, ...Object.entries(own).map(([item, it]) => [item, priced.parse(it)] as const)])
}

/** What an amount of a month costs, in US dollars, with its free units and its tiers. */
export const dollarsOf = ({ per, free, tiers }: Price, amount: number): number => {
  let left = Math.max(0, amount - free)
  let from = 0
  let dollars = 0
  for (const { upTo = Number.POSITIVE_INFINITY, price } of tiers) {
    const here = Math.min(left, upTo - from)
    dollars += (here / per) * price
    left -= here
    from = upTo
  }
  return dollars
}
