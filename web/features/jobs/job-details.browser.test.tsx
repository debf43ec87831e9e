import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { server } from '../../testing/fake-server.ts'
import {
  analyst,
  clerk,
  detailsOf,
  expectJobs,
  fakeJobs,
  link,
  openSearch,
  planner,
  row,
} from './search.testing.ts'

test('a row has the company, the pay, the kind and one word of fit, and shows the words that match', async () => {
  await openSearch('?q=tide+table')
  await expect.element(row(planner.title)).toMatchTextContent(/Makoko Marine\s· Lagos/)
  await expect.element(row(planner.title)).toMatchTextContent('₦280k – ₦350k a month · Full-time · ')
  await expect.element(row(planner.title)).toMatchTextContent('Strong')
  expect([...row(planner.title).element().querySelectorAll('mark')].map(mark => mark.textContent)).toEqual([
    'Tide',
    'Table',
  ])
  await expect.element(row(analyst.title)).toMatchTextContent('Pay not stated · Contract · ')
})

test('an advert that asks for money comes last, with the reason in its details', async () => {
  await openSearch('?q=tide+table')
  await expectJobs(planner.title, analyst.title, clerk.title)
  const warned = page.getByRole('list', { name: 'Adverts with a warning' })
  await expect.element(warned.getByRole('listitem')).toMatchTextContent('Asks for money')
  await link(clerk.title).click()
  await expect.element(detailsOf(clerk.title)).toMatchTextContent('Be careful. This advert asks for ₦7,500.')
  await expect.element(detailsOf(clerk.title)).not.toMatchTextContent('How it fits you')
})

test('the board of an advert that asks for money is opened after the question', async () => {
  await openSearch(`?q=tide+table&job=${clerk.id}`)
  await detailsOf(clerk.title).getByRole('button', { name: 'MyJobMag' }).click()
  const question = page.getByRole('alertdialog', { name: 'Asks for money' })
  await expect
    .element(question.getByRole('link', { name: /^View Job/ }))
    .toHaveAttribute('href', clerk.source.url)
})

test('where every advert has a warning, the list says so', async () => {
  await openSearch('?q=clerk')
  await expect.element(page.getByText('No jobs without a warning.')).toBeVisible()
})

test('on a desk the advert stands beside the list, and the address keeps both', async () => {
  await openSearch('?q=tide+table')
  await link(planner.title).click()
  const details = detailsOf(planner.title)
  await expect.element(details).toMatchTextContent('when they may leave.')
  await expect.element(details).toMatchTextContent('Lagos, where you look')
  await expect.element(link(planner.title)).toHaveAttribute('aria-current', 'true')
  await link(analyst.title).click()
  expect(location.search).toBe(`?q=tide+table&job=${analyst.id}`)
  await expect
    .element(detailsOf(analyst.title).getByRole('link', { name: /^Remotive/ }))
    .toHaveAttribute('rel', 'noopener noreferrer')
  // One step leads back to the list, however many jobs were looked at.
  history.back()
  await expect.element(page.getByRole('heading', { name: '13 boards' })).toBeVisible()
  expect(location.search).toBe('?q=tide+table')
})

test('Enter goes into a job, Escape back to its row, and closing the job too', async () => {
  await openSearch('?q=tide+table')
  await expectJobs(planner.title, analyst.title, clerk.title)
  const titleOf = (title: string) => detailsOf(title).getByRole('heading', { level: 2, name: title })
  link(planner.title).element().closest('a')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(titleOf(planner.title)).toHaveFocus()
  // Nothing is done by the title, so that it has no ring.
  expect(getComputedStyle(titleOf(planner.title).element()).outlineStyle).toBe('none')
  await userEvent.keyboard('{Escape}')
  await expect.element(link(planner.title)).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(link(analyst.title)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(titleOf(analyst.title)).toHaveFocus()
  await detailsOf(analyst.title).getByRole('button', { name: 'Close' }).click()
  await expect.element(detailsOf(analyst.title)).not.toBeInTheDocument()
  await expect.element(link(analyst.title)).toHaveFocus()
})

test('a job that is no longer on its board says so', async () => {
  await openSearch(`?job=${'z'.repeat(16)}`)
  await expect
    .element(detailsOf('This job is no longer on its board'))
    .toMatchTextContent('If you tracked it, it is still in your applications')
})

test("when the whole advert does not load, the row's details stay, and it can be retried", async () => {
  await openSearch('?q=tide+table')
  const refusal = server.refuse('jobs.get')
  await link(planner.title).click()
  const details = detailsOf(planner.title)
  await expect.element(details).toMatchTextContent('The whole advert could not be loaded.')
  await expect.element(details).toMatchTextContent(planner.excerpt)
  refusal.mend()
  await details.getByRole('button', { name: 'Try again' }).click()
  await expect.element(details).toMatchTextContent('when they may leave.')
})

test('markup in an advert is shown as text', async () => {
  await openSearch('?q=tide+table', {
    answers: {
      'jobs.get': () => ({
        job: planner,
        description:
          'You keep the ledger.\n<img src="https://track.example/p.gif" onerror="alert(1)"> <script>alert(1)</script>',
      }),
    },
  })
  await link(planner.title).click()
  const details = detailsOf(planner.title)
  await expect.element(details).toMatchTextContent('<script>alert(1)</script>')
  expect(details.element().querySelector('img, script')).toBeNull()
})

test('a board that fails is marked, and its jobs stay', async () => {
  const jobs = fakeJobs()
  jobs.failed({ board: 'remotive' })
  await openSearch('?q=tide+table', { jobs })
  await expectJobs(planner.title, analyst.title, clerk.title)
  await expect
    .element(page.getByText(/^Remotive did not answer .*at \d\d:\d\d\. You see its jobs from /))
    .toBeInTheDocument()
  await link(analyst.title).click()
  await expect.element(detailsOf(analyst.title)).toMatchTextContent('its board did not answer lately')
})
