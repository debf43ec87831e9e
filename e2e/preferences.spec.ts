import { expect } from 'playwright/test'
import { lineDown, status } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { cutLine } from './lines.ts'
import { deafen } from './live.ts'
import { PreferencesPage } from './pages/preferences.ts'
import { expectToast } from './pages/toast.ts'

const saved = [
  'Job Preferences Updated',
  'Your job search preferences have been saved successfully.',
] as const

test('tags are added and removed by key and by button, and none that was typed is lost', {
  tag: '@both',
}, async ({ page, api }) => {
  const preferences = await PreferencesPage.openForm(page)
  const titles = preferences.field('Job titles')
  const tags = preferences.tags('Job titles')
  await titles.fill('  Supply   Planner ')
  await titles.press('Enter')
  await expect(titles).toHaveValue('')
  await titles.fill('supply planner')
  await titles.press('Enter')
  await expect(preferences.news.filter({ hasText: 'There already: supply planner.' })).toHaveCount(1)
  await titles.pressSequentially('Welder, Bursar')
  await preferences.press('Add job title')
  await expect(titles).toBeFocused()
  await expect(tags).toHaveText(['Supply Planner', 'Welder', 'Bursar'])
  await titles.press('Enter')
  await expect(tags).toHaveCount(3)

  await page.getByRole('button', { name: 'Remove Welder' }).press('Enter')
  await expect(preferences.news.filter({ hasText: 'Removed: Welder.' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Remove Bursar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Supply Planner' })).toBeFocused()

  await preferences.field('Locations').fill('Kano, Abuja')
  await preferences.field('Keywords').fill('stock')
  await preferences.form.getByRole('checkbox', { name: 'Part-time' }).check()
  await preferences.form.getByRole('checkbox', { name: 'HR' }).check()
  await preferences.field('Minimum salary a month').fill('500,000')
  await preferences.field('Maximum salary a month').fill('250k')
  await preferences.form.getByRole('switch', { name: 'Auto-apply' }).check()
  await expect(preferences.form.getByText('Nothing is applied for yet.')).toBeVisible()
  await preferences.save.click()
  await expectToast(page, ...saved)

  await expect(preferences.detail('Locations').getByRole('listitem')).toHaveText(['Kano', 'Abuja'])
  await expect(preferences.detail('Auto-apply')).toHaveText('On. Nothing is applied for yet.')
  expect(await api.preferences.get({})).toMatchObject({
    jobTitles: ['Supply Planner'],
    locations: ['Kano', 'Abuja'],
    keywords: ['stock'],
    jobTypes: ['onsite', 'part-time'],
    industries: ['HR'],
    salaryMin: 500_000,
    salaryMax: 250_000,
    currency: 'NGN',
    remoteOnly: false,
    autoApplyEnabled: true,
  })
})

test('a lost line keeps what was typed, and a change made elsewhere is not overwritten unseen', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(lineDown, status(409))
  await deafen(page)
  const preferences = await PreferencesPage.openForm(page)
  const line = await cutLine(page, 'PUT', '/api/preferences')
  await preferences.field('Keywords').fill('cold chain')
  await preferences.save.click()
  await expectToast(page, 'Error', 'Failed to save job preferences. Please try again.')
  await expect(preferences.trouble).toContainText('What you typed is kept on this device.')
  await line.mend()
  await page.reload()
  await expect(preferences.field('Keywords')).toHaveValue('cold chain')

  const { updatedAt: _, ...first } = await api.preferences.get({})
  await api.preferences.save({
    body: { ...first, keywords: ['stock'], locations: ['Kano'], excludedCompanies: ['Gada Cement'] },
  })
  await preferences.save.click()
  await expect(page.getByText('Nothing of yours was lost.')).toBeFocused()
  await expect(page.getByRole('main')).toContainText('stock')
  await preferences.press('Keep mine')
  await expectToast(page, ...saved)
  expect(await api.preferences.get({})).toMatchObject({
    keywords: ['cold chain'],
    locations: ['Kano'],
    excludedCompanies: ['Gada Cement'],
  })

  await preferences.edit()
  await preferences.field('Locations').fill('Abuja')
  await preferences.press('Discard')
  await expect(preferences.detail('Locations')).toHaveText('Kano')
})
