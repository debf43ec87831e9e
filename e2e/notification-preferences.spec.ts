import { expect, type Page } from 'playwright/test'
import { lineDown, status } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { breakServer, cutLine } from './lines.ts'
import { hearsLive } from './live.ts'
import { expectToast } from './pages/toast.ts'

const switchOf = (page: Page, name: string) => page.getByRole('switch', { name })
const mailed = ['Application updates', 'Job alerts', 'Weekly summary', 'Marketing emails']
const others = ['Email notifications', 'Interview reminders', 'Push notifications', 'WhatsApp notifications']

test('a switch that is off silences those below it, and keeps what was chosen', { tag: '@both' }, async ({
  page,
  api,
}) => {
  const ready = hearsLive(page)
  await page.goto('/dashboard/notifications')
  await switchOf(page, 'Marketing emails').check()
  await switchOf(page, 'Weekly summary').press(' ')
  await switchOf(page, 'Email notifications').uncheck()
  for (const name of mailed) await expect(switchOf(page, name)).toBeDisabled()
  await expect(switchOf(page, 'Interview reminders')).toBeEnabled()
  await switchOf(page, 'All notifications').uncheck()
  for (const name of [...mailed, ...others]) await expect(switchOf(page, name)).toBeDisabled()
  await expect(switchOf(page, 'Marketing emails')).toBeChecked()
  await expect(switchOf(page, 'Security alerts')).toBeChecked()
  await expect(switchOf(page, 'Security alerts')).toBeDisabled()
  await expect(page.getByText('Not sent yet.').first()).toBeVisible()
  expect((await switchOf(page, 'Job alerts').boundingBox())?.height).toBeGreaterThanOrEqual(44)

  await page.getByRole('button', { name: 'Save preferences' }).click()
  await expectToast(
    page,
    'Preferences Updated',
    'Your notification preferences have been saved successfully.',
  )
  expect(await api.settings.get({})).toMatchObject({
    notificationsEnabled: false,
    emailNotifications: false,
    weeklySummary: false,
    marketingEmails: true,
    applicationUpdates: true,
    pushNotifications: true,
  })

  await ready
  await api.settings.update({ body: { notificationsEnabled: true } })
  await expect(switchOf(page, 'All notifications')).toBeChecked()
  await expect(switchOf(page, 'Interview reminders')).toBeEnabled()
})

test('preferences that do not load or save say so, and lose nothing', async ({ page, api, complaints }) => {
  complaints.expect(status(500), lineDown)
  const server = await breakServer(page, 'GET', '/api/settings')
  await page.goto('/dashboard/notifications')
  await expectToast(page, 'Error', 'Failed to load notification preferences')
  await server.mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  const line = await cutLine(page, 'PATCH', '/api/settings')
  await switchOf(page, 'WhatsApp notifications').check()
  await page.getByRole('button', { name: 'Save preferences' }).click()
  await expectToast(page, 'Error', 'Failed to save notification preferences')
  await line.mend()
  await page.reload()
  await expect(switchOf(page, 'WhatsApp notifications')).toBeChecked()
  await expect(page.getByText('still here, and not saved yet')).toBeVisible()
  await page.getByRole('button', { name: 'Save preferences' }).click()
  await expect.poll(async () => (await api.settings.get({})).whatsappNotifications).toBe(true)
  await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden()
})
