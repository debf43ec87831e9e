import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { live } from '../../testing/channel.ts'
import { server } from '../../testing/fake-server.ts'
import { fakeSettings } from '../../testing/person.ts'
import { reload } from '../../testing/reload.ts'
import { openApp } from '../../testing/render.tsx'
import { expectToast } from '../../testing/toast.ts'

const switchOf = (name: string) => page.getByRole('switch', { name })
/** The native switch lies over its track. */
const flip = (name: string) => switchOf(name).click({ force: true })
const button = (name: string) => page.getByRole('button', { name })

const mailed = ['Application updates', 'Job alerts', 'Weekly summary', 'Marketing emails']
const others = ['Email notifications', 'Interview reminders', 'Push notifications', 'WhatsApp notifications']

const openSwitches = async () => {
  const fake = fakeSettings()
  await openApp('/dashboard/notifications', { answers: fake.answers })
  await expect.element(switchOf('All notifications')).toBeVisible()
  return fake
}

test('a switch that is off disables those below it, and keeps their values', async () => {
  const fake = await openSwitches()
  await flip('Marketing emails')
  switchOf('Weekly summary').element().focus()
  await userEvent.keyboard(' ')
  await flip('Email notifications')
  for (const name of mailed) await expect.element(switchOf(name)).toBeDisabled()
  await expect.element(switchOf('Interview reminders')).toBeEnabled()
  await flip('All notifications')
  for (const name of [...mailed, ...others]) await expect.element(switchOf(name)).toBeDisabled()
  await expect.element(switchOf('Marketing emails')).toBeChecked()
  await button('Save preferences').click()
  await expectToast('Preferences Updated', 'Your notification preferences have been saved successfully.')
  expect(fake.now()).toMatchObject({
    notificationsEnabled: false,
    emailNotifications: false,
    weeklySummary: false,
    marketingEmails: true,
    applicationUpdates: true,
    pushNotifications: true,
  })
  await expect.element(button('Discard')).not.toBeInTheDocument()
})

test("security alerts are always on, and channels that don't exist yet say so", async () => {
  await openSwitches()
  await expect.element(switchOf('Security alerts')).toBeChecked()
  await expect.element(switchOf('Security alerts')).toBeDisabled()
  await expect.element(page.getByText(/^Not sent yet\./).first()).toBeVisible()
})

test('on a phone a switch is as high as a finger needs', async () => {
  await page.viewport(360, 740)
  await openSwitches()
  expect(switchOf('Job alerts').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test('a change on another device shows here', async () => {
  const fake = await openSwitches()
  await expect.poll(live.isOpen).toBe(true)
  fake.change({ notificationsEnabled: false })
  live.tell({ topic: 'settings', change: 'modified' })
  await expect.element(switchOf('All notifications')).not.toBeChecked()
  await expect.element(switchOf('Interview reminders')).toBeDisabled()
})

test('preferences that do not load show an error, and load on a second try', async () => {
  const broken = server.refuse('settings.get')
  await openApp('/dashboard/notifications')
  await expectToast('Error', 'Failed to load notification preferences')
  broken.mend()
  await button('Try again').click()
  await expect.element(switchOf('All notifications')).toBeVisible()
})

test('a change that could not be saved is kept, also when the page is closed', async () => {
  const fake = await openSwitches()
  const line = server.cut('settings.update')
  await flip('WhatsApp notifications')
  await button('Save preferences').click()
  await expectToast('Error', 'Failed to save notification preferences')
  line.mend()
  await reload()
  await expect.element(switchOf('WhatsApp notifications')).toBeChecked()
  await expect.element(page.getByText(/still here, and not saved yet\.$/)).toBeVisible()
  await button('Save preferences').click()
  await expect.poll(() => fake.now().whatsappNotifications).toBe(true)
  await expect.element(button('Discard')).not.toBeInTheDocument()
})

test('a switch that is pressed during a save keeps its last state', async () => {
  const fake = await openSwitches()
  const before = fake.now()
  await flip('Marketing emails')
  await flip('WhatsApp notifications')
  const line = server.hold('settings.update')
  await button('Save preferences').click()
  await flip('Marketing emails')
  await flip('Weekly summary')
  line.goOn()
  await expectToast('Preferences Updated', 'Your notification preferences have been saved successfully.')
  await expect.element(switchOf('Marketing emails')).not.toBeChecked()
  await expect.element(switchOf('WhatsApp notifications')).toBeChecked()
  expect(switchOf('Weekly summary').query()).toHaveProperty('checked', !before.weeklySummary)
  await button('Save preferences').click()
  await expect
    .poll(() => server.asked('settings.update').map(({ body }) => body))
    .toEqual([
      { marketingEmails: true, whatsappNotifications: true },
      { marketingEmails: false, weeklySummary: !before.weeklySummary },
    ])
  await expect.element(button('Discard')).not.toBeInTheDocument()
})
