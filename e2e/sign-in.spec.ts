import { expect } from 'playwright/test'
import { socketRefused, status } from './browser-errors.ts'
import { test, testSignedIn } from './fixtures.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { DashboardPage } from './pages/dashboard.ts'
import { LandingPage } from './pages/landing.ts'
import { LoginPage } from './pages/login.ts'
import { expectToast } from './pages/toast.ts'

const required = { level: 1, name: 'Authentication Required' } as const

test('from the landing page to the dashboard and out again', { tag: '@phone' }, async ({
  page,
  person,
  browserErrors,
}) => {
  browserErrors.expect(socketRefused)
  const login = await (await LandingPage.open(page)).toLogin()
  const dashboard = await login.logIn(person)
  await expectToast(page, 'Welcome back!', "You've been successfully logged in.")
  await expect(dashboard.heading).toContainText('Ngozi')

  const landing = await LandingPage.open(page)
  await expect(landing.header.getByRole('link', { name: 'Log in' })).toBeHidden()
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await dashboard.shown()
  await page.goBack()
  await landing.shown()
  await page.goForward()
  await dashboard.shell.logOut()
  await expectToast(page, 'Logged out')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', required)).toBeVisible()
})

testSignedIn('logging out in one tab leaves none signed in', async ({ page, context, browserErrors }) => {
  browserErrors.expect(socketRefused)
  const dashboard = await DashboardPage.open(page)
  const other = await context.newPage()
  await ApplicationsPage.open(other)
  await page.bringToFront()
  await dashboard.shell.logOut()
  await expect(other.getByRole('heading', required)).toBeVisible()
})

testSignedIn(
  'an access token that ran out is renewed unnoticed; a session that was ended asks for a login, and keeps the words',
  async ({ page, person, identity, tokens, stack, browserErrors }) => {
    browserErrors.expect(status(400), status(401), socketRefused)
    const applications = await ApplicationsPage.open(page)
    const renewals: string[] = []
    page.on('request', request => {
      const target = request.headers()['x-amz-target'] ?? ''
      if (target.endsWith('GetTokensFromRefreshToken')) renewals.push(target)
    })
    const first = await applications.add()
    stack.clock.advance(16 * 60)
    try {
      await first.fill({ 'Job title': 'Planner', Company: 'Gada Cement' })
      await first.saveAndClose()
      await expect(applications.row('Planner')).toBeVisible()
      expect(renewals).toHaveLength(1)
    } finally {
      stack.clock.advance(-16 * 60)
    }

    const dialog = await applications.add()
    await dialog.fill({ 'Job title': 'Welder', Company: 'Gada Cement', Notes: 'Ask for Mr Bello' })
    await identity.signOutEverywhere(tokens)
    await dialog.save.click()
    const login = await new LoginPage(page).shown()
    await expect(login.notice).toHaveText('Please log in again. What you typed is kept.')
    await login.submit(person)
    await dialog.shown()
    await expect(dialog.field('Notes')).toHaveValue('Ask for Mr Bello')
    await dialog.saveAndClose()
    await expect(applications.row('Welder')).toBeVisible()
  },
)
