import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { server } from '../../testing/fake-server.ts'
import { newcomer } from '../../testing/newcomer.ts'
import {
  analyst,
  captain,
  clerk,
  expectJobs,
  expectSaid,
  fakeJobs,
  keywords,
  link,
  openSearch,
  place,
  planner,
  results,
} from './search.testing.ts'

const chips = page.getByRole('list', { name: 'The search is narrowed by' })

test('a facet narrows the search with one press, on every plan, and its chip takes it off', async () => {
  await openSearch('?q=tide+table')
  await expectJobs(planner.title, analyst.title, clerk.title)
  await results.getByRole('button', { name: 'Type', exact: true }).click()
  await results.getByRole('checkbox', { name: 'Contract 1 job' }).click()
  await expectJobs(analyst.title)
  expect(location.search).toBe('?q=tide+table&kind=contract')
  expect(server.asked('jobs.search').at(-1)?.body.filters).toMatchObject({ types: ['contract'] })
  await expect.element(page.getByText('1 / 5 searches today')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await chips.getByRole('button', { name: 'Take off: Contract' }).click()
  await expectJobs(planner.title, analyst.title, clerk.title)
  await expect.element(chips).not.toBeInTheDocument()
})

test('a place that is typed and not searched for yet is searched for with the facet', async () => {
  await openSearch('?q=tide+table')
  await expectJobs(planner.title, analyst.title, clerk.title)
  await place.fill('Lagos ')
  await results.getByRole('button', { name: 'Type', exact: true }).click()
  await results.getByRole('checkbox', { name: 'Contract 1 job' }).click()
  await expect.poll(() => location.search).toBe('?q=tide+table&location=Lagos&kind=contract')
  await expect.element(place).toHaveValue('Lagos')
})

test('what was understood of the words is a chip, which takes its words along', async () => {
  await openSearch('?q=tide+table+lagos')
  await chips.getByRole('button', { name: 'Take off: Lagos' }).click()
  await expect.poll(() => location.search).toBe('?q=tide+table')
  await expect.element(keywords).toHaveValue('tide table')
})

test('where nothing matches, the nearest jobs are listed, and the filters can be cleared', async () => {
  await openSearch('?q=skipper&level=lead')
  await expect.element(page.getByRole('heading', { name: 'No jobs found.' })).toBeVisible()
  await expect.element(results).toMatchTextContent('These are other work at sea.')
  await expectJobs(planner.title, analyst.title, clerk.title)
  await expectSaid(/^No jobs for “skipper”/)
  await results.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect.poll(() => location.search).toBe('?q=skipper')
})

test('where few jobs match, the nearest ones follow them', async () => {
  await openSearch('?q=planner')
  await expectJobs(planner.title, analyst.title, clerk.title)
  const nearest = page.getByRole('list', { name: 'Jobs that come close' })
  await expect.element(page.getByRole('heading', { name: 'These are other work at sea.' })).toBeVisible()
  await expect.element(nearest.getByRole('link')).toHaveTextContent(analyst.title)
  await expect.element(page.getByRole('heading', { name: '1 job, and others that come close' })).toBeVisible()
})

test('jobs that are not open to the person are folded under one line', async () => {
  await openSearch('?q=tide+table')
  await expect.element(results).toMatchTextContent('1 job that is not open to people in Nigeria.')
  await results.getByRole('link', { name: 'Show it' }).click()
  await expectJobs(planner.title, analyst.title, captain.title, clerk.title)
  expect(location.search).toBe('?q=tide+table&closed=1')
})

test('a choice of a menu is taken by a press on its words', async () => {
  await openSearch('?q=tide+table')
  await results.getByRole('button', { name: 'Type', exact: true }).click()
  const contract = results.getByRole('checkbox', { name: 'Contract 1 job' })
  await results.getByRole('group', { name: 'Type' }).getByText('Contract', { exact: true }).click()
  await expect.element(contract).toBeChecked()
  await expectJobs(analyst.title)
  await userEvent.keyboard('{Escape}')
  await expect.element(contract).not.toBeInTheDocument()
  await expect.element(results.getByRole('button', { name: 'Type', exact: true })).toHaveFocus()
})

test('a click outside an open menu only closes it, and the button of another menu opens that one', async () => {
  await openSearch('?q=tide+table')
  const type = results.getByRole('button', { name: 'Type', exact: true })
  const sort = results.getByRole('button', { name: /^Sort/ })
  await type.click()
  await link(clerk.title).click()
  await expect.element(type).toHaveAttribute('aria-expanded', 'false')
  expect(location.search).toBe('?q=tide+table')
  await type.click()
  await sort.click()
  await expect.element(type).toHaveAttribute('aria-expanded', 'false')
  await expect.element(results.getByRole('radio', { name: 'Date' })).toBeVisible()
})

test('by keys, a menu begins at what is chosen, the arrows move, and Enter takes', async () => {
  await openSearch('?q=tide+table', {
    jobs: fakeJobs({ limit: 20 }),
    answers: newcomer({ tier: 'pro' }),
  })
  const sort = results.getByRole('button', { name: /^Sort/ })
  await expect.element(sort).toHaveTextContent('Sort: Relevance')
  sort.element().closest('button')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(results.getByRole('radio', { name: 'Relevance' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.element(sort).toHaveTextContent('Sort: Best fit')
  await expect.element(sort).toHaveFocus()
  expect(server.asked('jobs.search').map(({ body }) => body.sort)).toEqual(['relevance', 'fit'])
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await expect.element(results.getByRole('radio', { name: 'Relevance' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Escape}')
  await expect.element(sort).toHaveFocus()
  await expect.element(sort).toHaveTextContent('Sort: Best fit')
})

test('the order can be chosen, and the best fit leads to its plan on Free', async () => {
  await openSearch('?q=tide+table')
  await results.getByRole('button', { name: 'Sort: Relevance' }).click()
  await expect
    .element(results.getByRole('link', { name: /Best fit/ }))
    .toHaveAttribute('href', '/dashboard/upgrade')
  await results.getByText('Date', { exact: true }).click()
  await expect.poll(() => location.search).toContain('sort=date')
  await expect.element(results.getByRole('radio', { name: 'Date' })).not.toBeInTheDocument()
  await expect.poll(() => server.asked('jobs.search').at(-1)?.body.sort).toBe('date')
})

test('on Pro the best fit is an order of every search', async () => {
  await openSearch('?q=tide+table&sort=fit', {
    jobs: fakeJobs({ limit: 20 }),
    answers: newcomer({ tier: 'pro' }),
  })
  await expectSaid(/Best fit first/)
  expect(server.asked('jobs.search').map(({ body }) => body.sort)).toEqual(['fit'])
})
