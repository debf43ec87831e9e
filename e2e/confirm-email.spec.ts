import { expect, type Page } from 'playwright/test'
import { status } from './browser-errors.ts'
import { test as base, newcomer } from './fixtures.ts'
import { newestMail } from './mail.ts'
import type { ConfirmEmailPage } from './pages/confirm-email.ts'
import { DashboardPage } from './pages/dashboard.ts'
import { LoginPage } from './pages/login.ts'
import { SignUpPage } from './pages/sign-up.ts'

type Waiting = {
  person: ReturnType<typeof newcomer>
  /** The screen on which this person waits. */
  confirm: ConfirmEmailPage
}

/** A person has signed up on `page`, and is asked to confirm the email address. */
const test = base.extend<{ waiting: Waiting }>({
  waiting: async ({ page }, use) => {
    const person = newcomer()
    await use({ person, confirm: await (await SignUpPage.open(page)).signUp(person) })
  },
})

/** Opens the link of the mail, and presses the button on its page. */
const confirmBy = async (page: Page, link: string) => {
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
}

test('the link of the mail, in another tab, brings both tabs to the dashboard', async ({
  page,
  waiting: { person },
  context,
  stack,
}) => {
  const other = await context.newPage()
  await confirmBy(other, newestMail(stack, person.email).link)
  await new DashboardPage(page).shown()
  await new DashboardPage(other).shown()
})

test('the link on another device confirms there, and pressing it again does no harm', async ({
  page,
  waiting: { person, confirm },
  otherDevice,
  stack,
  browserErrors,
}) => {
  browserErrors.expect(status(400))
  const { link } = newestMail(stack, person.email)
  const phone = await otherDevice.newPage()
  await confirmBy(phone, link)
  const login = await new LoginPage(phone).shown()
  await expect(login.notice).toHaveText('Your email is confirmed. Log in to go on.')
  await expect(login.email).toHaveValue(person.email)
  await expect(phone).not.toHaveURL(/code=/)

  await confirmBy(phone, link)
  await expect(login.notice).toHaveText('This email is confirmed already. Log in to go on.')
  await login.logIn(person)

  await confirm.followed.click()
  await new DashboardPage(page).shown()
})
