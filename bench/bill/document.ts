import { assumptions } from './assumptions.ts'
import type { Bill } from './bill.ts'
import { nairaForDollar, type PlanAtCaps, ratesOf } from './caps.ts'
import type { Limit } from './limits.ts'
import { quotasAsOf } from './limits.ts'
import { priceList } from './prices.ts'
import { about, exactly, inDollars, inPeople } from './words.ts'

export type Costs = {
  readonly region: string
  readonly bills: readonly Bill[]
  readonly limits: readonly Limit[]
  readonly plans: readonly PlanAtCaps[]
  /** The sums in other regions, in the order of `bills`. */
  readonly elsewhere: ReadonlyMap<string, readonly number[]>
  readonly modelPrices: string
  readonly modelDailyDollars: number
  /** What the model costs on the busiest day, in the order of `bills`. */
  readonly modelDays: readonly number[]
  /** MB of the index of so many postings, and MB that the function of the search has for files. */
  readonly index: { readonly postings: number; readonly megabytes: number; readonly storage: number }
  /** What a day of calls costs, as many as the stage allows. */
  readonly dayAtThrottle: number
  /** What paid plans bring in a month from one person, in dollars, on average over everybody. */
  readonly brings: number
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n')

const billTable = ({ bills, elsewhere, region }: Costs): string => {
  const services = [...(bills[0]?.services.keys() ?? [])]
  const bold = (text: string) => `**${text}**`
  return table(
    ['dollars a month', ...bills.map(({ people }) => `${exactly(people)} people`)],
    [
      ...services.map(service => [service, ...bills.map(({ services: of }) => about(of.get(service) ?? 0))]),
      [bold(`sum, ${region}`), ...bills.map(({ sum }) => bold(about(sum)))],
      ['for each person', ...bills.map(({ sum, people }) => about(sum / people))],
      ...[...elsewhere].map(([name, sums]) => [`sum, ${name}`, ...sums.map(about)]),
    ],
  )
}

/** The limit that the fewest people reach, in words. */
const firstOf = (whose: string, people: number, [first, ...others]: readonly Limit[]): string => {
  if (!first) return ''
  const demand = `${first.name}, ${about(people * first.demandOfPerson)} of ${about(first.quota)} ${first.unit}`
  if (first.reachedAt > people) return `of ${whose} none. The nearest is: ${demand}.`
  const more = others.filter(({ reachedAt }) => reachedAt <= people).length
  return `of ${whose}: ${demand}. It is used up at ${inPeople(first.reachedAt)} people: ${first.remedy}.${more > 0 ? ` ${more} more follow.` : ''}`
}

const firstLimits = (people: number, limits: readonly Limit[]): string => {
  const [ours, theirs] = [true, false].map(isOurs => limits.filter(limit => limit.isOurs === isOurs))
  return `- **${exactly(people)} people**: ${firstOf('AWS', people, theirs ?? [])} And ${firstOf('our settings', people, ours ?? [])}`
}

const limitTable = ({ bills, limits }: Costs): string =>
  table(
    ['limit', 'quota', ...bills.map(({ people }) => `at ${exactly(people)}`), 'used up at'],
    limits.map(({ name, quota, unit, demandOfPerson, reachedAt }) => [
      name,
      `${about(quota)} ${unit}`,
      ...bills.map(({ people }) => {
        const text = about(people * demandOfPerson)
        return reachedAt <= people ? `**${text}**` : text
      }),
      `${inPeople(reachedAt)} people`,
    ]),
  )

const capTable = ({ plans }: Costs): string =>
  table(
    [
      'one person at every limit of every day',
      'calls of the model',
      'the model',
      'the rest',
      'the plan brings',
    ],
    plans.map(({ name, texts, model, others, brings }) => [
      name,
      exactly(texts),
      inDollars(model),
      inDollars(others),
      inDollars(brings),
    ]),
  )

const assumedWords = (): string => {
  const { visits, minutesOfVisit, busiestHour, burst, mails, pro, elite } = assumptions
  return `A person comes ${visits.value} times a month for ${minutesOfVisit.value} minutes, makes the calls of \`infra/usage.ts\`, and gets ${mails.value} mails; ${pro.value * 100} % pay for Pro and ${elite.value * 100} % for Elite. The busiest hour has ${busiestHour.value * 100} % of a month, and its busiest second ${burst.value} times its mean. All assumptions are in \`bench/bill/assumptions.json\`.`
}

/** The section of docs/operating.md, in Markdown. */
export const documentOf = (costs: Costs): string => {
  const { bills, limits, modelPrices, modelDailyDollars, modelDays, dayAtThrottle, index, brings } = costs
  const sizes = bills.map(({ people }) => exactly(people))
  return `An estimate from measured units, counts of the template and list prices. ${assumedWords()} Prices are as of ${priceList.asOf}, from memory, and quotas as of ${quotasAsOf}: check them before you rely on them. Cape Town (\`af-south-1\`) is a fifth to a third more expensive; \`bench/bill/prices.json\` says what is missing for it. Taxes, a domain, support plans and the fees of the payment provider are not included.

${billTable(costs)}

![Dollars a month by the number of people: the sum, and the services that cost the most](cost.svg)

Paid plans bring about ${inDollars(brings)} for each person, at ₦${exactly(nairaForDollar)} for a dollar (${ratesOf}). The model is counted at ${modelPrices} dollars for a million tokens in and out. On the busiest day it costs about ${sizes.map((size, at) => `${inDollars(modelDays[at] ?? 0)} at ${size}`).join(', ')} people: set \`modelDailyDollars\` to a few times that (it is ${modelDailyDollars}).

**The first limit at each size**, at the busiest second:

${bills.map(({ people }) => firstLimits(people, limits)).join('\n')}

${limitTable(costs)}

One limit grows with the postings and not with the people: the index of ${exactly(index.postings)} postings has ${about(index.megabytes)} MB, and the function of the search ${exactly(index.storage)} MB for files, where an old and a new index have room for a moment. So about ${inPeople((index.postings * index.storage) / (2 * index.megabytes))} postings fit.

**What one person can cost**: for 30 days at all daily limits (\`functions/store/generation-row.ts\`, \`shared/domain/limits.ts\`, \`shared/domain/plan.ts\`), each time with the longest career of the bench, and with as many failed calls as a day allows. Repairs of all answers would double the model, and [decision 32](decisions/0032-the-model-has-a-budget-for-a-day.md) says what the longest prompts and answers cost. The rest is mostly the time in which functions wait for the model. \`modelDailyDollars\` bounds the model for all people together. Reading has no daily limit, only the throttle of the stage: a day at all of it, on the home screen, costs about ${inDollars(dayAtThrottle)}.

${capTable(costs)}`
}

const begin = '<!-- Written by `npm run cost -- --write`. -->'
const end = '<!-- The end of what `npm run cost` writes. -->'

const partsOf = (page: string) => {
  const [before, rest = ''] = page.split(begin)
  const [section, after] = rest.split(end)
  if (before === undefined || section === undefined || after === undefined)
    throw new Error('docs/operating.md has no place for the costs.')
  return { before, section: section.trim(), after }
}

/** The section as a page has it. */
export const sectionOf = (page: string): string => partsOf(page).section

/** The page with another section. */
export const withSection = (page: string, section: string): string => {
  const { before, after } = partsOf(page)
  return `${before}${begin}\n\n${section}\n\n${end}${after}`
}
