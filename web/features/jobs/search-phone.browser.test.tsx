import { beforeEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { newcomer } from '../../testing/newcomer.ts'
import { tap } from '../../testing/tap.ts'
import { expectToast, toast } from '../../testing/toast.ts'
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

beforeEach(() => page.viewport(360, 740))

test('on a phone the form collapses to its words, and a press opens it', async () => {
  await openSearch('?q=tide+table&location=Lagos')
  await expect.element(row(planner.title)).toBeVisible()
  await expect.element(form).toMatchTextContent('Lagos, all job types')
  await expect.element(place).not.toBeInTheDocument()
  await form.getByRole('button', { name: 'Location, job type and filters' }).click()
  await expect.element(place).toHaveValue('Lagos')
  await place.fill('')
  await form.getByLabelText('Job type').selectOptions('Contract')
  await form.getByRole('button', { name: 'Search', exact: true }).click()
  await expectJobs(analyst.title)
  await expect.element(place).not.toBeInTheDocument()
  await expect.element(form).toMatchTextContent('Anywhere, contract')
})

test('on a phone the form has the only field for the words', async () => {
  await openSearch('?q=tide+table')
  await expect.element(row(planner.title)).toBeVisible()
  await expect.element(keywords).toHaveAttribute('placeholder', 'Search all job platforms')
  expect(form.element().contains(keywords.element())).toBe(true)
})

test('on a phone the boards stand below the jobs, collapsed to one line', async () => {
  await openSearch('?q=tide+table&type=contract')
  const fold = page.getByRole('button', { name: /^1 job on 1 of 13 boards/ })
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
  await fold.click()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Remotive' }).last())
    .toMatchTextContent('1 job')
})

test('on a phone the advert is a sheet, and going back returns the focus to its row', async () => {
  await openSearch('?q=tide+table')
  await link(planner.title).click()
  await expect.element(page.getByRole('dialog', { name: planner.title })).toBeVisible()
  await expect.element(detailsOf(planner.title)).toMatchTextContent('when they may leave.')
  history.back()
  await expect.element(detailsOf(planner.title)).not.toBeInTheDocument()
  await expect.element(link(planner.title)).toHaveFocus()
})

test('on a phone the sheet of a job stays as it is below a toast, which leaves its title and its buttons free', async () => {
  await openSearch('?q=tide+table')
  await link(planner.title).click()
  const sheet = detailsOf(planner.title)
  await expect.element(sheet).toMatchTextContent('when they may leave.')
  const boxOf = (element: Locator) => element.element().getBoundingClientRect()
  const place = () => [boxOf(sheet).top, sheet.element().scrollTop]
  // It has risen.
  await expect.poll(() => boxOf(sheet).bottom).toBe(740)
  const before = place()
  await sheet.getByRole('button', { name: /^Track Job/ }).click()
  await expectToast('Tracked', `${planner.title} at Makoko Marine saved.`)
  const said = toast.getByRole('paragraph').first()
  const dismiss = toast.getByRole('button', { name: 'Dismiss' })
  const view = sheet.getByRole('link', { name: /^View Job/ })
  await expect.poll(() => boxOf(view).top - boxOf(dismiss).bottom).toBeGreaterThan(0)
  expect(boxOf(said).top).toBeGreaterThan(boxOf(sheet.getByRole('heading').first()).bottom)
  expect(place()).toEqual(before)
})

test('after the filters, the heading of the results has the focus and is in view as a whole', async () => {
  await openSearch('?q=nurse', {
    jobs: fakeJobs({ limit: null }),
    answers: newcomer({ tier: 'elite' }),
  })
  await expect.element(row('Nurse 1')).toBeVisible()
  window.scrollTo(0, 900)
  await form.getByRole('button', { name: 'Location, job type and filters' }).click()
  await form.getByRole('button', { name: 'More filters' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Search with these filters' }).click()
  const heading = page.getByRole('heading', { name: /^Jobs 1–25/ })
  await expect.element(heading).toHaveFocus()
  const header = page.getByRole('banner').element()
  const isClear = () => {
    const { top, bottom } = heading.element().getBoundingClientRect()
    return top >= header.getBoundingClientRect().bottom && bottom <= innerHeight
  }
  await expect.poll(isClear).toBe(true)
})

test('on a phone, a tap outside an open menu only closes it, and the next tap opens the job below', async () => {
  await openSearch('?q=tide+table')
  await expectJobs(planner.title, analyst.title, clerk.title)
  const type = results.getByRole('button', { name: 'Type', exact: true })
  // Not under the choices.
  const below = link(clerk.title)
  await tap(type)
  await expect.element(type).toHaveAttribute('aria-expanded', 'true')
  await tap(below)
  await expect.element(type).toHaveAttribute('aria-expanded', 'false')
  await expect.element(type).toHaveFocus()
  expect(location.search).toBe('?q=tide+table')
  await tap(below)
  await expect.element(page.getByRole('dialog', { name: clerk.title })).toBeVisible()
})
