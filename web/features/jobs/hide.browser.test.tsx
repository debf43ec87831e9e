import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { server } from '../../testing/fake-server.ts'
import { expectToast, toast } from '../../testing/toast.ts'
import {
  analyst,
  clerk,
  detailsOf,
  expectJobs,
  expectSaid,
  link,
  openSearch,
  planner,
  results,
} from './search.testing.ts'

test('a hidden job leaves the list at once, the next one takes its place, and Undo brings it back', async () => {
  await openSearch(`?q=tide+table&job=${planner.id}`)
  await expectJobs(planner.title, analyst.title, clerk.title)
  await expect.element(page.getByRole('heading', { name: 'Jobs 1–3 of 3' })).toBeVisible()
  const held = server.hold('jobs.hide')
  await detailsOf(planner.title).getByRole('button', { name: 'Hide this job' }).click()
  await expectJobs(analyst.title, clerk.title)
  await expect.element(page.getByRole('heading', { name: 'Jobs 1–2 of 2' })).toBeVisible()
  await expectSaid(/^2 jobs for “tide table”/)
  await expect.element(detailsOf(analyst.title)).toBeVisible()
  await expectToast('Hidden', planner.title)
  held.goOn()
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expectJobs(planner.title, analyst.title, clerk.title)
  await expect
    .poll(() => server.asked('jobs.unhide').map(({ body }) => body))
    .toEqual([{ what: 'job', key: planner.id }])
})

test('a hidden employer can be shown again from the list of what is hidden', async () => {
  await openSearch(`?q=tide+table&job=${planner.id}`)
  const hidden = results.getByRole('button', { name: 'Hidden jobs' })
  await expect.poll(() => server.asked('jobs.hidden')).toHaveLength(1)
  await expect.element(hidden).not.toBeInTheDocument()
  await detailsOf(planner.title).getByRole('button', { name: 'Hide all jobs of Makoko Marine' }).click()
  await expectJobs(analyst.title, clerk.title)
  await expectToast('Hidden', 'All jobs of Makoko Marine')
  await hidden.click()
  await page.getByRole('button', { name: 'Show again: Makoko Marine' }).click()
  await expect.element(page.getByText(/^You have hidden nothing\./)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expectJobs(planner.title, analyst.title, clerk.title)
  await expect.element(hidden).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Job Search' })).toHaveFocus()
})

test('what could not be hidden is back', async () => {
  server.refuse('jobs.hide')
  await openSearch(`?q=tide+table&job=${planner.id}`)
  await detailsOf(planner.title).getByRole('button', { name: 'Hide this job' }).click()
  await expectToast('Error', 'This could not be hidden.')
  await expectJobs(planner.title, analyst.title, clerk.title)
})

test('a reported advert leaves the list', async () => {
  await openSearch(`?q=tide+table&job=${clerk.id}`)
  await detailsOf(clerk.title).getByRole('button', { name: 'Report this advert' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this advert' })
  await dialog.getByRole('button', { name: 'Report', exact: true }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Choose what is wrong with the advert.')
  await dialog.getByRole('radio', { name: 'It asks for money' }).click({ force: true })
  await dialog.getByLabelText(/What did you see/).fill('₦7,500 before an interview')
  const refused = server.refuse('jobs.report', 'daily_limit')
  await dialog.getByRole('button', { name: 'Report', exact: true }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/^You have sent 10 reports today/)
  refused.mend()
  await dialog.getByRole('button', { name: 'Report', exact: true }).click()
  await expectToast('Reported', "You won't see this advert again.")
  await expectJobs(planner.title, analyst.title)
  expect(server.asked('jobs.report').map(({ body }) => body)).toEqual([
    { reason: 'asks-for-money', note: '₦7,500 before an interview' },
  ])
})

test('keys go to the words, through the jobs, and track and hide them', async () => {
  await openSearch('?q=tide+table')
  await expectJobs(planner.title, analyst.title, clerk.title)
  const words = page.getByRole('searchbox')
  await userEvent.keyboard('/')
  await expect.element(words).toHaveFocus()
  await userEvent.keyboard('x')
  await expect.element(words).toHaveValue('x')
  link(planner.title).element().closest('a')?.focus()
  await userEvent.keyboard('j')
  await expect.element(link(analyst.title)).toHaveFocus()
  await expect.element(detailsOf(analyst.title)).toBeVisible()
  await userEvent.keyboard('k')
  await expect.element(detailsOf(planner.title)).toBeVisible()
  await userEvent.keyboard('t')
  await expectToast('Tracked', `${planner.title} at Makoko Marine saved.`)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.element(link(planner.title)).toHaveFocus()
  await userEvent.keyboard('t')
  await expectToast('Tracked', `${planner.title} at Makoko Marine saved.`)
  await userEvent.keyboard('t')
  await expectToast('Already Tracked', 'This job is already in your applications.')
  await userEvent.keyboard('x')
  await expectJobs(analyst.title, clerk.title)
  await expect.element(link(analyst.title)).toHaveFocus()
  // After Undo, the keys act on the job that is back.
  await toast.getByRole('button', { name: 'Undo' }).last().click()
  await expect.element(link(planner.title)).toHaveFocus()
  await expect.element(detailsOf(planner.title)).toBeVisible()
})

test('where the person hides the good jobs, and then all of them, the list says no more than that', async () => {
  await openSearch(`?q=tide+table&job=${planner.id}`)
  for (const job of [planner, analyst])
    await detailsOf(job.title).getByRole('button', { name: 'Hide this job' }).click()
  await expectJobs(clerk.title)
  await expect.element(page.getByText('No jobs without a warning.')).not.toBeInTheDocument()
  await detailsOf(clerk.title).getByRole('button', { name: 'Hide this job' }).click()
  await expectJobs()
  await expect.element(results).toMatchTextContent('You have hidden all jobs of this page.')
  await results.getByRole('button', { name: 'Hidden jobs' }).click()
  await expect.element(page.getByRole('button', { name: `Show again: ${clerk.title}` })).toBeVisible()
})

test('keys can be turned off, also beside an open job', async () => {
  await openSearch('?q=tide+table')
  await expectJobs(planner.title, analyst.title, clerk.title)
  await page.getByRole('checkbox', { name: 'These keys are on' }).click()
  link(planner.title).element().closest('a')?.focus()
  await userEvent.keyboard('j')
  await expect.element(link(planner.title)).toHaveFocus()
  await link(planner.title).click()
  await page.getByRole('checkbox', { name: /^Keys are on/ }).click()
  link(planner.title).element().closest('a')?.focus()
  await userEvent.keyboard('j')
  await expect.element(detailsOf(analyst.title)).toBeVisible()
})

test('without room for their switch, there are no keys', async () => {
  await page.viewport(360, 740)
  await openSearch('?q=tide+table')
  await expectJobs(planner.title, analyst.title, clerk.title)
  link(planner.title).element().closest('a')?.focus()
  await userEvent.keyboard('jx')
  await expect.element(link(planner.title)).toHaveFocus()
})
