import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApplications } from '../../testing/applications.ts'
import { server } from '../../testing/fake-server.ts'
import { homeOf } from '../../testing/person.ts'
import { openApp } from '../../testing/render.tsx'
import {
  dialogOf,
  expectCount,
  expectTitles,
  noMatch,
  openApplications,
  rows,
  searchBox,
} from './applications.testing.ts'
import { column } from './board.testing.ts'

const keeper = 'Lighthouse Keeper'
const older = page.getByRole('button', { name: 'Show older' })
const clearSearch = page.getByRole('button', { name: 'Clear search' })

/** So many jobs in pages of 50, and the oldest of all is the lighthouse keeper's. */
const keeperAnd = (n: number) => {
  const applications = fakeApplications({ jobTitle: keeper, status: 'offer' })
  applications.trackMany(n)
  return applications
}

const expectSummary = (words: string | RegExp) => expect.element(page.getByText(words)).toBeInTheDocument()

test('the newest fifty are loaded first, and older ones on request', async () => {
  const applications = fakeApplications()
  applications.trackMany(60)
  await openApplications(applications)
  await expectSummary('Your newest 50.')
  expect(rows.elements()).toHaveLength(50)
  await expect.element(rows.first()).toMatchTextContent(/^AppliedJob 60Gada/)
  await older.click()
  await expectSummary('60 tracked.')
  expect(rows.elements()).toHaveLength(60)
  await expect.element(rows.last()).toMatchTextContent(/^AppliedJob 1Gada/)
})

test('a search finds applications that are not loaded yet, and shows that it is looking', async () => {
  await openApplications(keeperAnd(120))
  await expectSummary('Your newest 50.')
  await expectCount('All', '50+')
  await expectCount('Offer', '0+')

  const list = server.hold('applications.list')
  await searchBox.fill('lighthouse')
  const said = page.getByRole('status')
  await expect.element(said.getByText('Looking through your older applications too…')).toBeInTheDocument()
  expect(noMatch.query()).toBeNull()
  list.goOn()
  await expectTitles(keeper)
  await expect.element(said.getByText('1 of 121 applications')).toBeInTheDocument()
  await expectCount('All', '1')
  await searchBox.fill('nowhere')
  await expect.element(noMatch).toBeVisible()
})

test('older ones that do not load can be retried, and the found ones stay', async () => {
  await openApplications(keeperAnd(60))
  await expectSummary('Your newest 50.')
  const list = server.refuse('applications.list')
  await searchBox.fill('keeper')
  const alert = page.getByRole('main').getByRole('alert')
  await expect.element(alert).toMatchTextContent(/Your older applications could not be loaded\./)
  await expect.element(page.getByText(/Nothing among your newest 50 matches/)).toBeVisible()
  list.mend()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expectTitles(keeper)
  await expect.element(alert).not.toBeInTheDocument()
})

test('the board has all of them, and its counts show when they may grow', async () => {
  const applications = fakeApplications()
  applications.trackMany(60)
  await openApplications(applications)
  await expectSummary('Your newest 50.')
  const list = server.hold('applications.list')
  await page.getByRole('radio', { name: 'Board' }).click()
  const heading = column('Applied').getByRole('heading')
  await expect.element(heading).toHaveTextContent('Applied50+')
  list.goOn()
  await expect.element(heading).toHaveTextContent('Applied60')
  await expectSummary('60 tracked.')
})

test('rows that a search loaded are dropped when nothing shows them', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await openApplications(keeperAnd(120))
  await older.click()
  await expectSummary('Your newest 100.')
  await searchBox.fill('lighthouse')
  await expectTitles(keeper)
  await clearSearch.click()
  await expectSummary(/^121 tracked\./)

  vi.advanceTimersByTime(31_000)
  await expectSummary('Your newest 100.')
  const loads = server.asked('applications.list').length
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => server.asked('applications.list')).toHaveLength(loads + 2)
  await older.click()
  await expectSummary(/^121 tracked\./)
  expect(server.asked('applications.list')).toHaveLength(loads + 3)
})

test('an old application opens by its link from home, without loading more than needed', async () => {
  const applications = fakeApplications()
  applications.trackMany(60, 'Zuma Freight')
  applications.track({ jobTitle: 'Harbour Pilot', status: 'offer' })
  applications.trackMany(110)
  await openApp('/dashboard', {
    answers: { ...applications.answers, 'home.get': () => homeOf({ applications: applications.all() }) },
  })
  const figures = page.getByRole('region', { name: 'Figures' })
  await expect.element(figures).toMatchTextContent('applications171')
  await expect.element(figures).toMatchTextContent('answered, 1 of 171 sent1%')
  const woven = page.getByRole('img', { name: 'Applications by status: Applied 170, Offer 1' })
  await expect.element(woven).toBeVisible()
  const next = page.getByRole('region', { name: 'Answer the offer from Tudun Foods' })
  await next.getByRole('link').click()
  await expect.element(dialogOf('Edit application').field('Job title')).toHaveValue('Harbour Pilot')
  await expectSummary(/^Your newest 150\./)
  expect(server.asked('applications.list')).toHaveLength(3)
})
