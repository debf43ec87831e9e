import { expect, test } from 'vitest'
import { tiers } from '../../../shared/lists.ts'
import { planRows } from './plan-rows.ts'

const rowOf = (label: string) => tiers.map(tier => planRows.find(row => row.label === label)?.valueFor(tier))

test.each([
  ['Job searches', ['5 a day', '20 a day', 'Unlimited']],
  ['Resumes', ['1', 'Unlimited', 'Unlimited']],
  ['Resume rewrites', ['1 a week', 'Unlimited', 'Unlimited']],
  ['Cover letters', ['2 a month', 'Unlimited', 'Unlimited']],
  ['Downloads as PDF and Word', [false, true, true]],
  ['Job alerts', ['Weekly', 'Daily', 'At once']],
  ['Stored resume files', [false, '5 files', '5 files']],
  ['Auto-applications (coming soon)', [false, '20 a month', 'Unlimited']],
  ['Insights into your search', [false, false, true]],
  ['Interview practice with feedback', [false, true, true]],
  ['Voice interview practice (coming soon)', [false, false, true]],
  ['LinkedIn optimisation', [false, true, true]],
  ['LinkedIn text fitted to a job', [false, false, true]],
  ['Skill gap analyser', [false, true, true]],
  ['Career coach chat', [false, false, true]],
])('%s, plan by plan', (label, shares) => {
  expect(rowOf(label)).toEqual(shares)
})
