import { expect } from 'playwright/test'
import { LocalStack } from '../local/stack.ts'
import { lineDown, status } from './complaints.ts'
import { test, testSignedIn } from './fixtures.ts'
import { cutLine } from './lines.ts'
import { newestMail } from './mail.ts'
import { newcomer } from './newcomer.ts'
import { Bell } from './pages/bell.ts'
import { LandingPage } from './pages/landing.ts'
import { SubscriptionPage } from './pages/subscription.ts'
import { expectToast, toast } from './pages/toast.ts'

/** In seconds. */
const week = 7 * 86_400

test('the trial that a price on the landing page offers begins by itself, once', async ({
  page,
  stack,
  complaints,
}) => {
  complaints.expect(lineDown)
  const person = newcomer()
  const wizard = await (await LandingPage.open(page)).toTrial('Elite')
  await expect(
    page.getByText('Your 7 days of Elite begin when you are in; nothing is charged.'),
  ).toBeVisible()
  const confirm = await wizard.signUp(person)
  const line = await cutLine(page, 'POST', '/api/subscription/trial')
  const { shell } = await confirm.confirm(newestMail(stack, person.email).code)
  await expectToast(
    page,
    'Trial Error',
    'The connection was lost. Your trial begins when you next open Aiki.',
  )
  await expect(shell.badge).toHaveText('FREE PLAN')

  await line.mend()
  await page.reload()
  await expectToast(page, 'Trial Started!', /^You have Elite until \d+ \w+( \d{4})?\. Nothing is charged\.$/)
  await expect(shell.badge).toHaveText('ELITE PLAN')
  // It begins before anybody listens for news.
  await new Bell(page).expectUnread('2')
  await expect(shell.sidebar.getByRole('link', { name: 'Manage Subscription' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Upgrade' })).toHaveCount(0)
  await expect(shell.place('Insights')).toHaveAccessibleDescription('')

  const subscription = await SubscriptionPage.open(page)
  await expect(subscription.current).toContainText(/On trial until \d+ \w+, \d\d:\d\d\. Nothing is charged\./)
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /free trial/ })).toHaveCount(0)
  await expect(toast(page)).not.toContainText('Trial')
})

/** Its clock is moved, and no journey of others with it. */
const testInTime = testSignedIn.extend<object, { stack: LocalStack }>({
  stack: [
    async ({ browserName: _ }, use) => {
      const stack = await LocalStack.start({ rhythm: false })
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker' },
  ],
})

testInTime(
  'a trial from a gate ends on the screen in its second, whatever the clock of the device says',
  async ({ page, stack, complaints }) => {
    // The access token ran out on the way.
    complaints.expect(status(401), /WebSocket connection/)
    await page.goto('/dashboard/insights')
    const gate = page.getByText('7-day free trial • Cancel anytime')
    await expect(gate).toBeVisible()
    await page.getByRole('button', { name: 'Start 7-day free trial' }).click()
    await expectToast(page, 'Trial Started!', /^You have Elite until .* Nothing is charged\.$/)
    await expect(gate).toBeHidden()

    await page.clock.install({ time: '2020-02-29T12:00:00Z' })
    stack.clock.advance(week - 600)
    const { current, shell } = await SubscriptionPage.open(page)
    await expect(current).toContainText('On trial until')
    const pass = async (seconds: number) => {
      stack.clock.advance(seconds)
      await page.clock.fastForward(seconds * 1000)
    }
    await pass(500)
    await expect(current).toContainText('On trial until')
    await pass(100)
    await expect(current).toContainText('Your trial is over.')
    await expect(shell.badge).toHaveText('FREE PLAN')
    await shell.go('Insights')
    await expect(gate).toBeVisible()
    await expect(page.getByRole('button', { name: /free trial/ })).toHaveCount(0)
  },
)
