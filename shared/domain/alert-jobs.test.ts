import { expect, test } from 'vitest'
import { alertedJobOf, isTellable, latestJobs } from './alert-jobs.ts'

const job = {
  id: 'a',
  title: 'Planner',
  company: 'Gada',
  location: 'Lagos',
  source: { board: 'myjobmag', url: 'https://jobs.example/1' },
  warnings: [],
} as const

test.each([
  ['asks-for-money', false],
  ['asks-for-secrets', false],
  ['imitated-employer', false],
  ['free-mail-contact', true],
  ['chat-only-contact', true],
  ['unrealistic-pay', true],
  ['no-employer', true],
] as const)('a job that bears %s may be told of: %s', (kind, tellable) => {
  const others = [{ kind: 'no-employer', says: 'It names no employer.' } as const]
  expect(isTellable({ warnings: [...others, { kind, says: 'Look.' }] })).toBe(tellable)
})

test('what is shown is the newest ten, each once, marked where there is a warning', () => {
  const many = Array.from({ length: 12 }, (_, n) => alertedJobOf({ ...job, id: `${n}`, warnings: [] }))
  const warned = alertedJobOf({ ...job, id: '3', warnings: [{ kind: 'no-employer', says: 'Look.' }] })
  const shown = latestJobs([warned], many)
  expect(shown.map(({ id }) => id)).toEqual(['3', '0', '1', '2', '4', '5', '6', '7', '8', '9'])
  expect(shown[0]).toMatchObject({ hasWarnings: true, board: 'myjobmag', url: 'https://jobs.example/1' })
  expect(shown[1]?.hasWarnings).toBe(false)
})
