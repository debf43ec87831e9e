import { expect } from 'playwright/test'
import { socketRefused, status } from './complaints.ts'
import { test, testSignedIn, uniqueEmail } from './fixtures.ts'
import { newestMail } from './mail.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { DashboardPage } from './pages/dashboard.ts'
import { LandingPage } from './pages/landing.ts'
import { LoginPage } from './pages/login.ts'
import { expectToast } from './pages/toast.ts'

const required = { level: 1, name: 'Authentication Required' } as const

test('from the landing page to the dashboard and out again', { tag: '@both' }, async ({
  page,
  person,
  complaints,
}) => {
  complaints.expect(socketRefused)
  const login = await (await LandingPage.open(page)).toLogin()
  const dashboard = await login.logIn(person)
  await expectToast(page, 'Welcome back!', "You've been successfully logged in.")
  await expect(dashboard.heading).toContainText('Ngozi')
  await dashboard.shell.logOut()
  await expectToast(page, 'Logged out')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', required)).toBeVisible()
})

test('a wrong password and an unknown address are answered alike', async ({ page, person, complaints }) => {
  complaints.expect(status(400))
  const login = await LoginPage.open(page)
  const words = 'The email or the password is not right. Check both, then try again.'
  for (const email of [person.email, uniqueEmail()]) {
    await login.submit({ email, password: 'not-this-one-2026' })
    await expectToast(page, 'Login Error', words)
    await expect(login.password).toHaveAccessibleErrorMessage(words)
    await expect(login.password).toBeFocused()
    await page.reload()
  }
})

test('a half-filled form says what is wrong, at the field', async ({ page }) => {
  const login = await LoginPage.open(page)
  await login.submit({ email: 'ngozi', password: '' })
  await expect(login.email).toHaveAccessibleErrorMessage(/does not look like an email address/)
  await expect(login.password).toHaveAccessibleErrorMessage('Password is required.')
  await expect(login.email).toBeFocused()
})

test('who has not confirmed the address yet gets to enter a code', async ({
  page,
  stack,
  identity,
  complaints,
}) => {
  complaints.expect(status(400))
  const person = { email: uniqueEmail(), password: 'kola-nut-2026' }
  await identity.signUp(person)
  const confirm = await (await LoginPage.open(page)).logInUnconfirmed(person)
  await confirm.resend.click()
  await expectToast(page, 'Code sent', `A new code is on its way to ${person.email}.`)
  await confirm.confirm(newestMail(stack, person.email).code)
})

test('an authenticator app is asked for its code', async ({ page, person, identity, tokens, complaints }) => {
  complaints.expect(status(400))
  const app = await identity.protect(tokens)
  const login = await LoginPage.open(page)
  await login.submit(person)
  const code = page.getByLabel('Code from your authenticator app')
  const right = app.generate()
  await code.fill(right === '000000' ? '000001' : '000000')
  await expect(code).toHaveAccessibleErrorMessage(/That code is not right/)
  await code.fill(app.generate())
  await new DashboardPage(page).shown()
})

test('signed out, the applications ask for a login and come back after it', async ({ page, person }) => {
  await page.goto('/dashboard/applications?view=board&status=offer')
  await expect(page.getByRole('heading', required)).toBeVisible()
  await expect(page.getByText('Please log in to view your applications.')).toBeVisible()
  await page.getByRole('link', { name: 'Log in' }).click()
  await (await new LoginPage(page).shown()).submit(person)
  await new ApplicationsPage(page).shown()
  await expect(page).toHaveURL('/dashboard/applications?view=board&status=offer')
})

for (const next of [
  'https://evil.example/dashboard',
  '//evil.example',
  '/dashboard/../local/mail',
  '/dashboardx',
])
  testSignedIn(`a login never leads outside: ${next}`, async ({ page }) => {
    await page.goto(`/auth?mode=signin&next=${encodeURIComponent(next)}`)
    await new DashboardPage(page).shown()
    await expect(page).toHaveURL('/dashboard')
  })

testSignedIn('who is signed in has nothing to do at the login', async ({ page }) => {
  await page.goto('/auth?mode=signup')
  await new DashboardPage(page).shown()
})

testSignedIn('logging out in one tab leaves none signed in', async ({ page, context, complaints }) => {
  complaints.expect(socketRefused)
  const dashboard = await DashboardPage.open(page)
  const other = await context.newPage()
  await ApplicationsPage.open(other)
  await page.bringToFront()
  await dashboard.shell.logOut()
  await expect(other.getByRole('heading', required)).toBeVisible()
})

testSignedIn('an access token that ran out is renewed unnoticed', async ({ page, stack, complaints }) => {
  complaints.expect(status(401), socketRefused)
  const applications = await ApplicationsPage.open(page)
  const renewals: string[] = []
  page.on('request', request => {
    const target = request.headers()['x-amz-target'] ?? ''
    if (target.endsWith('GetTokensFromRefreshToken')) renewals.push(target)
  })
  stack.clock.advance(16 * 60)
  try {
    const dialog = await applications.add()
    await dialog.fill({ 'Job title': 'Planner', Company: 'Gada Cement' })
    await dialog.saveAndClose()
    await expect(applications.row('Planner')).toBeVisible()
    expect(renewals).toHaveLength(1)
  } finally {
    stack.clock.advance(-16 * 60)
  }
})

testSignedIn(
  'a session that was ended elsewhere asks for a login, and keeps the words of the dialog',
  async ({ page, person, identity, tokens, complaints }) => {
    complaints.expect(status(400), status(401), socketRefused)
    const dialog = await (await ApplicationsPage.open(page)).add()
    await dialog.fill({ 'Job title': 'Planner', Company: 'Gada Cement', Notes: 'Ask for Mr Bello' })
    await identity.signOutEverywhere(tokens)
    await dialog.save.click()
    const login = await new LoginPage(page).shown()
    await expect(login.notice).toHaveText('Please log in again. What you typed is kept.')
    await login.submit(person)
    await dialog.shown()
    await expect(dialog.field('Notes')).toHaveValue('Ask for Mr Bello')
    await dialog.saveAndClose()
    await expect(new ApplicationsPage(page).row('Planner')).toBeVisible()
  },
)
