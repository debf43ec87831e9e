import { expect } from 'playwright/test'
import { status } from './complaints.ts'
import { test as base } from './fixtures.ts'
import { newestMail } from './mail.ts'
import { newcomer } from './newcomer.ts'
import { ConfirmEmailPage } from './pages/confirm-email.ts'
import { DashboardPage } from './pages/dashboard.ts'
import { LoginPage } from './pages/login.ts'
import { SignUpPage } from './pages/sign-up.ts'
import { expectToast } from './pages/toast.ts'

type Waiting = {
  person: ReturnType<typeof newcomer>
  /** The screen that this person waits on. */
  confirm: ConfirmEmailPage
}

/** Somebody has signed up on `page`, and is asked to confirm. */
const test = base.extend<{ waiting: Waiting }>({
  waiting: async ({ page }, use) => {
    const person = newcomer()
    await use({ person, confirm: await (await SignUpPage.open(page)).signUp(person) })
  },
})

test('the link of the mail, in another tab, brings both tabs to the dashboard', async ({
  page,
  waiting: { person },
  context,
  stack,
}) => {
  const other = await context.newPage()
  await other.goto(newestMail(stack, person.email).link)
  await new DashboardPage(page).shown()
  await new DashboardPage(other).shown()
})

test('the link on another device confirms there, and a second press does no harm', async ({
  page,
  waiting: { person, confirm },
  otherDevice,
  stack,
  complaints,
}) => {
  complaints.expect(status(400))
  const { link } = newestMail(stack, person.email)
  const phone = await otherDevice.newPage()
  await phone.goto(link)
  const login = await new LoginPage(phone).shown()
  await expect(login.notice).toHaveText('Your email is confirmed. Log in to go on.')
  await expect(login.email).toHaveValue(person.email)
  await expect(phone).not.toHaveURL(/code=/)

  await phone.goto(link)
  await expect(login.notice).toHaveText('This email is confirmed already. Log in to go on.')
  await login.logIn(person)

  await confirm.followed.click()
  await new DashboardPage(page).shown()
})

test('a link that a newer mail replaced says so, and offers a new code', async ({
  page,
  otherDevice,
  stack,
  complaints,
}) => {
  complaints.expect(status(400))
  const person = newcomer()
  await page.clock.install()
  const confirm = await (await SignUpPage.open(page)).signUp(person)
  const first = newestMail(stack, person.email)
  await expect(confirm.resend).toHaveAttribute('aria-disabled', 'true')
  await page.clock.fastForward(31_000)
  await confirm.resend.click()
  await expectToast(page, 'Code sent', `A new code is on its way to ${person.email}.`)

  const phone = await otherDevice.newPage()
  await phone.goto(first.link)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more')
  await phone.getByRole('button', { name: 'Get a new code' }).click()
  const onPhone = await new ConfirmEmailPage(phone).shown()
  await onPhone.resend.click()
  await expectToast(phone, 'Code sent', `A new code is on its way to ${person.email}.`)
  await onPhone.code.fill(newestMail(stack, person.email).code)
  await expect((await new LoginPage(phone).shown()).email).toHaveValue(person.email)
})

test('a wrong code is said at its field, and the right one still works', async ({
  waiting: { person, confirm },
  stack,
  complaints,
}) => {
  complaints.expect(status(400))
  const { code } = newestMail(stack, person.email)
  await confirm.code.fill(code === '000000' ? '000001' : '000000')
  await expect(confirm.code).toHaveAccessibleErrorMessage(/That code is not right/)
  await confirm.confirm(code)
})

test('a tab that was loaded anew hears of the link too, and asks to log in', async ({
  page,
  waiting: { person },
  context,
  stack,
}) => {
  await page.reload()
  await new ConfirmEmailPage(page).shown()
  const other = await context.newPage()
  await other.goto(newestMail(stack, person.email).link)
  for (const tab of [page, other]) {
    const login = await new LoginPage(tab).shown()
    await expect(login.notice).toHaveText('Your email is confirmed. Log in to go on.')
    await expect(login.email).toHaveValue(person.email)
  }
  await new LoginPage(other).logIn(person)
  await new DashboardPage(page).shown()
})

test('without the password, "I followed the link" leads to the login, and from there back to the code', async ({
  page,
  waiting: { person, confirm },
  complaints,
}) => {
  complaints.expect(status(400))
  await page.reload()
  await confirm.followed.click()
  const login = await new LoginPage(page).shown()
  await expect(login.notice).toHaveText(
    'Log in to go on. If your email is not confirmed yet, we ask for its code again.',
  )
  await login.logInUnconfirmed(person)
})

test('asking for a code that is not needed any more leads to the login', async ({
  page,
  waiting: { person, confirm },
  otherDevice,
  stack,
  complaints,
}) => {
  complaints.expect(status(400))
  await page.reload()
  const phone = await otherDevice.newPage()
  await phone.goto(newestMail(stack, person.email).link)
  await new LoginPage(phone).shown()
  await confirm.resend.click()
  const login = await new LoginPage(page).shown()
  await expect(login.notice).toHaveText('This email is confirmed already. Log in to go on.')
})

test('the code typed in one tab lets the other in, which has the password', async ({
  page,
  waiting: { person },
  context,
  stack,
  complaints,
}) => {
  complaints.expect(status(400))
  const code = newestMail(stack, person.email).code
  const other = await context.newPage()
  await other.goto(`/auth?email=${encodeURIComponent(person.email)}&code=000000`)
  await other.getByRole('button', { name: 'Get a new code' }).click()
  await (await new ConfirmEmailPage(other).shown()).code.fill(code)
  await new DashboardPage(page).shown()
  await new DashboardPage(other).shown()
})
