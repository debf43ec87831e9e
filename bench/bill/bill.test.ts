import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generationsPerDay, lineBound } from '../../functions/store/generation-row.ts'
import { synthesize } from '../../infra/stack.testing.ts'
import { callsAMonth } from '../../infra/usage.ts'
import { api } from '../../shared/api/index.ts'
import { assumed } from './assumptions.ts'
import { billOf, linesOf, modelDollarsOf } from './bill.ts'
import { plansAtCaps } from './caps.ts'
import { chartOf } from './chart.ts'
import { chartSizes, costsOf, usualRegion, usualSizes } from './costs.ts'
import saved from './counts.json' with { type: 'json' }
import { counts, countsOf } from './counts.ts'
import { documentOf, sectionOf } from './document.ts'
import { limitsOf } from './limits.ts'
import { personMonth } from './month.ts'
import { pricesOf } from './prices.ts'
import { units } from './units.ts'

const stack = counts.parse(saved)
const inputs = { units, counts: stack, assumed }
const model = { input: 0.3, output: 2.5 }
const docs = join(import.meta.dirname, '../../docs')

test('docs/operating.md and docs/cost.svg say what `npm run cost` prints now', () => {
  const section = documentOf(costsOf(usualSizes, usualRegion, stack))
  expect(sectionOf(readFileSync(join(docs, 'operating.md'), 'utf8')), 'Run `npm run cost -- --write`.').toBe(
    section,
  )
  const chart = chartOf(costsOf(chartSizes, usualRegion, stack).bills, usualRegion)
  expect(readFileSync(join(docs, 'cost.svg'), 'utf8'), 'Run `npm run cost -- --write`.').toBe(chart)
})

test('the counts are those of the template', () => {
  expect(countsOf(synthesize().toJSON()), 'Run `npm run cost -- --write`.').toEqual(stack)
})

test('an amount that depends on the person grows with the people, and what the stack has does not', () => {
  const [one, ten] = [linesOf(1000, inputs), linesOf(10_000, inputs)]
  const amount = (lines: typeof one, item: RegExp) => lines.find(line => item.test(line.item))?.amount
  expect(amount(ten, /REST API requests/)).toBeCloseTo(10 * (amount(one, /REST API requests/) ?? 0), 3)
  expect(amount(ten, /alarm metrics/)).toBe(stack.alarmMetrics)
  expect(amount(ten, /alarm metrics/)).toBe(amount(one, /alarm metrics/))
})

test("a person's month: calls, and the texts of the model by their tokens", () => {
  const only = {
    ...callsAMonth,
    assistant: { ...callsAMonth.assistant, writeLetter: callsAMonth.assistant.writeLetter + 1 },
  }
  const [before, after] = [personMonth(inputs), personMonth(inputs, only)]
  const { input, output } = units.tokens('write letter', 'mean')
  expect(after.calls - before.calls).toBeCloseTo(1, 6)
  expect(after.inputTokens - before.inputTokens).toBeCloseTo(input, 6)
  expect(after.outputTokens - before.outputTokens).toBeCloseTo(output, 6)
  expect(after.seconds - before.seconds).toBeGreaterThan(assumed.secondsOfText)
})

test('the bill is the sum of its services, and the model is in it', () => {
  const { services, sum } = billOf(100_000, inputs, pricesOf(usualRegion), model)
  expect([...services.values()].reduce((total, dollars) => total + dollars, 0)).toBe(sum)
  expect(services.get('Cognito')).toBe(1350)
  expect(services.get('The model (Bedrock)')).toBe(modelDollarsOf(100_000, inputs, model))
  expect(() => billOf(1, inputs, new Map(), model)).toThrow('The price list has no "Amazon Cognito')
})

test('no plan asks the model less than the day allows, because a plan releases tries that were left early', () => {
  const texts = plansAtCaps(inputs, pricesOf(usualRegion), model).map(plan => plan.texts)
  expect(texts[0]).toBe((generationsPerDay + 2 * lineBound.perDay) * 30)
  expect(texts.slice(0, 3)).toEqual(texts.slice(0, 3).toSorted((one, other) => one - other))
})

test('limits are in the order in which people reach them, and a larger quota is reached later', () => {
  const at = limitsOf(inputs, model, 10).map(({ reachedAt }) => reachedAt)
  expect(at).toEqual(at.toSorted((one, other) => one - other))
  const [first] = limitsOf(inputs, model, 1)
  expect(first).toMatchObject({ isOurs: true, quota: 1 })
  expect(limitsOf(inputs, model, 1e9).at(-1)?.name).toBe(first?.name)
})

test('every operation that the bench calls is an operation of the contract', () => {
  const names = Object.entries(api).flatMap(([domain, verbs]) =>
    Object.keys(verbs).map(verb => `${domain}.${verb}`),
  )
  const measured = names.filter(name => units.call(name) !== undefined)
  // Some need what only the rehearsal prepares.
  expect(measured.length / names.length).toBeGreaterThan(0.6)
  expect(units.call('home.get')).toMatchObject({ writes: 0, roundTrips: expect.any(Number) })
})

test('a template is counted', () => {
  const resource = (path: string, Type: string, Properties: object = {}) => ({
    Type,
    Properties,
    Metadata: { 'aws:cdk:path': `Aiki/${path}/Resource` },
  })
  const rate = (verb: string, ScheduleExpression: string) => ({
    ScheduleExpression,
    Target: { Input: JSON.stringify({ verb }) },
  })
  const metric = { MetricStat: { Stat: 'Sum' } }
  const bucket = { LifecycleConfiguration: { Rules: [{ Prefix: 'indexes/', ExpirationInDays: 3 }] } }
  const all = [
    resource('Alarms/one', 'AWS::CloudWatch::Alarm', { MetricName: 'Errors' }),
    resource('Alarms/sum', 'AWS::CloudWatch::Alarm', { Metrics: [metric, metric, { Expression: 'a + b' }] }),
    resource('Alarms/a', 'AWS::Logs::MetricFilter', { MetricTransformations: [{ MetricName: 'dispute' }] }),
    resource('Alarms/b', 'AWS::Logs::MetricFilter', { MetricTransformations: [{ MetricName: 'dispute' }] }),
    resource('Api/jobs', 'AWS::Lambda::Function', { MemorySize: 1024, EphemeralStorage: { Size: 2048 } }),
    resource('Schedules/one', 'AWS::Scheduler::Schedule', rate('read-board', 'rate(6 hours)')),
    resource('Schedules/two', 'AWS::Scheduler::Schedule', rate('read-board', 'rate(1 day)')),
    resource('Live/changes', 'AWS::Lambda::EventSourceMapping', {
      StartingPosition: 'LATEST',
      ParallelizationFactor: 4,
    }),
    resource('Consumers/mails', 'AWS::Lambda::EventSourceMapping', {}),
    resource('Api/stage', 'AWS::ApiGateway::Stage', {
      MethodSettings: [{ ResourcePath: '/*', ThrottlingRateLimit: 300 }],
    }),
    resource('Objects/bucket', 'AWS::S3::Bucket', bucket),
  ]
  const Resources = Object.fromEntries(all.map((it, at) => [`R${at}`, it]))
  expect(countsOf({ Resources })).toEqual({
    alarmMetrics: 3,
    customMetrics: 1,
    dashboards: 0,
    secrets: 2,
    polledQueues: 1,
    isTraced: false,
    runs: { 'read-board': 150 },
    memory: { jobs: 1024 },
    callsASecond: 300,
    streamParallel: 4,
    indexDays: 3,
    searchStorage: 2048,
  })
})
