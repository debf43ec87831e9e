import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { alertOf, fakeAlerts } from '../../testing/alerts.ts'
import { fakeApplications } from '../../testing/applications.ts'
import { server } from '../../testing/fake-server.ts'
import { homeOf } from '../../testing/person.ts'
import { openApp } from '../../testing/render.tsx'
import { analyst, detailsOf, fakeJobs, link, openSearch, planner } from './search.testing.ts'

const applications = page.getByRole('heading', { level: 1, name: 'My Applications' })
const edited = page.getByRole('dialog', { name: 'Edit application' })
const details = detailsOf(planner.title)
const close = (opened: Locator) => opened.getByRole('button', { name: 'Close' }).click()

/** My Applications, with one job that was tracked from the Job Search. */
const openTracked = async (jobId: string = planner.id) => {
  const tracked = fakeApplications({ jobTitle: planner.title, jobId })
  server.answers({ ...fakeJobs().answers, ...tracked.answers })
  await openApp('/dashboard/applications')
  await expect.element(applications).toBeVisible()
}

const read = async () => {
  await page.getByRole('link', { name: /^Read the advert/ }).click()
  await expect.element(details).toMatchTextContent('when they may leave.')
}

const address = () => location.pathname + location.search

test('closing an advert that My Applications opened goes back there, as the back button does', async () => {
  await openTracked()
  await read()
  await close(details)
  await expect.element(applications).toBeVisible()
  expect(address()).toBe('/dashboard/applications')
  // It went back, so the back button does not lead to the advert again.
  history.forward()
  await expect.element(details).toBeVisible()
  history.back()
  await expect.element(applications).toBeVisible()
  expect(address()).toBe('/dashboard/applications')
})

test.each([
  ['the close button', () => close(details)],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the back button', async () => history.back()],
])('on a phone, %s leads back to the application that was open', async (_, leave) => {
  await page.viewport(360, 740)
  await openTracked()
  await page.getByRole('button', { name: `Open ${planner.title} at Tudun Foods` }).click()
  await expect.element(edited).toBeVisible()
  const opened = address()
  await edited.getByRole('link', { name: 'Read the advert' }).click()
  await expect.element(details.getByRole('heading', { name: planner.title })).toHaveFocus()
  await leave()
  await expect.element(edited.getByRole('heading', { name: 'Edit application' })).toHaveFocus()
  expect(address()).toBe(opened)
  await close(edited)
  await expect.element(edited).not.toBeInTheDocument()
  expect(address()).toBe('/dashboard/applications')
})

test('beside the list, Escape leads back too, and a job of the list that was opened next stays in the search', async () => {
  await openTracked()
  await read()
  await userEvent.keyboard('{Escape}')
  await expect.element(applications).toBeVisible()
  await read()
  details.getByRole('button', { name: 'Close' }).element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(applications).toBeVisible()
  await read()
  await link(analyst.title).click()
  await close(detailsOf(analyst.title))
  await expect.element(detailsOf(analyst.title)).not.toBeInTheDocument()
  expect(address()).toBe('/dashboard/job-search')
  history.back()
  await expect.element(applications).toBeVisible()
})

test('closing an advert whose address was pasted stays in the search', async () => {
  history.pushState(null, '', '/dashboard/applications')
  await openSearch(`?job=${planner.id}`)
  await close(details)
  await expect.element(details).not.toBeInTheDocument()
  expect(address()).toBe('/dashboard/job-search')
})

test.each([
  ['Home', '/dashboard'],
  ['an alert', '/dashboard/job-alerts'],
])('closing an advert that %s opened goes back there', async (_, screen) => {
  const { id, title, company, location: place, source } = planner
  const latest = [{ id, title, company, location: place, board: source.board, url: source.url, warnings: [] }]
  const tracked = fakeApplications({})
  server.answers({ ...fakeJobs().answers, ...fakeAlerts([alertOf({ latest })]).answers, ...tracked.answers })
  await openApp(screen, { answers: { 'home.get': () => homeOf({ applications: tracked.all() }) } })
  const job = page.getByRole('main').getByRole('link', { name: new RegExp(`^${planner.title}`) })
  await job.click()
  await close(details)
  await expect.poll(address).toBe(screen)
  await expect.element(job).toBeVisible()
})

test('on a phone, an advert that is no longer there says "Back" where it was opened from another screen', async () => {
  await page.viewport(360, 740)
  await openTracked('z'.repeat(16))
  await page.getByRole('link', { name: /^Read the advert/ }).click()
  await detailsOf('This job is no longer on its board')
    .getByRole('button', { name: 'Back', exact: true })
    .click()
  await expect.element(applications).toBeVisible()
})
