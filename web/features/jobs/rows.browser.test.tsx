import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectJobs, fakeJobs, nurses, openSearch, row, titles } from './search.testing.ts'

/** The rows that are in view as a whole. */
const wholeRows = (): number => {
  const list = document.querySelector('[data-job-list]')?.getBoundingClientRect()
  const docked = document.querySelector('[data-docked]')?.getBoundingClientRect()
  const end = Math.min(list?.bottom ?? 0, docked?.height ? docked.top : innerHeight, innerHeight)
  return [...document.querySelectorAll('[data-job-list] li')].filter(
    each => each.getBoundingClientRect().bottom <= end,
  ).length
}

test.each([
  [1280, 900, 6],
  [360, 740, 3],
])('at %i × %i at least %i jobs are on the first screen', async (width, height, least) => {
  await page.viewport(width, height)
  const screen = await openSearch('?q=nurse+lagos&kind=full-time')
  await expect.element(row('Nurse 1')).toBeVisible()
  expect(wholeRows()).toBeGreaterThanOrEqual(least)
  await screen.unmount()
  await openSearch('', { jobs: fakeJobs({ titles: ['Staff Nurse'] }) })
  await expect.element(row('Nurse 1')).toBeVisible()
  expect(wholeRows()).toBeGreaterThanOrEqual(least)
})

test('all rows of a page are there, and a search begins at the top of its list', async () => {
  await openSearch('?q=nurse')
  await expectJobs(...nurses.slice(0, 25).map(({ title }) => title))
  const list = document.querySelector('[data-job-list]')
  list?.scrollTo({ top: 900 })
  await page.getByRole('searchbox').fill('tide table')
  await page.getByRole('search', { name: 'Jobs' }).getByRole('button', { name: 'Search' }).click()
  await expect.poll(() => titles().join('|')).toBe('Tide Table Planner|Tide Table Analyst|Tide Table Clerk')
  history.back()
  await expect.poll(() => titles().length).toBe(25)
  await expect.poll(() => list?.scrollTop).toBe(900)
})
