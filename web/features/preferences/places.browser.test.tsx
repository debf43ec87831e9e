import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { fakePreferences } from '../../testing/person.ts'
import { openApp } from '../../testing/render.tsx'

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'

test('the form of the job preferences', async () => {
  await openApp('/dashboard/preferences', { answers: fakePreferences().answers })
  await page.getByRole('textbox', { name: 'Job titles' }).fill(`${longWord}, Welder`)
  await page.getByRole('button', { name: 'Add job title' }).click()
  await expect.element(page.getByRole('list', { name: 'Job titles' })).toMatchTextContent('Welder')
  await expectForEverybody()
})
