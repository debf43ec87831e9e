import { expect } from 'playwright/test'
import type { Client } from '../shared/api/client.ts'
import type { Api } from '../shared/api/index.ts'
import type { Profile } from '../shared/api/profile.ts'
import { testSignedIn as test } from './fixtures.ts'
import { liveConnected } from './live.ts'
import { ProfilePage } from './pages/profile.ts'
import { expectToast } from './pages/toast.ts'

const profileOf = async (api: Client<Api>): Promise<Profile> => {
  const { profile } = await api.profile.get({})
  if (!profile) throw new Error('There is no profile.')
  return profile
}

/** A photograph of 400 by 200 pixels. */
const photo = async (page: ProfilePage['page']) => {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 200
    canvas.getContext('2d')?.fillRect(0, 0, 200, 200)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

test("a person's profile, job preferences and notification preferences are saved", { tag: '@phone' }, async ({
  page,
  api,
  person,
}) => {
  const ready = liveConnected(page)
  const profile = await ProfilePage.open(page)
  await expect(page.getByText(person.email).filter({ visible: true }).first()).toBeVisible()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add a picture' }).press('Enter')
  await (await choosing).setFiles(await photo(page))
  await expectToast(page, 'Profile Updated', 'Your profile has been successfully updated.')
  await expect(page.getByRole('banner').locator('img')).toBeVisible()
  expect((await api.profile.avatar({})).picture).toMatch(/^data:image\/webp;base64,/)

  await profile.missing.getByRole('link', { name: 'Skills' }).click()
  await profile.fill({ Skills: 'SQL, Stock planning', 'About you': '<b>Planner</b>\nof stock' })
  await profile.saveAndRead()
  await expect(profile.detail('About you')).toHaveText('<b>Planner</b>\nof stock')
  const stored = await profileOf(api)
  expect(stored).toMatchObject({ skills: ['SQL', 'Stock planning'], bio: '<b>Planner</b>\nof stock' })
  await ready
  await api.profile.update({ body: { jobTitle: 'Depot Manager', version: stored.version } })
  await expect(profile.detail('Job title')).toHaveText('Depot Manager')

  await page.goto('/dashboard/preferences')
  await page.getByRole('textbox', { name: 'Locations' }).fill('Kano, Abuja')
  await page.getByRole('button', { name: 'Save Job Preferences' }).click()
  await expect(page.getByRole('button', { name: 'Edit preferences' })).toBeVisible()
  expect(await api.preferences.get({})).toMatchObject({ locations: ['Kano', 'Abuja'] })

  await page.goto('/dashboard/notifications')
  await page.getByRole('switch', { name: 'Weekly summary' }).uncheck()
  await expect.poll(async () => (await api.settings.get({})).weeklySummary).toBe(false)
})
