import { expect, type Page } from 'playwright/test'
import { status } from './browser-errors.ts'
import { test as base, newcomer } from './fixtures.ts'
import { newestMail } from './mail.ts'
import { DashboardPage } from './pages/dashboard.ts'
import { ForgotPasswordPage } from './pages/forgot-password.ts'
import { LandingPage } from './pages/landing.ts'
import { LoginPage } from './pages/login.ts'
import { ResetPasswordPage } from './pages/reset-password.ts'
import { SignUpPage } from './pages/sign-up.ts'

type Waiting = {
  person: ReturnType<typeof newcomer>
}

/** A person has signed up on `page`, and is asked to confirm the email address. */
const test = base.extend<{ waiting: Waiting }>({
  waiting: async ({ page }, use) => {
    const person = newcomer()
    await (await SignUpPage.open(page)).signUp(person)
    await use({ person })
  },
})

/** Opens the link of the mail, and presses the button on its page. */
const confirmBy = async (page: Page, link: string) => {
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
}

test('the link on another device logs in there, and the device that waits goes on by itself', async ({
  page,
  waiting: { person },
  otherDevice,
  stack,
  browserErrors,
}) => {
  browserErrors.expect(status(400))
  const { link } = newestMail(stack, person.email)
  const phone = await otherDevice.newPage()
  await confirmBy(phone, link)
  const dashboard = await new DashboardPage(phone).shown()
  await new DashboardPage(page).shown()

  // The link logs in once.
  await dashboard.shell.logOut()
  await new LandingPage(phone).shown()
  await confirmBy(phone, link)
  const login = await new LoginPage(phone).shown()
  await expect(login.notice).toHaveText('This email is confirmed already. Log in to continue.')
  await expect(login.email).toHaveValue(person.email)
  await expect(phone).not.toHaveURL(/code=|token=/)
  await login.logIn(person)
})

test('a password that was forgotten before the address was confirmed is chosen by the link of one mail', async ({
  page,
  waiting: { person },
  stack,
}) => {
  const forgot = await ForgotPasswordPage.openFrom(await LoginPage.open(page), person.email)
  await forgot.send()
  await forgot.sent()
  const { link } = newestMail(stack, person.email)
  await (await ResetPasswordPage.open(page, link)).submit('groundnut-2027')
  await new DashboardPage(page).shown()
})
