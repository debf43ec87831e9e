import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApplications } from '../../testing/applications.ts'
import { live } from '../../testing/channel.ts'
import { takeDownloads } from '../../testing/downloads.ts'
import { server } from '../../testing/fake-server.ts'
import { homeOf } from '../../testing/person.ts'
import { reload } from '../../testing/reload.ts'
import { openApp } from '../../testing/render.tsx'
import { timing } from '../../timing.ts'

const main = page.getByRole('main')
const heading = page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Ngozi$/ })
const region = (name: string | RegExp) => main.getByRole('region', { name })
const firstSteps = region(/^Your first steps/)
const plan = region('You are on Free')
const activity = region('Recent activity').getByRole('link')

const expectNext = (title: string) => expect.element(region(title)).toBeVisible()

/** A figure, and the words below it. */
const expectFigure = (figure: string, label: string) =>
  expect
    .poll(() =>
      region('Figures')
        .getByRole('term')
        .elements()
        .map(term => [term.nextElementSibling?.textContent, term.textContent]),
    )
    .toContainEqual([figure, label])

test('a new person sees the first steps, and how much of the plan is used', async () => {
  await openApp('/dashboard')
  await expectNext('Say what work you look for')
  const steps = firstSteps.getByRole('link')
  expect(steps.elements().map(({ textContent }) => textContent)).toEqual([
    'Add your first application',
    'Make your resume',
    'Set an alert for new jobs',
    'Set your job preferences',
  ])
  await expect.element(region(/^What your applications will look like Sample/)).toBeVisible()
  await expect.element(plan).toMatchTextContent('0 of 5 applications')
  const ways = main.getByRole('link').elements()
  expect(new Set(ways.map(way => way.getAttribute('href')))).toHaveLength(ways.length)
})

test('what a new person does on another device shows live', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T12:00:00Z') })
  const applications = fakeApplications()
  let hasPreferences = false
  await openApp('/dashboard', {
    answers: { 'home.get': () => homeOf({ applications: applications.all(), hasPreferences }) },
  })
  await expectNext('Say what work you look for')
  await expect.poll(live.isOpen).toBe(true)
  const [job] = applications.track({
    status: 'interview',
    notes: 'Thursday, 10:00.',
    updatedAt: new Date().toISOString(),
  })
  live.tell({ topic: 'home', change: 'modified' })
  await expect.element(main).toMatchTextContent('Thursday, 10:00.')
  await expect
    .element(main.getByRole('link', { name: 'Practise for it, on Pro' }))
    .toHaveAttribute('href', `/dashboard/interview-coach?sheet=new&application=${job?.id}`)
  await expect
    .element(page.getByRole('link', { name: 'practice sessions' }))
    .toHaveAttribute('href', '/dashboard/interview-coach')
  await expectFigure('1', 'application')
  await expect.element(plan).toMatchTextContent('1 of 5 applications')
  await expect
    .element(region('Applications sent each week').getByRole('listitem').last())
    .toMatchTextContent('This week: 1')
  await expect.element(activity).toMatchTextContent('Supply Planner at Tudun FoodsAdded just now')
  await expect.element(activity).toHaveAttribute('href', `/dashboard/applications?edit=${job?.id}`)
  await expect.element(firstSteps).toMatchTextContent('Add your first application, done')

  hasPreferences = true
  live.tell({ topic: 'preferences', change: 'inserted' })
  await expect.element(firstSteps).toMatchTextContent('Set your job preferences, done')
})

test('the soonest interview is the next step, the others follow, and each can go into a calendar', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T12:00:00Z') })
  const applications = fakeApplications()
  const at = (day: string) => ({
    at: `2026-11-${day}T09:00:00.000Z`,
    zone: 'Africa/Lagos',
    place: 'Broad Street',
  })
  applications.track(
    { jobTitle: 'Buyer', status: 'interview', interview: at('25') },
    { status: 'interview', interview: { ...at('19'), place: 'https://meet.example/abc' } },
  )
  const downloads = takeDownloads()
  await openApp('/dashboard', {
    answers: { 'home.get': () => homeOf({ applications: applications.all() }) },
  })
  const next = region('Interview for Supply Planner at Tudun Foods')
  await expect.element(next).toMatchTextContent('Tomorrow, 10:00')
  await expect
    .element(next.getByRole('link', { name: 'meet.example/abc' }))
    .toHaveAttribute('href', 'https://meet.example/abc')
  const others = region('Upcoming interviews').getByRole('listitem')
  expect(others.elements()).toHaveLength(1)
  await expect.element(others).toMatchTextContent(/Buyer at Tudun Foods.*Wed 25 Nov, 10:00.*Broad Street/)
  const file = await downloads.next(() => others.getByRole('button', { name: /^Add to calendar/ }).click())
  expect(file.name).toBe('aiki-interview.ics')
  expect(file.text).toContain('DTSTART:20261125T090000Z')
})

test('first steps that were hidden stay hidden', async () => {
  await openApp('/dashboard')
  await firstSteps.getByRole('button', { name: 'Hide these steps' }).click()
  await expect.element(firstSteps).not.toBeInTheDocument()
  await expect.element(heading).toHaveFocus()
  await reload()
  await expectNext('Say what work you look for')
  await expect.element(firstSteps).not.toBeInTheDocument()
})

test('a new application is counted at home, also without live events', async () => {
  const applications = fakeApplications()
  applications.trackMany(5)
  // The server counts a moment after the write.
  let counted = applications.all()
  const home = () => {
    const answer = homeOf({ applications: counted })
    counted = applications.all()
    return answer
  }
  await openApp('/dashboard/applications?sheet=add', {
    answers: { ...applications.answers, 'home.get': home },
  })
  await page.getByLabelText('Job title').fill('Welder')
  await page.getByLabelText('Company').fill('Gada Cement')
  const sheet = page.getByRole('dialog', { name: 'Add application' })
  await sheet.getByRole('button', { name: 'Add application' }).click()
  await expect.element(sheet).not.toBeInTheDocument()

  vi.spyOn(timing, 'homeCount', 'get').mockReturnValue(600_000)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expectFigure('5', 'applications')
  await vi.advanceTimersByTimeAsync(600_000)
  await expectFigure('6', 'applications')
  await expect.element(activity.first()).toMatchTextContent('Welder at Gada Cement')
  await expect
    .element(plan)
    .toMatchTextContent('6 applications. The Free plan includes 5; you can still add more.')
})

test('a home screen that does not load shows an error, and can be retried', async () => {
  const broken = server.refuse('home.get')
  await openApp('/dashboard')
  await expect
    .element(main)
    .toMatchTextContent('Your dashboard could not be loaded. Your data is safe with us.')
  broken.mend()
  await main.getByRole('button', { name: 'Try again' }).click()
  await expectNext('Say what work you look for')
})

test('the screen is one call, and loads nothing for other screens', async () => {
  await openApp('/dashboard')
  await expectNext('Say what work you look for')
  expect(server.asked('home.get')).toHaveLength(1)
  expect(server.asked('applications.list')).toEqual([])
  expect(server.asked('preferences.get')).toEqual([])
})
