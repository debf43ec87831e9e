import { expect, type Page } from 'playwright/test'
import { apiClient } from '../local/api-client.ts'
import { status } from './complaints.ts'
import { test } from './fixtures.ts'
import { newestMail } from './mail.ts'
import { newcomer } from './newcomer.ts'
import { ConfirmEmailPage } from './pages/confirm-email.ts'
import { DashboardPage } from './pages/dashboard.ts'
import { LandingPage } from './pages/landing.ts'
import { LoginPage } from './pages/login.ts'
import { SignUpPage } from './pages/sign-up.ts'
import { expectToast } from './pages/toast.ts'

/** Goes on to the next control with the Tab key, and types into it. */
const typeNext = async ({ keyboard }: Page, text: string): Promise<void> => {
  await keyboard.press('Tab')
  await keyboard.type(text)
}

/** A new step takes the focus to its heading: Tab goes on from there. */
const arriveAt = async (wizard: SignUpPage, step: number): Promise<void> => {
  await wizard.shown(step)
  await expect(wizard.heading).toBeFocused()
}

test('the four steps by keyboard alone, then the code of the mail', async ({ page, stack, identity }) => {
  const person = newcomer()
  const wizard = await SignUpPage.open(page)
  const { keyboard } = page
  await wizard.field('Full name').focus()
  await keyboard.type(person.fullName)
  await typeNext(page, person.email)
  await typeNext(page, '0803 000 0009')
  await typeNext(page, person.password)
  await keyboard.press('Enter')

  await arriveAt(wizard, 2)
  await typeNext(page, 'Enugu')
  await typeNext(page, 'Nsukka')
  await typeNext(page, ' ')
  await typeNext(page, ' ')
  await expect(page.getByRole('checkbox', { name: 'Remote' })).toBeChecked()
  await keyboard.press('Enter')

  await arriveAt(wizard, 3)
  await typeNext(page, 'Data Officer')
  await typeNext(page, 'Health')
  await typeNext(page, 'Mid')
  await typeNext(page, '250,000')
  await typeNext(page, '400000')
  await keyboard.press('Enter')

  await arriveAt(wizard, 4)
  await typeNext(page, 'Excel, SQL , ,Reporting')
  await typeNext(page, 'Power BI')
  await typeNext(page, '')
  await typeNext(page, 'English, Igbo')
  await typeNext(page, 'Lead a team')
  await typeNext(page, 'Within 3')
  await keyboard.press('Tab')
  await expect(wizard.previous).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Enter')

  await expectToast(page, 'Account Created!', 'Please check your email to verify your account.')
  const confirm = await new ConfirmEmailPage(page).shown()
  const dashboard = await confirm.confirm(newestMail(stack, person.email).code)
  await expect(dashboard.heading).toContainText('Ifeoma')

  const { AccessToken } = await identity.signIn(person)
  expect((await apiClient(stack.url, AccessToken).profile.get({})).profile).toMatchObject({
    fullName: person.fullName,
    email: person.email,
    phone: '0803 000 0009',
    state: 'Enugu',
    location: 'Nsukka',
    willingToRelocate: true,
    jobTypes: ['Remote'],
    jobTitle: 'Data Officer',
    industry: 'Healthcare',
    experienceLevel: 'mid',
    salaryMin: 250_000,
    salaryMax: 400_000,
    skills: ['Excel', 'SQL', 'Reporting'],
    techStack: ['Power BI'],
    certifications: [],
    languages: ['English', 'Igbo'],
    careerObjectives: 'Lead a team',
    jobSearchTimeline: '3-months',
  })
})

test('Previous, the back button and a reload keep the answers, but never the password', async ({ page }) => {
  const person = newcomer()
  const wizard = await SignUpPage.open(page)
  await wizard.fillAccount(person)
  await wizard.skipToEnd()
  await wizard.field('Skills').fill('Welding')
  await wizard.previous.click()
  await wizard.shown(3)
  await page.goBack()
  await wizard.shown(2)
  await wizard.field('City').fill('Aba')
  await wizard.skipToEnd(2)
  await expect(wizard.field('Skills')).toHaveValue('Welding')

  await page.reload()
  await wizard.shown(4)
  await expect(wizard.field('Skills')).toHaveValue('Welding')
  await expect(page.getByText('Your answers are kept, but never your password.')).toBeVisible()
  const again = wizard.field('Password')
  await expect(again).not.toHaveAttribute('aria-invalid', 'true')
  await wizard.create.click()
  await expect(again).toHaveAccessibleErrorMessage('Password is required.')
  await again.fill(person.password)
  await wizard.create.click()
  await new ConfirmEmailPage(page).shown()
})

test('who comes back step by step after a reload is asked for the password on the last one', async ({
  page,
}) => {
  const person = newcomer()
  const landing = await LandingPage.open(page)
  const wizard = await landing.toSignUp()
  await wizard.fillAccount(person)
  await wizard.skipToEnd()
  await page.reload()
  for (const step of [3, 2, 1]) {
    await page.goBack()
    await wizard.shown(step)
  }
  await page.goBack()
  await landing.shown()
  for (const step of [1, 2, 3, 4]) {
    await page.goForward()
    await wizard.shown(step)
  }
  await wizard.field('Password').fill(person.password)
  await wizard.create.click()
  await new ConfirmEmailPage(page).shown()
})

test('an address that has an account is said at its field', { tag: '@both' }, async ({
  page,
  person,
  complaints,
}) => {
  complaints.expect(status(400))
  const wizard = await SignUpPage.open(page)
  await wizard.fillAccount({ ...newcomer(), email: person.email })
  await wizard.skipToEnd()
  await wizard.create.click()
  const words = 'There is an account with this email already.'
  await expectToast(page, 'Signup Error', words)
  await wizard.shown(1)
  await expect(wizard.field('Email')).toHaveAccessibleErrorMessage(words)
  await expect(wizard.field('Email')).toBeFocused()
  await page.getByRole('link', { name: 'Log in with this email' }).click()
  await expect((await new LoginPage(page).shown()).email).toHaveValue(person.email)
})

test('who signs up once more with the right password is simply let in', async ({
  page,
  person,
  complaints,
}) => {
  complaints.expect(status(400))
  const wizard = await SignUpPage.open(page)
  await wizard.fillAccount(person)
  await wizard.skipToEnd()
  await wizard.create.click()
  const dashboard = await new DashboardPage(page).shown()

  const landing = await LandingPage.open(page)
  await expect(landing.header.getByRole('link', { name: 'Log in' })).toBeHidden()
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await dashboard.shown()
  await page.goBack()
  await landing.shown()
})

test('the first step takes no short password, no half address and no empty name', async ({ page }) => {
  const wizard = await SignUpPage.open(page)
  await wizard.fillAccount({ fullName: ' ', email: 'ifeoma@', password: 'seven77' })
  await expect(wizard.field('Password')).toHaveAccessibleDescription('1 more character.')
  await wizard.next.click()
  await expect(wizard.field('Full name')).toHaveAccessibleErrorMessage('Full name is required.')
  await expect(wizard.field('Email')).toHaveAccessibleErrorMessage(/does not look like an email address/)
  await expect(wizard.field('Password')).toHaveAccessibleErrorMessage('Use at least 8 characters.')
  await wizard.shown(1)

  await wizard.field('Full name').fill('Ifeoma Eze')
  await expect(wizard.field('Full name')).not.toHaveAttribute('aria-invalid', 'true')
  await wizard.field('Password').pressSequentially('7')
  await expect(wizard.field('Password')).toHaveAccessibleDescription('Fair. Longer is stronger.')
  await expect(wizard.field('Email')).toHaveAttribute('aria-invalid', 'true')
})

test('what can not be so is said at its field, on its own step', async ({ page }) => {
  const wizard = await SignUpPage.open(page)
  await wizard.fillAccount({ ...newcomer(), password: 'Password1!' })
  const [phone, password] = [page.getByLabel('Phone'), wizard.field('Password')]
  await phone.fill('abc')
  await wizard.next.click()
  await expect(phone).toHaveAccessibleErrorMessage(/in figures, such as 0803 000 0000/)
  await expect(password).toHaveAccessibleErrorMessage(/among the first passwords that guessers try/)
  await phone.fill('+234 803-000-0009')
  await password.fill('kola-nut-2026')
  await wizard.skipToEnd(1)
  await wizard.previous.click()
  await wizard.shown(3)

  const [lowest, highest] = [
    page.getByLabel('Minimum salary a month'),
    page.getByLabel('Maximum salary a month'),
  ]
  await lowest.fill('two hundred')
  await wizard.next.click()
  await expect(lowest).toHaveAccessibleErrorMessage(/in figures, such as 250,000/)
  await lowest.fill('₦400000')
  await highest.fill('300,000')
  await wizard.next.click()
  await expect(lowest).toHaveValue('400,000')
  await expect(highest).toHaveAccessibleErrorMessage('Make this at least the minimum.')
  await lowest.fill('300,000')
  await expect(highest).not.toHaveAttribute('aria-invalid', 'true')
  await lowest.fill('400,000')
  await highest.fill('450,000')
  await wizard.next.click()
  await wizard.shown(4)
})

test('the first step fits a phone', { tag: '@phone' }, async ({ page }) => {
  const wizard = await SignUpPage.open(page)
  await expect(wizard.field('Password')).toBeInViewport({ ratio: 1 })
  const [field, button] = [await wizard.field('Password').boundingBox(), await wizard.next.boundingBox()]
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(button?.y ?? 0)
})
