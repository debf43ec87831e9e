import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApplications } from '../../testing/applications.ts'
import { live } from '../../testing/channel.ts'
import { server } from '../../testing/fake-server.ts'
import { expectToast, toast } from '../../testing/toast.ts'
import { clerk, detailsOf, openSearch, planner, row } from './search.testing.ts'

const details = detailsOf(planner.title)
const trackButton = details.getByRole('button', { name: /^Track/ })
const trackedLink = details.getByRole('link', { name: /^Tracked/ })
const viewLink = details.getByRole('link', { name: /^View Job/ })

const openPlanner = (applications = fakeApplications()) =>
  openSearch(`?q=tide+table&job=${planner.id}`, { applications })

/** The board itself stays closed: what a press does besides is looked at. */
const stayHere = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a[target=_blank]')) event.preventDefault()
}
beforeEach(() => document.addEventListener('click', stayHere))
afterEach(() => document.removeEventListener('click', stayHere))

test('a job is tracked before the server answers, and its button then leads to the application', async () => {
  const applications = fakeApplications()
  await openPlanner(applications)
  const held = server.hold('applications.create')
  await trackButton.click()
  await expect.element(trackButton).toHaveTextContent('Tracked')
  await expect.element(row(planner.title)).toMatchTextContent('Tracked')
  held.goOn()
  await expectToast('Tracked', `${planner.title} at Makoko Marine saved.`)
  const [application] = applications.all()
  expect(application).toMatchObject({
    jobTitle: planner.title,
    status: 'saved',
    origin: 'search',
    jobUrl: planner.source.url,
  })
  await expect.element(trackedLink).toHaveAttribute('href', `/dashboard/applications?edit=${application?.id}`)
  await expect.element(trackedLink).toHaveFocus()
})

test('Undo takes the job out of the applications', async () => {
  const applications = fakeApplications()
  await openPlanner(applications)
  await trackButton.click()
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.element(trackButton).toHaveTextContent('Track Job')
  await expect.poll(() => applications.all()).toEqual([])
})

test('without a connection, the toast says why the job is not saved, and it can be tried again', async () => {
  const applications = fakeApplications()
  await openPlanner(applications)
  const line = server.cut('applications.create')
  await trackButton.click()
  await expectToast('Error', 'Could not save job. The connection was lost.')
  await expect.element(trackButton).toHaveTextContent('Track Job')
  line.mend()
  await toast.getByRole('button', { name: 'Try again' }).click()
  await expectToast('Tracked', `${planner.title} at Makoko Marine saved.`)
  expect(applications.all()).toHaveLength(1)
})

test('Open leads to the application', async () => {
  await openPlanner()
  await trackButton.click()
  await toast.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Edit application' })).toBeVisible()
})

test('a job that is tracked elsewhere meanwhile says so, and leads to its application', async () => {
  const applications = fakeApplications()
  await openPlanner(applications)
  await expect.element(trackButton).toHaveTextContent('Track Job')
  const [application] = applications.track({ jobTitle: planner.title, companyName: planner.company })
  await trackButton.click()
  await expectToast('Already Tracked', 'This job is already in your applications.')
  await toast.getByRole('button', { name: 'Open' }).click()
  await expect.poll(() => location.search).toBe(`?edit=${application?.id}`)
})

test('a job that is viewed is tracked automatically, and a live event announces it', async () => {
  const applications = fakeApplications()
  await openPlanner(applications)
  await expect.element(viewLink).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.poll(live.isOpen).toBe(true)
  await viewLink.click()
  await expectToast('Job Tracked')
  const [application] = applications.all()
  expect(application).toMatchObject({ jobTitle: planner.title, status: 'viewed', origin: 'search' })
  if (application) live.tell({ topic: 'applications', change: 'inserted', ...application })
  await expectToast(
    'Job Auto-Tracked',
    `${planner.title} at Makoko Marine has been added to your applications.`,
  )
  await toast.getByRole('button', { name: 'Open' }).click()
  await expect.poll(() => location.search).toBe(`?edit=${application?.id}`)
})

test('Undo of a viewed job holds where its live event came before the answer', async () => {
  const applications = fakeApplications()
  await openPlanner(applications)
  await expect.poll(live.isOpen).toBe(true)
  const answer = Promise.withResolvers<void>()
  server.answers({
    'applications.create': async input => {
      const application = applications.answers['applications.create'](input)
      live.tell({ topic: 'applications', change: 'inserted', ...application })
      await answer.promise
      return application
    },
  })
  await viewLink.click()
  await expectToast('Job Auto-Tracked', /has been added to your applications\.$/)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => applications.all()).toEqual([])
  answer.resolve()
  await expect.element(trackButton).toHaveTextContent('Track Job')
  await expectToast()
})

test('viewing a tracked job only opens it', async () => {
  await openPlanner(fakeApplications({ jobTitle: planner.title, companyName: planner.company }))
  await expect.element(trackedLink).toBeVisible()
  await viewLink.click()
  expect(server.asked('applications.create')).toEqual([])
})

test('an advert with a warning says why before it is viewed', async () => {
  const applications = fakeApplications()
  await openSearch(`?q=tide+table&job=${clerk.id}`, { applications })
  await detailsOf(clerk.title)
    .getByRole('button', { name: /^View Job/ })
    .click()
  const question = page.getByRole('alertdialog', { name: 'Asks for money' })
  await expect.element(question).toMatchTextContent('This advert asks for ₦7,500.')
  await expect.element(question.getByRole('button', { name: 'Go back' })).toHaveFocus()
  expect(applications.all()).toEqual([])
  await question.getByRole('link', { name: /^View Job/ }).click()
  await expect.poll(() => applications.all()).toMatchObject([{ jobTitle: clerk.title, status: 'viewed' }])
})

test('a job is tracked once when the answer was lost', async () => {
  const applications = fakeApplications()
  await openPlanner(applications)
  const line = server.loseAnswers('applications.create')
  await trackButton.click()
  await expectToast('Error', 'Could not save job. The connection was lost.')
  await expect.element(trackButton).toHaveTextContent('Track Job')
  line.mend()
  await trackButton.click()
  await expectToast('Tracked', `${planner.title} at Makoko Marine saved.`)
  expect(applications.all()).toHaveLength(1)
})
