import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { newcomer } from '../../testing/newcomer.ts'
import { card, clerk, detailsOf, fakeJobs, form, openSearch, planner } from './search.testing.ts'

test('the job search before its first search', async () => {
  await openSearch()
  await form.getByRole('button', { name: /More filters/ }).click()
  await expect.element(form.getByRole('link', { name: 'Upgrade to Elite' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '13 boards' })).toBeVisible()
  await expectForEverybody()
})

test('the job search with its filters', async () => {
  const jobs = fakeJobs({ limit: null })
  jobs.failed({ board: 'remotive' })
  await openSearch('?q=tide+table', { jobs, answers: newcomer({ tier: 'elite' }) })
  await expect.element(card(clerk.title)).toBeVisible()
  await form.getByRole('button', { name: /More filters/ }).click()
  await form.getByLabelText('Minimum salary a month').fill('lots')
  await expect.element(form.getByText('Write an amount, such as 250,000 or 250k.')).toBeVisible()
  await expectForEverybody()
})

test('the details of a job', async () => {
  await openSearch('?q=tide+table')
  for (const { title } of [clerk, planner]) await expect.element(card(title)).toBeVisible()
  await card(clerk.title).getByRole('link', { name: clerk.title, exact: true }).click()
  await expect.element(detailsOf(clerk.title).getByText('Answer the captains')).toBeVisible()
  await expectForEverybody()
})
