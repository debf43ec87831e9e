import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { server } from '../../testing/fake-server.ts'
import { ngozi } from '../../testing/newcomer.ts'
import { expectToast } from '../../testing/toast.ts'
import {
  analyst,
  clerk,
  expectJobs,
  expectSaid,
  fakeJobs,
  openSearch,
  planner,
  results,
  row,
  searchFor,
} from './search.testing.ts'
import { requestOf, searchStateOf } from './search-state.ts'

test('after the last search of a day the results stay, and the higher plan is named', async () => {
  const jobs = fakeJobs()
  await openSearch('?q=tide+table', { jobs })
  await expectJobs(planner.title, analyst.title, clerk.title)
  jobs.useUp()
  await searchFor('accountant')
  await expectToast('Limit reached', "You've used 5 searches today.")
  await expect.element(results).toMatchTextContent('You have used all your 5 searches for today.')
  await expect.element(page.getByText('5 / 5 searches today')).toBeVisible()
  await expectJobs(planner.title, analyst.title, clerk.title)
  await expect
    .element(results.getByRole('link', { name: 'Get 20 a day with Pro' }))
    .toHaveAttribute('href', '/dashboard/upgrade')
})

test('at the limit, the results of an earlier visit are shown', async () => {
  const jobs = fakeJobs()
  const request = requestOf(searchStateOf('q=tide+table'), { advanced: false, fit: false })
  const answer = jobs.answers['jobs.search']({ params: undefined, query: undefined, body: request })
  // As the browser keeps them, from before a job told of visas. A page that was just loaded has them nowhere else.
  const stored = { ...answer, jobs: answer.jobs.map(({ sponsorsVisa: _, ...job }) => job) }
  const last = { ...request, sub: ngozi.sub, at: answer.builtAt, answer: stored }
  localStorage.setItem(`aiki.draft.${ngozi.sub}.jobs.last`, JSON.stringify(last))
  jobs.useUp()
  await openSearch('?q=accountant', { jobs })
  await expect.element(results).toMatchTextContent('You have used all your 5 searches for today.')
  await expect.element(page.getByRole('heading', { name: 'Your last results' })).toBeVisible()
  await expectJobs(planner.title, analyst.title, clerk.title)
})

test('when the connection is lost, the last results stay, and the search is retried', async () => {
  await openSearch('?q=tide+table')
  await expectJobs(planner.title, analyst.title, clerk.title)
  // What found nothing is nothing to come back to.
  await searchFor('qwzx')
  await expect.element(page.getByRole('heading', { name: 'No jobs found.' })).toBeVisible()
  const line = server.cut('jobs.search')
  await searchFor('accountant')
  await expectToast('Search Failed', 'Unable to fetch jobs; trying fallback.')
  await expect
    .element(results)
    .toMatchTextContent(/The connection was lost\. You see your results of .+ for “tide table”\./)
  await expectJobs(planner.title, analyst.title, clerk.title)
  line.mend()
  await results.getByRole('button', { name: 'Try again' }).click()
  await expectSaid(/for “accountant”/)
})

test('a person without earlier results sees the newest jobs while the search fails', async () => {
  server.refuse('jobs.search', 'jobs_unavailable')
  await openSearch('?q=tide+table')
  await expectToast('Search Failed', 'Unable to fetch jobs; trying fallback.')
  await expect.element(results).toMatchTextContent('You see the newest jobs, as of ')
  await expect.element(row('Nurse 1')).toBeVisible()
})

test('when the jobs for a person do not load, the newest stand in, and say so', async () => {
  const refusal = server.refuse('jobs.forYou', 'jobs_unavailable')
  await openSearch()
  await expect
    .element(results)
    .toMatchTextContent('The jobs for you could not be loaded. You see the newest jobs, as of ')
  await expect.element(row('Nurse 30')).toBeInTheDocument()
  refusal.mend()
  await results.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'For you' })).toBeVisible()
})

test('a search without a network runs when it is back', async () => {
  await openSearch()
  await expect.element(page.getByText('0 / 5 searches today')).toBeVisible()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  const line = server.cut('jobs.search')
  await searchFor('nurse')
  await expect.element(results).toMatchTextContent('You are offline.')
  line.mend()
  onLine.mockRestore()
  window.dispatchEvent(new Event('online'))
  await expectSaid(/30 jobs for “nurse”/)
})
