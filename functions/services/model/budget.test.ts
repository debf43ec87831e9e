import { afterAll, expect, test } from 'vitest'
import { startTable } from '../../../local/table.testing.ts'
import type { Fields, Log } from '../../runtime/log.ts'
import { type ModelSpendStore, modelSpendStore } from '../../store/model-spend.ts'
import { createModelBudget } from './budget.ts'

const { table, stop } = await startTable()
afterAll(() => stop())

const setUp = (spends: ModelSpendStore = modelSpendStore(table)) => {
  const alarms: Fields[] = []
  const line = (_: string, fields: Fields = {}) => alarms.push(fields)
  const log: Log = { info: line, warn: line, error: line }
  const { admit, spend } = createModelBudget({ spends, dollarsADay: 1 })
  return {
    alarms,
    ask: (now: Date, standing: 'free' | 'paid' = 'paid', purpose: 'document' | 'wording' = 'document') =>
      admit({ standing, purpose }, { now, log }),
    spend: (day: string, dollars: number) => spend({ day, repairs: true }, dollars, log),
  }
}

test('two calls at the edge: both were admitted, both are counted, and one alarm rings', async () => {
  const { ask, spend, alarms } = setUp()
  const now = new Date('2026-11-01T10:00:00Z')
  await spend('2026-11-01', 0.79)
  const passes = await Promise.all([ask(now, 'free', 'wording'), ask(now, 'free', 'wording')])
  await Promise.all(passes.map(({ day }) => spend(day, 0.006)))
  expect(passes).toMatchObject([{ repairs: true }, { repairs: true }])
  await expect(ask(now, 'free', 'wording')).rejects.toMatchObject({ code: 'model_saving' })
  await expect(ask(now, 'free')).resolves.toMatchObject({ repairs: false })
  expect(alarms).toMatchObject([{ alarm: 'model-turned-down', level: 'saving', day: '2026-11-01' }])
})

test('at the end of the budget, paid plans go on for a fifth of it', async () => {
  const { ask, spend } = setUp()
  const now = new Date('2026-11-02T10:00:00Z')
  await spend('2026-11-02', 1.1)
  await expect(ask(now, 'free')).rejects.toMatchObject({ code: 'model_for_paid' })
  await expect(ask(now)).resolves.toMatchObject({ repairs: true })
  await spend('2026-11-02', 0.1)
  await expect(ask(now)).rejects.toMatchObject({ code: 'model_paused', status: 429 })
})

test('a day begins at midnight in Lagos, and a call belongs to the day on which it began', async () => {
  const { ask, spend } = setUp()
  const { day } = await ask(new Date('2026-11-03T22:59:59Z'))
  expect(day).toBe('2026-11-03')
  // It ends after midnight.
  await spend(day, 2)
  await expect(ask(new Date('2026-11-03T22:59:59Z'))).rejects.toMatchObject({ code: 'model_paused' })
  await expect(ask(new Date('2026-11-03T23:00:00Z'))).resolves.toMatchObject({ day: '2026-11-04' })
})

test('without the counter the model goes on, and an alarm rings', async () => {
  const away = () => Promise.reject(new Error('throttled'))
  const { ask, spend, alarms } = setUp({ get: away, add: away })
  await expect(ask(new Date('2026-11-05T10:00:00Z'), 'free')).resolves.toMatchObject({ repairs: true })
  await spend('2026-11-05', 0.5)
  expect(alarms.map(({ alarm }) => alarm)).toEqual(['model-spend-unknown', 'model-spend-unknown'])
})
