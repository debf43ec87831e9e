import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '../../../shared/api/errors.ts'
import { live } from '../../testing/channel.ts'
import { server } from '../../testing/fake-server.ts'
import { fakeSettings } from '../../testing/person.ts'
import { openApp } from '../../testing/render.tsx'
import { expectToast, toast } from '../../testing/toast.ts'

const switchOf = (name: string) => page.getByRole('switch', { name })
/** The native switch lies over its track. */
const flip = (name: string) => switchOf(name).click({ force: true })
const button = (name: string) => page.getByRole('button', { name })

const mailed = ['Application updates', 'Job alerts', 'Weekly summary', 'Marketing emails']
const others = ['Email notifications', 'Interview reminders']
const coming = ['Push notifications', 'WhatsApp notifications']
const saved = ['Preferences Updated', 'Your notification preferences have been saved successfully.']
const sent = () => server.asked('settings.update').map(({ body }) => body)

const openSwitches = async () => {
  const fake = fakeSettings()
  await openApp('/dashboard/notifications', { answers: fake.answers })
  await expect.element(switchOf('All notifications')).toBeVisible()
  return fake
}

test('each press is saved by itself; a switch that is off disables those below it, and keeps their values', async () => {
  const fake = await openSwitches()
  switchOf('Weekly summary').element().focus()
  await userEvent.keyboard(' ')
  await expectToast(...saved)
  expect(sent()).toEqual([{ weeklySummary: false }])
  await flip('Email notifications')
  for (const name of mailed) await expect.element(switchOf(name)).toBeDisabled()
  await expect.element(switchOf('Interview reminders')).toBeEnabled()
  await flip('All notifications')
  for (const name of [...mailed, ...others]) await expect.element(switchOf(name)).toBeDisabled()
  await expect.element(switchOf('Job alerts')).toBeChecked()
  await expect.poll(fake.now).toMatchObject({
    notificationsEnabled: false,
    emailNotifications: false,
    weeklySummary: false,
    jobAlerts: true,
  })
})

test('a press holds at once, and does not go back for a moment until the change is drawn', async () => {
  await openSwitches()
  server.hold('settings.update')
  // A switch that holds shows that the screen hears of presses: React makes its effects some time after it draws.
  await flip('Marketing emails')
  await expect.element(switchOf('Marketing emails')).toBeChecked()
  const weekly = switchOf('Weekly summary').element()
  if (!(weekly instanceof HTMLInputElement)) throw new Error('It is no checkbox.')
  weekly.click()
  // The first task after the press, which comes before the next frame.
  await scheduler.postTask(() => undefined, { priority: 'user-blocking' })
  expect(weekly.checked).toBe(false)
})

test("security alerts are always on, and ways that don't exist yet are off, and keep what is stored", async () => {
  const fake = await openSwitches()
  await expect.element(switchOf('Security alerts')).toBeChecked()
  await expect.element(switchOf('Security alerts')).toBeDisabled()
  for (const name of coming) {
    await expect.element(switchOf(`${name} Coming soon`)).toBeDisabled()
    await expect.element(switchOf(`${name} Coming soon`)).not.toBeChecked()
  }
  expect(fake.now()).toMatchObject({ pushNotifications: true, whatsappNotifications: false })
})

test('of presses that follow each other fast, each is saved in its order, and the last says so', async () => {
  const fake = await openSwitches()
  const line = server.hold('settings.update')
  for (const name of ['Marketing emails', 'Weekly summary', 'Marketing emails']) await flip(name)
  await expect.element(switchOf('Weekly summary')).not.toBeChecked()
  await expect.element(switchOf('Marketing emails')).not.toBeChecked()
  expect(toast.getByRole('paragraph').elements()).toEqual([])
  line.goOn()
  await expectToast(...saved)
  expect(sent()).toEqual([{ marketingEmails: true }, { weeklySummary: false }, { marketingEmails: false }])
  expect(fake.now()).toMatchObject({ marketingEmails: false, weeklySummary: false })
  await expect.element(switchOf('Weekly summary')).not.toBeChecked()
})

test('a change that could not be saved is put back, and can be made again', async () => {
  const fake = await openSwitches()
  const line = server.cut('settings.update')
  await flip('Marketing emails')
  await expectToast('Error', 'Failed to save notification preferences')
  await expect.element(switchOf('Marketing emails')).not.toBeChecked()
  line.mend()
  await flip('Marketing emails')
  await expectToast(...saved)
  expect(fake.now().marketingEmails).toBe(true)
})

test('a failure among fast presses goes back alone, and is not hidden by the others', async () => {
  const fake = await openSwitches()
  const line = server.hold('settings.update')
  server.answers({
    'settings.update': ({ body }) => {
      if ('marketingEmails' in body) throw new ApiError('internal')
      return fake.change(body)
    },
  })
  await flip('Marketing emails')
  await flip('Weekly summary')
  line.goOn()
  await expect.poll(() => fake.now().weeklySummary).toBe(false)
  await expect.element(switchOf('Marketing emails')).not.toBeChecked()
  await expect.element(switchOf('Weekly summary')).not.toBeChecked()
  await expectToast('Error', 'Failed to save notification preferences')
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
