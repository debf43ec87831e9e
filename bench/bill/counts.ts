import * as z from 'zod'
import { rhythmOf } from '../../local/background.ts'

const resource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  Metadata: z.object({ 'aws:cdk:path': z.string().optional() }).default({}),
})
const template = z.object({ Resources: z.record(z.string(), resource) })

/** What the stack has of everything that costs or limits, whoever comes. */
export const counts = z.strictObject({
  /** The metrics of all alarms: an alarm of a formula has several. */
  alarmMetrics: z.number(),
  /** The metrics that are read from logs. */
  customMetrics: z.number(),
  dashboards: z.number(),
  /** The secrets of the stack, and those that an operator makes. */
  secrets: z.number(),
  /** Queues with a consumer, which Lambda polls all the time. */
  polledQueues: z.number(),
  isTraced: z.boolean(),
  /** The runs of each function by the timetable, in 30 days. */
  runs: z.record(z.string(), z.number()),
  /** MB of memory by function. */
  memory: z.record(z.string(), z.number()),
  /** Calls a second that the stage of the API allows. */
  callsASecond: z.number(),
  /** Batches of one shard of the stream that run at the same time. */
  streamParallel: z.number(),
  /** Days for which an index of jobs stays in the bucket. */
  indexDays: z.number(),
  /** MB that the function of the search may use for files. */
  searchStorage: z.number(),
})
export type Counts = z.infer<typeof counts>

/** The secrets that the template names and does not make: of the payment provider, and of the job boards. */
const operatorSecrets = 2

const many = <T extends z.ZodType>(item: T) => z.array(item).default([])
const alarm = z.object({ Metrics: many(z.object({ MetricStat: z.unknown().optional() })) })
const filter = z.object({ MetricTransformations: z.array(z.object({ MetricName: z.string() })) })
const fn = z.object({
  MemorySize: z.number().default(128),
  EphemeralStorage: z.object({ Size: z.number() }).optional(),
  TracingConfig: z.object({ Mode: z.string() }).optional(),
})
const schedule = z.object({ ScheduleExpression: z.string(), Target: z.object({ Input: z.string() }) })
const verbOf = z.object({ verb: z.string() })
const source = z.object({
  ParallelizationFactor: z.number().optional(),
  StartingPosition: z.string().optional(),
})
const stage = z.object({
  MethodSettings: many(z.object({ ResourcePath: z.string(), ThrottlingRateLimit: z.number().optional() })),
})
const bucket = z.object({
  LifecycleConfiguration: z
    .object({
      Rules: many(z.object({ Prefix: z.string().optional(), ExpirationInDays: z.number().optional() })),
    })
    .optional(),
})

const nameOf = (path = ''): string => path.replace(/\/Resource$/, '').replace(/^.*\//, '')
const month = 30 * 86_400

/** Counts a CloudFormation template. Throws a ZodError where a resource has another shape than ours have. */
export const countsOf = (json: unknown): Counts => {
  const all = Object.values(template.parse(json).Resources)
  const of = <T extends z.ZodType>(type: string, schema: T): { name: string; it: z.infer<T> }[] =>
    all
      .filter(({ Type }) => Type === type)
      .map(({ Metadata, Properties }) => ({
        name: nameOf(Metadata['aws:cdk:path']),
        it: schema.parse(Properties),
      }))
  const functions = of('AWS::Lambda::Function', fn).filter(({ name }) => /^[a-z]+(-[a-z]+)*$/.test(name))
  const sources = of('AWS::Lambda::EventSourceMapping', source).map(({ it }) => it)
  const runs: Record<string, number> = {}
  for (const { it } of of('AWS::Scheduler::Schedule', schedule)) {
    const { verb } = verbOf.parse(JSON.parse(it.Target.Input))
    // Our expressions are rates. One at a certain hour would be a run a day.
    runs[verb] = (runs[verb] ?? 0) + month / (rhythmOf(it.ScheduleExpression).interval || 86_400)
  }
  const limits = of('AWS::ApiGateway::Stage', stage).flatMap(({ it }) => it.MethodSettings)
  const rules = of('AWS::S3::Bucket', bucket).flatMap(({ it }) => it.LifecycleConfiguration?.Rules ?? [])
  return counts.parse({
    alarmMetrics: of('AWS::CloudWatch::Alarm', alarm).reduce(
      (sum, { it }) => sum + Math.max(1, it.Metrics.filter(({ MetricStat }) => MetricStat).length),
      0,
    ),
    customMetrics: new Set(
      of('AWS::Logs::MetricFilter', filter).flatMap(({ it }) =>
        it.MetricTransformations.map(({ MetricName }) => MetricName),
      ),
    ).size,
    dashboards: of('AWS::CloudWatch::Dashboard', z.unknown()).length,
    secrets: of('AWS::SecretsManager::Secret', z.unknown()).length + operatorSecrets,
    polledQueues: sources.filter(({ StartingPosition }) => StartingPosition === undefined).length,
    isTraced: functions.some(({ it }) => it.TracingConfig?.Mode === 'Active'),
    runs,
    memory: Object.fromEntries(functions.map(({ name, it }) => [name, it.MemorySize])),
    callsASecond: limits.find(({ ResourcePath }) => ResourcePath === '/*')?.ThrottlingRateLimit,
    streamParallel:
      sources.find(({ StartingPosition }) => StartingPosition !== undefined)?.ParallelizationFactor ?? 1,
    indexDays: rules.find(({ Prefix }) => Prefix?.startsWith('indexes'))?.ExpirationInDays,
    searchStorage: functions.find(({ name }) => name === 'jobs')?.it.EphemeralStorage?.Size ?? 512,
  })
}
