import { expect } from 'playwright/test'
import { LocalStack } from '../local/stack.ts'
import { socketRefused, status } from './browser-errors.ts'
import { newcomer, test } from './fixtures.ts'
import { newestMail } from './mail.ts'
import { Bell } from './pages/bell.ts'
import { LandingPage } from './pages/landing.ts'
import { SubscriptionPage } from './pages/subscription.ts'
import { expectToast } from './pages/toast.ts'

/** In seconds. */
const week = 7 * 86_400

/** This journey changes the stack's clock, so it has a stack of its own. */
const testInTime = test.extend<object, { stack: LocalStack }>({
  stack: [
    async ({ browserName: _ }, use) => {
      const stack = await LocalStack.start({ rhythm: false })
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker' },
  ],
})
testInTime.use({ fresh: true })

testInTime(
  'a trial that was chosen on the landing page begins by itself, and ends on the screen at its second',
  async ({ page, stack, browserErrors }) => {
    // The access token has expired meanwhile.
    browserErrors.expect(status(401), socketRefused)
    const person = newcomer()
    const wizard = await (await LandingPage.open(page)).toTrial('Elite')
    await expect(
      page.getByText('Your 7 days of Elite begin after you sign up. Nothing is charged.'),
    ).toBeVisible()
    const confirm = await wizard.signUp(person)
    const { shell } = await confirm.confirm(newestMail(stack, person.email).code)
    await expectToast(
      page,
      'Trial Started!',
      /^You have Elite until \d+ \w+( \d{4})?\. Nothing is charged\.$/,
    )
    await expect(shell.badge).toHaveText('ELITE PLAN')
    // The trial begins before the page has subscribed to live events.
    await new Bell(page).expectUnread('2')

    await page.clock.install({ time: '2020-02-29T12:00:00Z' })
    stack.clock.advance(week - 600)
    const { current } = await SubscriptionPage.open(page)
    const pass = async (seconds: number) => {
      stack.clock.advance(seconds)
      await page.clock.fastForward(seconds * 1000)
    }
    await expect(current).toContainText('On trial until')
    await pass(500)
    await expect(current).toContainText('On trial until')
    await pass(100)
    await expect(current).toContainText('Your free trial is over.')
    await expect(shell.badge).toHaveText('FREE PLAN')
    await shell.go('Insights')
    await expect(page.getByRole('main').getByRole('link', { name: 'Upgrade to Elite' })).toBeVisible()
    await expect(page.getByText('free trial')).toBeHidden()
  },
)
