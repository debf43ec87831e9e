import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Profile } from '../../../shared/api/profile.ts'
import { fakeProfile } from '../../testing/person.ts'
import { openApp } from '../../testing/render.tsx'

export const heading = page.getByRole('heading', { level: 1, name: 'My Profile' })
const formHeading = page.getByRole('heading', { level: 1, name: 'Edit your profile' })
export const form = page.getByRole('form', { name: 'Edit your profile' })
export const summary = page.getByRole('region', { name: 'Summary' })
export const percent = page.getByRole('progressbar', { name: 'Profile completion' })
/** The native input behind the button for a picture. */
export const pictureInput = page.getByLabelText('Picture', { exact: true })

export const field = (label: string) => form.getByLabelText(label)
export const press = (name: string) => page.getByRole('button', { name }).click()

export const fill = async (values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value)
}

export const edit = async (): Promise<void> => {
  await press('Edit profile')
  await expect.element(formHeading).toHaveFocus()
}

/** Opens My Profile of somebody whose profile is so, and gives what the server holds. */
export const openProfile = async (but: Partial<Profile> = {}) => {
  const fake = fakeProfile(but)
  await openApp('/dashboard/profile', { answers: fake.answers })
  await expect.element(percent).toBeVisible()
  return fake
}
