import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApplications } from '../../testing/applications.ts'
import { jobOf } from './jobs.testing.ts'
import { expectJobs, fakeJobs, nurses, openSearch, planner, row, titles } from './search.testing.ts'

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

test('on a phone a row shows its whole title, and the whole employer of a tracked job', async () => {
  await page.viewport(360, 740)
  const job = jobOf({
    title: 'Graduate Trainee (2026 Intake, Lagos)',
    company: 'Pennine Analytics',
    location: 'Manchester, United Kingdom',
    fit: planner.fit && { ...planner.fit, word: 'closed' },
  })
  const jobs = fakeJobs()
  await openSearch('?q=trainee', {
    jobs,
    applications: fakeApplications({ jobTitle: job.title, companyName: job.company }),
    answers: {
      'jobs.search': input => ({ ...jobs.answers['jobs.search'](input), jobs: [job], total: 1 }),
    },
  })
  await expect.element(row(job.title)).toMatchTextContent('Tracked')
  const [heading, line] = row(job.title).element().querySelectorAll('h3, p > span')
  expect(heading?.scrollHeight).toBe(heading?.clientHeight)
  const employer = document.createRange()
  employer.setStart(line?.firstChild ?? document, 0)
  employer.setEnd(line?.firstChild ?? document, job.company.length)
  expect(employer.getBoundingClientRect().right).toBeLessThan(line?.getBoundingClientRect().right ?? 0)
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
