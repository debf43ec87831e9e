import type { Prices as ModelPrices } from '../../functions/services/model/call.ts'
import { type Inputs, type PersonMonth, personMonth } from './month.ts'
import { dollarsOf, type Prices } from './prices.ts'

/** An amount of a month, with the item of the price list that it is charged by. */
export type Line = { readonly service: string; readonly item: string; readonly amount: number }

const million = 1e6
const gigabytes = (kilobytes: number): number => kilobytes / million
const days = 30

/** What so many people use in a month, without the model. */
export const linesOf = (people: number, inputs: Inputs): Line[] => {
  const { units, counts, assumed } = inputs
  const person = personMonth(inputs)
  const calls = people * person.calls
  const visits = people * assumed.visits
  const cold = assumed.coldVisits
  const events = people * person.changes
  const runs = Object.entries(counts.runs)
  const triggers = people * (assumed.signUps * 3 + assumed.signIns + assumed.refreshes)
  const invocations = calls + triggers + events + runs.reduce((sum, [, often]) => sum + often, 0)
  const gigabytesOf = (name: string) => (counts.memory[name] ?? 512) / 1024
  const callSeconds = (assumed.millisecondsOfCall + 2 * assumed.millisecondsOfRoundTrip) / 1000
  const builds = assumed.indexBuilds * days
  const mails = people * assumed.mails
  const files = people * assumed.fileMegabytes
  const pages = visits * (cold * units.filesOfColdVisit + (1 - cold))
  const pageKilobytes = visits * (cold * units.coldVisit + (1 - cold) * units.warmVisit)
  const answers = people * person.answers * assumed.compressed
  const indexGigabytes = (builds * units.indexMegabytes * (counts.indexDays / days)) / 1000
  const rows = gigabytes(people * assumed.rowKilobytes)
  const line = (service: string, item: string, amount: number): Line => ({
    service,
    item,
    amount,
  })
  return [
    line('Cognito', 'Amazon Cognito: Essentials, monthly active users', people),
    line('API Gateway', 'Amazon API Gateway: REST API requests', calls),
    line('Lambda', 'AWS Lambda: requests, Arm', invocations),
    line(
      'Lambda',
      'AWS Lambda: duration, Arm',
      people * (person.gigabyteSeconds + assumed.backgroundSeconds * 0.5) +
        (triggers + events) * callSeconds * 0.5 +
        runs.reduce((sum, [verb, often]) => sum + often * assumed.secondsOfRun * gigabytesOf(verb), 0) +
        builds * assumed.secondsOfBuild * gigabytesOf('build-index'),
    ),
    line('DynamoDB', 'Amazon DynamoDB: on-demand read request units', people * person.reads),
    line('DynamoDB', 'Amazon DynamoDB: on-demand write request units', people * person.writes),
    line('DynamoDB', 'Amazon DynamoDB: Standard storage', rows),
    line('DynamoDB', 'Amazon DynamoDB: point-in-time recovery', rows),
    // A connection, a subscription and its check; an event in and, on an open screen, out.
    line('AppSync Events', 'AWS AppSync: Event API operations', visits * 3 + events * 2),
    line('AppSync Events', 'AWS AppSync: Event API connection minutes', visits * assumed.minutesOfVisit),
    line('CloudFront', 'Amazon CloudFront: data to the internet, Africa', gigabytes(pageKilobytes + answers)),
    line('CloudFront', 'Amazon CloudFront: HTTPS requests, Africa', pages + calls),
    line('CloudFront', 'Amazon CloudFront: Functions', pages),
    line(
      'Data transfer',
      'AWS data transfer: to the internet',
      (people * person.fileLinks * assumed.downloadMegabytes) / 1000 + gigabytes(events),
    ),
    line('SES', 'Amazon SES: outbound messages', mails),
    line('SES', 'Amazon SES: outbound data', gigabytes(mails * assumed.mailKilobytes)),
    // Five readers wait at each queue, each for 20 seconds. A message is sent, received and deleted.
    line(
      'SQS',
      'Amazon SQS: standard requests',
      counts.polledQueues * 5 * 3 * 60 * 24 * days + people * assumed.mails * 3,
    ),
    line(
      'Scheduler',
      'Amazon EventBridge Scheduler: invocations',
      runs.reduce((sum, [, often]) => sum + often, 0),
    ),
    line('S3', 'Amazon S3: Standard storage', files / 1000 + indexGigabytes + 10),
    line('S3', 'Amazon S3: PUT and LIST requests', builds * 2 + people * 0.4),
    line(
      'S3',
      'Amazon S3: GET requests',
      builds * 20 + calls * assumed.coldStarts + people * person.fileLinks,
    ),
    line('Secrets Manager', 'AWS Secrets Manager: secrets', counts.secrets),
    // A function that reads a secret caches it for five minutes.
    line('Secrets Manager', 'AWS Secrets Manager: API calls', counts.secrets * 12 * 24 * days * 2),
    line(
      'CloudWatch',
      'Amazon CloudWatch: Lambda logs, Standard class',
      (invocations * assumed.logBytes) / 1e9,
    ),
    line(
      'CloudWatch',
      'Amazon CloudWatch: other logs, Standard class',
      (calls * assumed.accessLogBytes) / 1e9,
    ),
    line(
      'CloudWatch',
      'Amazon CloudWatch: log storage',
      // Compressed to a sixth.
      ((invocations * assumed.logBytes + calls * assumed.accessLogBytes) / 1e9) * 0.15,
    ),
    line('CloudWatch', 'Amazon CloudWatch: standard alarm metrics', counts.alarmMetrics),
    line('CloudWatch', 'Amazon CloudWatch: custom metrics', counts.customMetrics),
    line('CloudWatch', 'Amazon CloudWatch: dashboards of more than 50 metrics', counts.dashboards),
    line('X-Ray', 'AWS X-Ray: traces recorded', counts.isTraced ? calls * assumed.tracedCalls : 0),
  ]
}

export type Bill = {
  readonly people: number
  /** US dollars a month by service, in the order of `linesOf`, and the model last. */
  readonly services: ReadonlyMap<string, number>
  readonly sum: number
}

const modelService = 'The model (Bedrock)'

/** In US dollars. */
export const modelCostOf = (
  { inputTokens, outputTokens }: Pick<PersonMonth, 'inputTokens' | 'outputTokens'>,
  { input, output }: ModelPrices,
): number => (inputTokens * input + outputTokens * output) / million

export const modelDollarsOf = (people: number, inputs: Inputs, prices: ModelPrices): number =>
  people * modelCostOf(personMonth(inputs), prices)

/** The bill of a month. Throws an Error where the price list lacks an item. */
export const billOf = (people: number, inputs: Inputs, prices: Prices, model: ModelPrices): Bill => {
  const services = new Map<string, number>()
  for (const { service, item, amount } of linesOf(people, inputs)) {
    const price = prices.get(item)
    if (!price) throw new Error(`The price list has no "${item}".`)
    services.set(service, (services.get(service) ?? 0) + dollarsOf(price, amount))
  }
  services.set(modelService, modelDollarsOf(people, inputs, model))
  return { people, services, sum: [...services.values()].reduce((sum, dollars) => sum + dollars, 0) }
}
