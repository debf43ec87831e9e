import { expect } from 'playwright/test'
import { lineDown } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { cutLine } from './lines.ts'
import { ProfilePage } from './pages/profile.ts'
import { expectToast, toastButton } from './pages/toast.ts'
import { seen, turnedPhoto } from './pictures.ts'

test('a picture is stored upright, square and small, and shown in the header; then removed', {
  tag: '@both',
}, async ({ page, api }) => {
  const profile = await ProfilePage.open(page)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add a picture' }).press('Enter')
  await (await choosing).setFiles(await turnedPhoto(page))
  await expectToast(page, 'Profile Updated', 'Your profile has been successfully updated.')
  await expect(page.getByRole('banner').locator('img')).toBeVisible()
  const { picture } = await api.profile.avatar({})
  expect(picture).toMatch(/^data:image\/webp;base64,/)
  expect(picture?.length).toBeLessThan(20_000)
  expect(await seen(page, picture ?? '')).toEqual({ width: 200, height: 200, above: 'red', below: 'blue' })
  await expect(profile.missing.getByText('Profile picture')).toBeHidden()

  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeFocused()
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0)
  expect(await api.profile.avatar({})).toEqual({ picture: null })
})

test('what is no picture or too large is refused, and a lost line can be tried again', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(lineDown)
  const { picture } = await ProfilePage.open(page)
  await picture.setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('It is me.') })
  await expectToast(page, 'Invalid File', 'Please select an image file.')

  const photo = await turnedPhoto(page)
  const large = Buffer.concat([photo.buffer, Buffer.alloc(6 * 1024 * 1024)])
  await picture.setInputFiles({ ...photo, buffer: large })
  await expectToast(page, 'File Too Large', 'Please select an image smaller than 5MB.')

  await picture.setInputFiles({ ...photo, name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('No') })
  await expectToast(page, 'Error', 'Failed to process image.')

  await picture.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') })
  await expect(page.getByText('This browser cannot read HEIC photos.')).toBeVisible()
  expect(await api.profile.avatar({})).toEqual({ picture: null })

  const line = await cutLine(page, 'PUT', '/api/profile/avatar')
  await picture.setInputFiles(photo)
  await expectToast(page, 'Profile Update Error', 'Failed to save profile. Please try again.')
  await line.mend()
  await toastButton(page, 'Try again').click()
  await expectToast(page, 'Profile Updated', 'Your profile has been successfully updated.')
  expect((await api.profile.avatar({})).picture).not.toBeNull()
})
