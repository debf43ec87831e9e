import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeJobs } from '../../features/jobs/search.testing.ts'
import { fakeApplications } from '../../testing/applications.ts'
import { reload } from '../../testing/reload.ts'
import { openApp } from '../../testing/render.tsx'

const box = page.getByRole('banner').getByPlaceholder('Search jobs across all platforms...')

test('the search box searches only jobs, and its words are in the address', async () => {
  await openApp('/dashboard', { answers: { ...fakeJobs().answers, ...fakeApplications().answers } })
  await expect.element(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
  await expect.element(box).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Job Search', exact: true }).click()
  // The new screen takes the focus when its file has come.
  await expect.element(page.getByRole('main')).toHaveFocus()
  await box.fill('data & R&D')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.pathname + location.search).toBe('/dashboard/job-search?q=data+%26+R%26D')
  await expect
    .element(page.getByRole('link', { name: /^Jobberman/ }))
    .toHaveAttribute('href', 'https://www.jobberman.com/jobs?q=data+%26+R%26D')
  await reload()
  await expect.element(box).toHaveValue('data & R&D')
  history.back()
  await expect.element(box).toHaveValue('')
})
