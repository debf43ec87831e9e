import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { analyst, card, expectJobs, form, keywords, openSearch, place, planner } from './search.testing.ts'

beforeEach(() => page.viewport(360, 740))

test('on a phone the form collapses to its words, and a press opens it', async () => {
  await openSearch('?q=tide+table&location=Lagos')
  await expect.element(card(planner.title)).toBeVisible()
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

test('on a phone the form replaces the search box of the header', async () => {
  await openSearch('?q=tide+table')
  await expect.element(card(planner.title)).toBeVisible()
  await expect.element(keywords).toHaveAttribute('placeholder', 'Search jobs across all platforms...')
  const boxes = page.getByRole('searchbox').elements()
  expect(boxes.filter(box => box.checkVisibility())).toEqual([keywords.element()])
})

test('on a phone the boards collapse to one line', async () => {
  await openSearch('?q=tide+table&type=contract')
  const fold = page.getByRole('button', { name: /^1 job from 1 of 13 boards/ })
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
  await fold.click()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Remotive' }).first())
    .toMatchTextContent('1 job')
})
