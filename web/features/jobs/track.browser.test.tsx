import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeApplications } from '../../testing/applications.ts'
import { live } from '../../testing/channel.ts'
import { server } from '../../testing/fake-server.ts'
import { expectToast } from '../../testing/toast.ts'
import { card, openSearch, planner } from './search.testing.ts'

const trackButton = card(planner.title).getByRole('button', { name: /^Track/ })
const viewLink = card(planner.title).getByRole('link', { name: /^View Job/ })

/** The board itself stays closed: what a press does besides is looked at. */
const stayHere = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a[target=_blank]')) event.preventDefault()
}
beforeEach(() => document.addEventListener('click', stayHere))
afterEach(() => document.removeEventListener('click', stayHere))

test('a job is tracked once', async () => {
  const applications = fakeApplications()
  await openSearch('?q=tide+table', { applications })
  await trackButton.click()
  await expectToast('Tracked', `${planner.title} at Makoko Marine saved.`)
  await expect.element(trackButton).toHaveTextContent('Tracked')
  await trackButton.click()
  await expectToast('Already Tracked', 'This job is already in your applications.')
  expect(applications.all()).toMatchObject([
    { jobTitle: planner.title, status: 'saved', origin: 'search', jobUrl: planner.source.url },
  ])
})

test('a job that is viewed is tracked automatically, and a live event announces it', async () => {
  const applications = fakeApplications()
  await openSearch('?q=tide+table', { applications })
  await expect.element(viewLink).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.poll(live.isOpen).toBe(true)
  await viewLink.click()
  await expectToast('Job Tracked')
  const [row] = applications.all()
  expect(row).toMatchObject({ jobTitle: planner.title, status: 'viewed', origin: 'search' })
  if (row) live.tell({ topic: 'applications', change: 'inserted', ...row })
  await expectToast(
    'Job Auto-Tracked',
    `${planner.title} at Makoko Marine has been added to your applications.`,
  )
})

test('viewing a tracked job only opens it', async () => {
  const applications = fakeApplications({ jobTitle: planner.title, companyName: planner.company })
  await openSearch('?q=tide+table', { applications })
  await expect.element(trackButton).toHaveTextContent('Tracked')
  await viewLink.click()
  // The press after it is sent, so that the one before had its time.
  await trackButton.click()
  await expectToast('Already Tracked', 'This job is already in your applications.')
  expect(server.asked('applications.create').map(({ body }) => body.status)).toEqual(['saved'])
})

test('a job is tracked once when the answer was lost', async () => {
  const applications = fakeApplications()
  await openSearch('?q=tide+table', { applications })
  const line = server.loseAnswers('applications.create')
  await trackButton.click()
  await expectToast('Error', 'Could not save job.')
  line.mend()
  await trackButton.click()
  await expectToast('Tracked', `${planner.title} at Makoko Marine saved.`)
  expect(applications.all()).toHaveLength(1)
})
