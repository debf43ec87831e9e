import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { newcomer } from '../../testing/newcomer.ts'
import { clerk, detailsOf, fakeJobs, form, openSearch, planner, results, row } from './search.testing.ts'

test('the jobs for a person', async () => {
  await openSearch('', { jobs: fakeJobs({ titles: ['Staff Nurse'] }) })
  await expect.element(row(planner.title)).toBeVisible()
  await expectForEverybody()
})

test('the results, narrowed, beside a job', async () => {
  const jobs = fakeJobs({ limit: 20 })
  jobs.failed({ board: 'remotive' })
  await openSearch(`?q=tide+table+lagos&kind=full-time&job=${clerk.id}`, {
    jobs,
    answers: newcomer({ tier: 'pro' }),
  })
  await expect.element(detailsOf(clerk.title).getByText('Answer the captains')).toBeVisible()
  await results.getByRole('button', { name: 'Type', exact: true }).click()
  await expectForEverybody(() => document.getElementById('main') ?? document.body)
})

test('what the filters of Elite offer on Free', async () => {
  await openSearch('?q=tide+table')
  await form.getByRole('button', { name: /More filters/ }).click()
  await expect.element(page.getByRole('link', { name: 'Upgrade to Elite' })).toBeVisible()
  await expectForEverybody()
})

test('the filters of Elite', async () => {
  await openSearch('?q=tide+table', {
    jobs: fakeJobs({ limit: null }),
    answers: newcomer({ tier: 'elite' }),
  })
  await form.getByRole('button', { name: /More filters/ }).click()
  await page.getByLabelText('Minimum salary a month').fill('lots')
  await expect.element(page.getByText('Write an amount, such as 250,000 or 250k.')).toBeVisible()
  await expectForEverybody()
})

test('the report of an advert', async () => {
  await openSearch(`?q=tide+table&job=${clerk.id}`)
  await detailsOf(clerk.title).getByRole('button', { name: 'Report this advert' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Report this advert' })).toBeVisible()
  await expectForEverybody()
})
