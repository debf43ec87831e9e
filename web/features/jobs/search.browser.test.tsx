import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeAlerts } from '../../testing/alerts.ts'
import { server } from '../../testing/fake-server.ts'
import { newcomer } from '../../testing/newcomer.ts'
import { reload } from '../../testing/reload.ts'
import { expectToast } from '../../testing/toast.ts'
import {
  analyst,
  clerk,
  detailsOf,
  expectJobs,
  fakeJobs,
  form,
  keywords,
  link,
  openSearch,
  place,
  planner,
  results,
  row,
} from './search.testing.ts'

const range = page.getByRole('heading', { level: 2, name: /^Jobs \d/ })
const openElite = (search = '') =>
  openSearch(search, { jobs: fakeJobs({ limit: null }), answers: newcomer({ tier: 'elite' }) })

test('the first thing is a list for the person, which counts no search', async () => {
  await openSearch('', { jobs: fakeJobs({ titles: ['Staff Nurse', 'staff nurse'] }) })
  await expect.element(page.getByRole('heading', { level: 2, name: 'For you' })).toBeVisible()
  await expect.element(results).toMatchTextContent('By your title and work near it: Staff Nurse.')
  await expect.element(row(planner.title)).toMatchTextContent(/Strong.*Planner, near you/)
  await expect.element(page.getByText('0 / 5 searches today')).toBeVisible()
  await link(planner.title).click()
  await expect
    .element(detailsOf(planner.title).getByRole('link', { name: 'See the plans' }))
    .toHaveAttribute('href', '/dashboard/upgrade')
})

test('without a title the profile chooses, and the way to better ones is there', async () => {
  await openSearch()
  await expect
    .element(results)
    .toMatchTextContent('Chosen by what your profile says. Name a job title, and the best come first.')
})

test('a search takes the place of the list, is in the address, and counts', async () => {
  await openSearch()
  await expect.element(page.getByText('0 / 5 searches today')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '13 boards' })).toBeVisible()
  await place.fill('Lagos')
  // The field of the header and the form of the screen are one search.
  await keywords.fill('tide table')
  await userEvent.keyboard('{Enter}')
  await expectJobs(planner.title, analyst.title, clerk.title)
  expect(location.search).toBe('?q=tide+table&location=Lagos')
  await expect.element(page.getByText('1 / 5 searches today')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^Jobberman/ }))
    .toHaveAttribute('href', 'https://www.jobberman.com/jobs?q=tide+table&l=Lagos')
  await results.getByRole('link', { name: 'For you' }).click()
  await expect.element(results.getByRole('link', { name: 'tide table in Lagos' })).toBeVisible()
})

test('the results are there again after going back, and are not counted again', async () => {
  await openSearch('?q=tide+table')
  await expectJobs(planner.title, analyst.title, clerk.title)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Settings/ })
    .click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  history.back()
  await expectJobs(planner.title, analyst.title, clerk.title)
  await expect.element(page.getByText('1 / 5 searches today')).toBeVisible()
  expect(server.asked('jobs.search')).toHaveLength(1)
})

test('words that no job has are corrected, and the screen says so', async () => {
  await openSearch()
  await keywords.fill('tiide tabel')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^Showing jobs for “tide table”/)).toBeVisible()
})

test('a search without results offers an alert for it', async () => {
  await openSearch('?q=qwzx&location=Lagos', { answers: fakeAlerts().answers })
  await page.getByRole('link', { name: 'Alert me when there is one' }).click()
  await expect
    .element(page.getByRole('dialog', { name: 'New job alert' }).getByRole('textbox', { name: 'Title' }))
    .toHaveValue('Qwzx in Lagos')
})

test('a new alert for the results leads back to them, and says how many match now', async () => {
  await openSearch('?q=tide+table', { answers: fakeAlerts().answers })
  const alertMe = results.getByRole('link', { name: 'Alert me to new ones' })
  const dialog = page.getByRole('dialog', { name: 'New job alert' })
  await alertMe.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expectJobs(planner.title, analyst.title, clerk.title)
  await alertMe.click()
  await dialog.getByRole('button', { name: 'Create alert' }).click()
  await expectJobs(planner.title, analyst.title, clerk.title)
  await expectToast('Alert Created', /12 jobs match it now\./)
  expect(server.asked('jobs.search')).toHaveLength(1)
})

test('an address of a missing page leads to the last one', async () => {
  await openSearch('?q=tide+table&page=9')
  await results.getByRole('link', { name: 'Show them' }).click()
  await expectJobs(planner.title, analyst.title, clerk.title)
})

test('the next page has the focus on its first line', async () => {
  await openElite('?q=')
  await expect.element(range).toHaveTextContent('Jobs 1–25 of 33')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect.element(page.getByText('Page 2 of 2')).toBeVisible()
  await expect.element(range).toHaveFocus()
  await expect.element(range).toHaveTextContent('Jobs 26–33 of 33')
})

test('on Elite a search has more filters, which its address keeps', async () => {
  await openElite('?q=nurse&page=2')
  await expect.element(page.getByText('Unlimited searches')).toBeVisible()
  await expect.element(range).toHaveTextContent('Jobs 26–30 of 30')
  await keywords.fill('tide table')
  await form.getByRole('button', { name: /More filters/ }).click()
  const filters = page.getByRole('dialog', { name: 'More filters' })
  await filters.getByRole('checkbox', { name: 'Remote', exact: true }).click({ force: true })
  await filters.getByLabelText('Minimum salary a month').fill('lots')
  await expect.element(filters).toMatchTextContent('Write an amount, such as 250,000 or 250k.')
  await filters.getByLabelText('Minimum salary a month').fill('')
  await filters.getByRole('button', { name: 'Search with these filters' }).click()
  await expectJobs(analyst.title)
  expect(location.search).toBe('?q=tide+table&workplace=remote')
  await reload()
  await expectJobs(analyst.title)
  expect(server.asked('jobs.search').at(-1)?.body.filters).toMatchObject({ workplaces: ['remote'] })
  history.back()
  await expect.element(range).toHaveTextContent('Jobs 26–30 of 30')
  await expect.element(keywords).toHaveValue('nurse')
})

test('on Free no filters are sent, and the plan with filters is named', async () => {
  await openSearch('?q=tide+table&workplace=remote')
  await expectJobs(planner.title, analyst.title, clerk.title)
  expect(server.asked('jobs.search').map(({ body }) => body.filters)).toEqual([undefined])
  await form.getByRole('button', { name: /More filters/ }).click()
  await expect.element(page.getByRole('link', { name: 'Upgrade to Elite' })).toBeVisible()
})

test('Auto-Apply can be viewed on Free, with a link to its plan', async () => {
  await openSearch()
  await page.getByRole('tab', { name: /Auto-Apply/ }).click()
  await expect.element(results.getByRole('heading', { name: 'Auto-Apply Coming Soon' })).toBeVisible()
  await expect
    .element(results.getByRole('link', { name: 'See the plans' }))
    .toHaveAttribute('href', '/dashboard/upgrade')
})
