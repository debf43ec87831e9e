import { queueNames, queues } from '../functions/queues/payload.ts'
import { timetable } from '../functions/schedules/payload.ts'
import { api, type DomainName } from '../shared/api/index.ts'
import type { Domain } from '../shared/api/operation.ts'
import { callsAMonth } from './usage.ts'

// What a deployment needs for a number of people, as plain arithmetic over the table of expected calls. Decision 31 has
// the reasons, and docs/operating.md what to ask AWS for.

/** Calls a second, and how many may come at once. */
type Throttle = { readonly rate: number; readonly burst: number }

/** What API Gateway takes of all APIs of an account and region together, by its default quotas. */
export const accountLimit: Throttle = { rate: 10_000, burst: 5_000 }

/** The busiest hour has 0.6 % of a month's calls, and its busiest second twice the mean of the hour. */
const busiestSecond = (0.006 * 2) / 3600

type Method = {
  readonly domain: string
  /** As API Gateway names it: `/applications/{id}/PATCH`. */
  readonly key: string
  readonly isOpen: boolean
  readonly calls: number
}

const methodsOf = ([domain, operations]: [string, Domain]): Method[] => {
  const monthly = new Map<string, Readonly<Record<string, number>>>(Object.entries(callsAMonth)).get(domain)
  return Object.entries(operations).map(([verb, { path, method, access }]) => {
    const calls = monthly?.[verb]
    if (calls === undefined) throw new Error(`infra/usage.ts has no calls of ${domain}.${verb}.`)
    return { domain, key: `${path}/${method}`, isOpen: access !== 'person', calls }
  })
}
const methods: readonly Method[] = Object.entries<Domain>(api).flatMap(methodsOf)

/** A method takes three times the calls of the busiest second, so that ordinary use is never refused. */
const headroom = 3

/**
 * The least that a method takes a second, also in a small deployment, because one caller at the limit of a method keeps
 * everybody else from it. What anybody may call takes less, so that a flood of calls costs little.
 */
const least = { person: 200, open: 50 }

const throttleOf = (peak: number, floor: number): Throttle => {
  const rate = Math.min(Math.max(floor, Math.ceil(headroom * peak)), accountLimit.rate)
  return { rate, burst: Math.min(2 * rate, accountLimit.burst) }
}

/**
 * What the gateway takes of each method, for so many people a month. It counts each method by itself, so that a flood of
 * one takes nothing from the others. `methods` has those that differ from `others`.
 */
export const throttlesFor = (people: number) => {
  const others = throttleOf(0, least.person)
  const each = methods.map(({ key, isOpen, calls }): [string, Throttle] => [
    key,
    throttleOf(people * calls * busiestSecond, isOpen ? least.open : least.person),
  ])
  return { others, methods: Object.fromEntries(each.filter(([, { rate }]) => rate !== others.rate)) }
}

/** Calls of the API in the busiest second. */
export const peakCalls = (people: number): number =>
  people * busiestSecond * methods.reduce((sum, { calls }) => sum + calls, 0)

/** How long a call keeps its function busy, in seconds: who waits for the model, makes a file, or searches. */
const secondsOfCall: Readonly<Partial<Record<DomainName, number>>> = {
  assistant: 8,
  interviews: 3,
  documents: 0.5,
  imports: 0.5,
  jobs: 0.1,
}
const ordinarySeconds = 0.05
const secondsOf = new Map(Object.entries(secondsOfCall))

/** The changes of rows that a person makes in a month, which reach the stream. */
const changesAMonth = 50
/** A batch of 50 changes takes 0.3 s. */
const changesOfShard = 160
/** The shards of a new table's stream. There are more as the table grows, which is not counted on. */
const shards = 4

/** Batches of one shard at a time, so that a shard is at most half busy in the busiest second. Lambda takes 1 to 10. */
export const streamBatches = (people: number): number => {
  const busy = (people * changesAMonth * busiestSecond) / (shards * changesOfShard)
  return Math.min(Math.max(1, Math.ceil(2 * busy)), 10)
}

/** Lambda functions that run at once in the busiest second, when all queues and schedules have work, too. */
export const functionsAtOnce = (people: number): number => {
  const ofCalls = methods.reduce(
    (sum, { domain, calls }) => sum + calls * (secondsOf.get(domain) ?? ordinarySeconds),
    0,
  )
  const ofQueues = queueNames.reduce((sum, name) => sum + queues[name].concurrency, 0)
  return (
    Math.ceil(people * busiestSecond * ofCalls) + ofQueues + timetable.length + shards * streamBatches(people)
  )
}
