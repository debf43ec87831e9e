import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { trial } from '../../shared/domain/subscription.testing.ts'
import { fakeBilling } from '../testing/billing.ts'
import { server } from '../testing/fake-server.ts'
import { openApp } from '../testing/render.tsx'
import { expectToast, toast } from '../testing/toast.ts'

const badge = page.getByRole('banner').getByText(/ PLAN$/)
const current = page.getByRole('region').filter({ hasText: 'Current plan' })
const place = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

test('the trial that was requested at sign-up begins by itself, once, or at the next visit after a lost connection', async () => {
  const billing = fakeBilling({ trialWish: 'elite' })
  const line = server.cut('subscription.startTrial')
  const opened = await openApp('/dashboard', billing)
  await expectToast('Trial Error', 'The connection was lost. Your trial begins when you next open Aiki.')
  await expect.element(badge).toHaveTextContent('FREE PLAN')
  line.mend()
  await opened.unmount()
  const again = await openApp('/dashboard', billing)
  await expectToast('Trial Started!', /^You have Elite until \d+ \w+( \d{4})?\. Nothing is charged\.$/)
  await expect.element(badge).toHaveTextContent('ELITE PLAN')
  await expect.element(page.getByRole('link', { name: 'Manage Subscription' })).toBeVisible()
  expect(page.getByRole('banner').getByRole('link', { name: 'Upgrade' }).query()).toBeNull()
  await expect.element(place('Insights')).toHaveAccessibleDescription('')
  await again.unmount()
  await openApp('/dashboard/subscription', billing)
  await expect.element(current).toMatchTextContent('On trial until')
  expect(server.asked('subscription.startTrial')).toHaveLength(1)
})

test('a trial request that another tab sent first shows no message', async () => {
  const billing = fakeBilling({ trialWish: 'elite' })
  server.refuse('subscription.startTrial', 'trial_used')
  await openApp('/dashboard', billing)
  await expect.poll(() => server.asked('subscription.get').length).toBeGreaterThan(1)
  expect(toast.getByRole('paragraph').elements()).toEqual([])
})

test("a trial ends on the screen at its second, whatever the device's clock says", async () => {
  const minute = 60_000
  const billing = fakeBilling({
    history: [trial('2026-11-21T12:00:00.000Z', 'elite')],
    now: '2026-11-28T11:50:00.000Z',
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  vi.setSystemTime('2020-02-29T12:00:00Z')
  const pass = async (ms: number) => {
    billing.pass(ms)
    await vi.advanceTimersByTimeAsync(ms)
  }
  await openApp('/dashboard/subscription', billing)
  await expect.element(current).toMatchTextContent('On trial until 28 November, 13:00.')
  await pass(9 * minute)
  await expect.element(current).toMatchTextContent('On trial until')
  await pass(minute)
  await expect.element(current).toMatchTextContent('Your free trial is over.')
  await expect.element(badge).toHaveTextContent('FREE PLAN')
  await place('Insights').click()
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Upgrade to Elite' })).toBeVisible()
  expect(page.getByText(/free trial|free for 7 days/).query()).toBeNull()
})
