import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectDetail } from '../../testing/details.ts'
import { server } from '../../testing/fake-server.ts'
import { reload } from '../../testing/reload.ts'
import { expectToast } from '../../testing/toast.ts'
import { edit, field, fill, form, openProfile, press } from './profile.testing.ts'

const note = page.getByText('You have changes here that are not saved.')
const main = page.getByRole('main')

test('a save that fails keeps the typed text, also when the page is closed', async () => {
  const fake = await openProfile()
  const line = server.cut('profile.update')
  await edit()
  await fill({ 'About you': 'I plan stock' })
  await press('Save profile')
  await expectToast('Profile Update Error', 'Failed to save profile. Please try again.')
  await expect
    .element(form.getByRole('alert'))
    .toHaveTextContent('The connection was lost. What you typed is kept on this device.')
  line.mend()
  const refusal = server.refuse('profile.update')
  await press('Try again')
  await expectToast('Profile Update Error', 'Something went wrong on our side. Please try again in a minute.')
  refusal.mend()

  history.replaceState(null, '', '/dashboard/profile')
  await reload()
  await expect.element(note).toBeVisible()
  await press('Continue editing')
  await expect.element(page.getByText('What you typed before is still here.')).toBeVisible()
  await expect.element(field('About you')).toHaveValue('I plan stock')
  await press('Save profile')
  await expectDetail('About you', 'I plan stock')
  expect(fake.now().bio).toBe('I plan stock')
  await expect.element(note).not.toBeInTheDocument()
})

test('a person who discards their changes sees the saved profile, also the next time', async () => {
  await openProfile({ bio: 'I plan stock' })
  await edit()
  await fill({ 'About you': 'Never mind' })
  await press('Discard')
  await expectDetail('About you', 'I plan stock')
  await reload()
  await expectDetail('About you', 'I plan stock')
  await expect.element(note).not.toBeInTheDocument()
})

const choices = [
  { press: 'Keep what is saved', remains: 'Welder' },
  { press: 'Keep mine', remains: 'Planner' },
] as const

test.each(choices)(
  'a person whose save conflicts with another device sees both versions: $press',
  async choice => {
    const fake = await openProfile()
    await edit()
    await fill({ 'Job title': 'Planner' })
    fake.change({ jobTitle: 'Welder', phone: '0803 000 0000' })
    await press('Save profile')
    await expect.element(page.getByText(/What you typed is not lost\.$/)).toHaveFocus()
    await expect.element(main.getByRole('definition')).toMatchTextContent(/Saved nowWelder.*You typedPlanner/)
    await press(choice.press)
    if (choice.press === 'Keep what is saved') await press('Cancel')
    await expectDetail('Job title', choice.remains)
    expect(fake.now()).toMatchObject({ jobTitle: choice.remains, phone: '0803 000 0000' })
  },
)

test('text that is typed during a save stays in the form, and is saved next', async () => {
  await openProfile()
  await edit()
  await fill({ 'Job title': 'Planner' })
  const line = server.hold('profile.update')
  await press('Save profile')
  await fill({ 'About you': 'I plan stock' })
  line.goOn()
  await expectToast('Profile Updated', 'Your profile has been successfully updated.')
  await expect.element(field('About you')).toHaveValue('I plan stock')
  await reload()
  await expect.element(field('About you')).toHaveValue('I plan stock')
  await press('Save profile')
  await expectDetail('About you', 'I plan stock')
  expect(server.asked('profile.update').map(({ body }) => body)).toEqual([
    { version: 1, jobTitle: 'Planner' },
    { version: 2, bio: 'I plan stock' },
  ])
})

test('a save that ends late leaves a reopened form open', async () => {
  await openProfile()
  await edit()
  await fill({ 'Job title': 'Planner' })
  const line = server.hold('profile.update')
  await press('Save profile')
  history.back()
  await press('Continue editing')
  await fill({ 'About you': 'I plan stock' })
  line.goOn()
  await expectToast('Profile Updated', 'Your profile has been successfully updated.')
  await expect.element(field('About you')).toHaveValue('I plan stock')
})
