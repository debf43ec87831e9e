import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { PreferencesForm } from '../../../shared/api/preferences.ts'
import { fakePreferences } from '../../testing/person.ts'
import { openApp } from '../../testing/render.tsx'

export const form = page.getByRole('form', { name: 'Job Preferences' })
export const field = (label: string) => form.getByRole('textbox', { name: label })
export const tags = (label: string) => form.getByRole('list', { name: label }).getByRole('listitem')
export const button = (name: string) => page.getByRole('button', { name })

/** The tags below a field are these. */
export const expectTags = (label: string, ...words: readonly string[]): Promise<void> =>
  expect
    .poll(() =>
      tags(label)
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(words)

/** Opens Job Preferences; the form is there at once for who has saved none yet. Gives what the server holds. */
export const openPreferences = async (saved: Partial<PreferencesForm> | null = null) => {
  const fake = fakePreferences(saved)
  await openApp('/dashboard/preferences', { answers: fake.answers })
  await expect.element(button(saved ? 'Edit preferences' : 'Save Job Preferences')).toBeVisible()
  return fake
}

export const savedToast = [
  'Job Preferences Updated',
  'Your job search preferences have been saved successfully.',
] as const
