import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { server } from '../../testing/fake-server.ts'
import {
  analyst,
  card,
  clerk,
  detailsOf,
  expectJobs,
  fakeJobs,
  openSearch,
  planner,
} from './search.testing.ts'

const link = (title: string) => card(title).getByRole('link', { name: title, exact: true })

test('a card shows the company, the pay and the source, and highlights the matched words', async () => {
  await openSearch('?q=tide+table')
  const shown = card(planner.title)
  await expect.element(shown).toMatchTextContent(/Makoko Marine\s· Lagos/)
  await expect.element(shown).toMatchTextContent('₦280,000 – ₦350,000 a month')
  await expect.element(shown).toMatchTextContent(/MyJobMag · .*also on HotNigerianJobs/)
  await expect.element(shown).toMatchTextContent('Fits 2 of 3')
  expect([...shown.element().querySelectorAll('mark')].map(mark => mark.textContent)).toEqual([
    'Tide',
    'Table',
  ])
})

test('an advert that asks for money has a warning with its reason', async () => {
  await openSearch('?q=tide+table')
  await expect
    .element(card(clerk.title))
    .toMatchTextContent(/Asks for money.*Be careful\. This advert asks for ₦7,500\./)
})

test('the whole advert opens over the results, and going back returns the focus to its title', async () => {
  await openSearch('?q=tide+table')
  await link(planner.title).click()
  const details = detailsOf(planner.title)
  await expect.element(details).toMatchTextContent('when they may leave.')
  await expect
    .element(details.getByRole('link', { name: /^MyJobMag/ }))
    .toHaveAttribute('rel', 'noopener noreferrer')
  history.back()
  await expect.element(details).not.toBeInTheDocument()
  await expect.element(link(planner.title)).toHaveFocus()
})

test('a job that is no longer on its board says so', async () => {
  await openSearch(`?job=${'z'.repeat(16)}`)
  const details = detailsOf('This job is no longer on its board')
  await expect.element(details).toBeVisible()
  await details.getByRole('button', { name: 'Back to the search' }).click()
  await expect.element(details).not.toBeInTheDocument()
})

test("when the whole advert does not load, the card's details stay, and it can be retried", async () => {
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
  await expectJobs(planner.title, clerk.title, analyst.title)
  await expect
    .element(page.getByText(/^Remotive did not answer .*at \d\d:\d\d\. You see its jobs from /))
    .toBeVisible()
  await expect.element(card(analyst.title)).toMatchTextContent('its board did not answer lately')
  await expect.element(card(planner.title)).not.toMatchTextContent('its board did not answer lately')
})
