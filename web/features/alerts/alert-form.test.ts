import { expect, test } from 'vitest'
import { type Alert, alertForm } from '../../../shared/api/alerts.ts'
import { alertFields, emptyFields, fieldsOf, newAlert } from './alert-form.ts'

const typed = {
  ...emptyFields('weekly'),
  title: ' Planner ',
  keywords: { tags: ['supply planner'], typed: 'demand planner, Supply Planner' },
  location: 'Lagos',
  salaryMin: '₦250,000',
  salaryMax: '400k',
}

test('the contract accepts the typed values, including a keyword that was not added yet', () => {
  const values = alertFields.parse(typed)
  expect(values).toEqual({
    title: 'Planner',
    keywords: ['supply planner', 'demand planner'],
    location: 'Lagos',
    jobType: null,
    salaryMin: 250_000,
    salaryMax: 400_000,
    frequency: 'weekly',
    byMail: true,
  })
  expect(alertForm.safeParse(newAlert(values)).success).toBe(true)
})

test('an alert is unchanged by its form', () => {
  const alert: Alert = {
    id: '01KADEM0000000000000000001',
    title: 'Planner',
    keywords: ['supply planner'],
    location: '',
    jobType: 'remote',
    salaryMin: null,
    salaryMax: 1_250_000,
    frequency: 'instant',
    isActive: false,
    byMail: false,
    version: 3,
    createdAt: '2026-11-20T10:00:00.000Z',
    lastTriggered: null,
    latest: [],
  }
  expect(alert).toMatchObject(alertFields.parse(fieldsOf(alert)))
})

const faults = (change: Partial<typeof typed>) =>
  alertFields.safeParse({ ...typed, ...change }).error?.issues.map(({ path, message }) => [path[0], message])

test.each<[string, Partial<typeof typed>, string, string]>([
  ['no title', { title: ' ' }, 'title', 'Title is required.'],
  ['no keywords', { keywords: { tags: [], typed: ' ,' } }, 'keywords', 'Keywords are required.'],
  [
    'too many keywords',
    { keywords: { tags: Array.from({ length: 11 }, (_, at) => `word ${at}`), typed: '' } },
    'keywords',
    'Keep this to 10 keywords.',
  ],
  [
    'a keyword without an end',
    { keywords: { tags: ['x'.repeat(101)], typed: '' } },
    'keywords',
    'Keep each entry to at most 100 characters.',
  ],
  [
    'half a naira',
    { salaryMin: '0.5' },
    'salaryMin',
    'Write the amount in figures, such as 250,000, or leave it empty.',
  ],
])('%s stands at its field', (_, change, field, message) => {
  expect(faults(change)).toEqual([[field, message]])
})
