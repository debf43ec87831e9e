import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { fakeProfile } from '../../testing/person.ts'
import { openApp } from '../../testing/render.tsx'

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'

test('the profile', async () => {
  const { answers } = fakeProfile({
    jobTitle: longWord,
    bio: longWord,
    skills: [longWord, 'Stock planning'],
    portfolioUrl: `https://${longWord.toLowerCase()}.example`,
  })
  await openApp('/dashboard/profile', { answers })
  await expect.element(page.getByRole('progressbar')).toBeVisible()
  await expectForEverybody()
})

test('the form of the profile, with faults', async () => {
  await openApp('/dashboard/profile?edit=all')
  await page.getByRole('textbox', { name: 'Full name' }).fill('')
  await page.getByRole('textbox', { name: 'Skills' }).fill(longWord)
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect.element(page.getByText('Full name is required.')).toBeVisible()
  await expectForEverybody()
})
