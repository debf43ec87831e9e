import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { server } from '../../testing/fake-server.ts'
import { expectToast, toast } from '../../testing/toast.ts'
import { seen, turnedPhoto } from './pictures.testing.ts'
import { openProfile, pictureInput, press, summary } from './profile.testing.ts'

const updated = ['Profile Updated', 'Your profile has been successfully updated.'] as const
/** As the picker hands it over: a large one would take seconds on a test's own way. */
const choose = (file: File): void => {
  const given = new DataTransfer()
  given.items.add(file)
  const input = pictureInput.element()
  Object.assign(input, { files: given.files })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const inHeader = () => document.querySelector('header img')

test('the button opens the file chooser', async () => {
  await openProfile()
  const asked = vi.fn<() => void>()
  pictureInput.element().addEventListener('click', event => {
    event.preventDefault()
    asked()
  })
  await press('Add a picture')
  await summary.getByRole('button', { name: 'Profile picture' }).click()
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a picture is stored upright, square and small, and shown in the header; then removed', async () => {
  const fake = await openProfile()
  await pictureInput.upload(await turnedPhoto())
  await expectToast(...updated)
  await expect.poll(() => inHeader()?.getAttribute('src')).toBe(fake.picture())
  const picture = fake.picture() ?? ''
  expect(picture).toMatch(/^data:image\/webp;base64,/)
  expect(picture.length).toBeLessThan(20_000)
  expect(await seen(picture)).toEqual({ width: 200, height: 200, above: 'red', below: 'blue' })
  await expect.element(summary.getByText('Profile picture')).not.toBeInTheDocument()
  // Who has just chosen it need not load it.
  expect(server.asked('profile.avatar')).toEqual([])

  await press('Remove picture')
  await expect.element(page.getByRole('button', { name: 'Add a picture' })).toHaveFocus()
  await expect.poll(inHeader).toBeNull()
  expect(fake.picture()).toBeNull()
})

test('a file that is no picture, or too large, is refused', async () => {
  await openProfile()
  await pictureInput.upload(new File(['It is me.'], 'me.txt', { type: 'text/plain' }))
  await expectToast('Invalid File', 'Please select an image file.')
  choose(await turnedPhoto(6 * 1024 * 1024))
  await expectToast('File Too Large', 'Please select an image smaller than 5MB.')
  await pictureInput.upload(new File(['No'], 'me.png', { type: 'image/png' }))
  await expectToast('Error', 'Failed to process image.')
  await pictureInput.upload(new File(['ftypheic'], 'IMG_1.HEIC', { type: 'image/heic' }))
  await expectToast('Error', /This browser cannot read HEIC photos\./)
  expect(server.asked('profile.setAvatar')).toEqual([])
})

test('a picture that was not sent because of a lost connection can be sent again', async () => {
  const fake = await openProfile()
  const line = server.cut('profile.setAvatar')
  await pictureInput.upload(await turnedPhoto())
  await expectToast('Profile Update Error', 'Failed to save profile. Please try again.')
  line.mend()
  await toast.getByRole('button', { name: 'Try again' }).click()
  await expectToast(...updated)
  expect(fake.picture()).not.toBeNull()
})
