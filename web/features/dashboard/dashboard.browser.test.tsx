import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Fit, Job } from '../../../shared/api/jobs.ts'
import { fakeApplications } from '../../testing/applications.ts'
import { live } from '../../testing/channel.ts'
import { takeDownloads } from '../../testing/downloads.ts'
import { server } from '../../testing/fake-server.ts'
import { forYouOf, jobOf } from '../../testing/jobs.ts'
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

test('a mailbox that refuses our mails is told live, with the way to mend it, and costs no request of its own', async () => {
  let refusingMailbox: string | null = null
  await openApp('/dashboard', { answers: { 'home.get': () => homeOf({ refusingMailbox }) } })
  await expectNext('Say what work you look for')
  await expect.element(region('Emails to you')).not.toBeInTheDocument()
  await expect.poll(live.isOpen).toBe(true)
  refusingMailbox = 'ngozi@example.com'
  live.tell({ topic: 'settings', change: 'inserted' })
  await expect.element(region('Emails to you')).toMatchTextContent(/do not reach ngozi@example.com\./)
  await expect
    .element(region('Emails to you').getByRole('link', { name: 'Check your email address' }))
    .toHaveAttribute('href', '/dashboard/settings')
  expect(server.asked('account.mail')).toEqual([])
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
    { jobTitle: 'Buyer', status: 'interview', interview: at('26') },
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
  const others = region('Later interviews').getByRole('listitem')
  expect(others.elements()).toHaveLength(1)
  await expect.element(others).toMatchTextContent(/Buyer at Tudun Foods.*Thu 26 Nov, 10:00.*Broad Street/)
  const file = await downloads.next(() => others.getByRole('button', { name: /^Add to calendar/ }).click())
  expect(file.name).toBe('aiki-interview.ics')
  expect(file.text).toContain('DTSTART:20261126T090000Z')
})

test('all that is due this week is listed, and each thing leads to its application', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T12:00:00Z') })
  const applications = fakeApplications()
  // A saved job is due if it closes within a week.
  const [, , silent, noTime, offer] = applications.track(
    { companyName: 'Sunbird Pay', status: 'saved' },
    { companyName: 'Unity Bank', status: 'saved', closesOn: '2026-11-25' },
    { companyName: 'Tudun Foods', appliedDate: '2026-11-09' },
    { companyName: 'Gada Cement', status: 'interview' },
    { companyName: 'Makoko Marine', status: 'offer' },
  )
  const interview = { zone: 'Africa/Lagos', place: 'Yaba' }
  applications.track(
    {
      companyName: 'Palmline',
      status: 'interview',
      interview: { ...interview, at: '2026-11-19T09:00:00.000Z' },
    },
    {
      companyName: 'Harmattan',
      status: 'interview',
      interview: { ...interview, at: '2026-11-20T09:00:00.000Z' },
    },
  )
  await openApp('/dashboard', {
    answers: { 'home.get': () => homeOf({ applications: applications.all() }) },
  })
  await expectNext('Interview for Supply Planner at Palmline')
  const due = region('Due this week').getByRole('listitem')
  expect(due.elements().map(row => row.querySelector('b')?.textContent)).toEqual([
    'Answer the offer from Makoko Marine',
    'Interview for Supply Planner at Palmline',
    'Interview for Supply Planner at Harmattan',
    'Interview for Supply Planner at Gada Cement',
    'Follow up with Tudun Foods',
    'Apply to Unity Bank by Wed 25 Nov',
  ])
  await expect.element(due.nth(1)).toMatchTextContent('Tomorrow, 10:00')
  await expect.element(due.nth(2)).toMatchTextContent(/Fri 20 Nov, 10:00.*Yaba/)
  await expect.element(due.nth(4)).toMatchTextContent(/Applied 9 days ago, no answer yet\./)
  await expect.element(due.nth(5)).toMatchTextContent('Supply Planner. It closes on Wed 25 Nov.')
  const links = due
    .getByRole('link', { name: /^(Open|Add time)/ })
    .elements()
    .map(link => link.getAttribute('href'))
  const edit = (id: string | undefined) => `/dashboard/applications?edit=${id}`
  expect([links[0], links[3], links[4]]).toEqual([
    edit(offer?.id),
    `${edit(noTime?.id)}&at=interview`,
    edit(silent?.id),
  ])
  await expect.element(region('Later interviews')).not.toBeInTheDocument()
})

describe('new jobs that fit', () => {
  const panel = region('New jobs that fit')
  const open = (forYou: Parameters<typeof forYouOf>[0]) => {
    const applications = fakeApplications({})
    return openApp('/dashboard', {
      answers: {
        'home.get': () => homeOf({ applications: applications.all() }),
        'jobs.forYou': () => forYouOf({ titles: ['Nurse'], ...forYou }),
      },
    })
  }

  test('are the first three, each with its word of fit, and open in the Job Search', async () => {
    const fit: Fit = {
      word: 'strong',
      score: 90,
      reason: '',
      skills: { had: [], missing: [] },
      parts: [],
    }
    const warnings: Job['warnings'] = [{ kind: 'free-mail-contact', says: 'Write to a private address.' }]
    await open({
      jobs: ['1', '2', '3', '4'].map(id =>
        jobOf({ id, title: `Nurse ${id}`, fit, ...(id === '2' && { warnings }) }),
      ),
    })
    const rows = panel.getByRole('listitem')
    await expect.element(rows.nth(0)).toMatchTextContent('Nurse 1Makoko Marine · Lagos · MyJobMagStrong')
    // The same sign as in the Job Search.
    await expect.element(rows.nth(1)).toMatchTextContent('MyJobMagPrivate email address')
    expect(rows.elements()).toHaveLength(3)
    await expect.element(rows.nth(2).getByRole('link')).toHaveAttribute('href', '/dashboard/job-search?job=3')
    await expect
      .element(panel.getByRole('link', { name: 'Search jobs' }))
      .toHaveAttribute('href', '/dashboard/job-search')
  })

  test.each([
    ['Name a job title', [jobOf()], 'The newest jobs. Name a job title, and the best come first.'],
    ['Say what you look for', [], 'Say what you look for, and jobs that fit stand here.'],
  ])('without a title: %s', async (name, jobs, words) => {
    await open({ titles: [], jobs })
    await expect.element(panel).toMatchTextContent(words)
    await expect.element(panel.getByRole('link', { name })).toHaveAttribute('href', '/dashboard/preferences')
    expect(panel.getByRole('listitem').elements()).toHaveLength(jobs.length)
  })

  test('that do not load leave the home screen as it is', async () => {
    const broken = server.refuse('jobs.forYou', 'jobs_unavailable')
    await open({ jobs: [jobOf()] })
    await expect.element(panel).toMatchTextContent('The jobs could not be loaded.')
    await expect.element(activity.first()).toBeVisible()
    broken.mend()
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect.element(panel.getByRole('listitem')).toBeVisible()
  })
})

test.each([
  [{ alerts: 1 }, ['0', 'applications']],
  [{ interviewSessions: 2 }, ['2', 'practice sessions']],
])('the figures show as soon as there is something, also without applications: %j', async (parts, figure) => {
  await openApp('/dashboard', { answers: { 'home.get': () => homeOf(parts) } })
  await expectFigure(figure[0] ?? '', figure[1] ?? '')
  await expect.element(firstSteps).toBeVisible()
})

test('somebody with many applications has no first steps', async () => {
  const applications = fakeApplications()
  applications.trackMany(5)
  await openApp('/dashboard', { answers: { 'home.get': () => homeOf({ applications: applications.all() }) } })
  await expectFigure('5', 'applications')
  await expect.element(firstSteps).not.toBeInTheDocument()
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
  await expect.element(plan).toMatchTextContent('6 applications. More than 5 are free too.')
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
  expect(server.asked('jobs.forYou')).toEqual([])
})
