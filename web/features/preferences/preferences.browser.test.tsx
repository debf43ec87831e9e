import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectDetail } from '../../testing/details.ts'
import { server } from '../../testing/fake-server.ts'
import { fakePreferences } from '../../testing/person.ts'
import { reload } from '../../testing/reload.ts'
import { openApp } from '../../testing/render.tsx'
import { expectToast } from '../../testing/toast.ts'
import { button, expectTags, field, form, openPreferences, savedToast } from './preferences.testing.ts'

/** What is read out of a change. */
const news = (words: string) => page.getByRole('status').filter({ hasText: words })

test('tags are added and removed by key and by button', async () => {
  await openPreferences()
  const titles = field('Job titles')
  await titles.fill('  Supply   Planner ')
  await userEvent.keyboard('{Enter}')
  await expect.element(titles).toHaveValue('')
  await titles.fill('supply planner')
  await userEvent.keyboard('{Enter}')
  await expect.element(news('Already in the list: supply planner.')).toBeInTheDocument()
  await userEvent.type(titles, 'Welder, Bursar')
  await button('Add job title').click()
  await expect.element(titles).toHaveFocus()
  await expectTags('Job titles', 'Supply Planner', 'Welder', 'Bursar')
  await userEvent.keyboard('{Enter}')
  await expectTags('Job titles', 'Supply Planner', 'Welder', 'Bursar')

  button('Remove Welder').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(news('Removed: Welder.')).toBeInTheDocument()
  await expect.element(button('Remove Bursar')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Remove Supply Planner')).toHaveFocus()
  expect(server.asked('preferences.save')).toEqual([])
})

test('the preferences are saved, with the tags that were still being typed, and can be read', async () => {
  const fake = await openPreferences()
  await field('Locations').fill('Kano, Abuja')
  await field('Keywords').fill('stock')
  await form.getByRole('checkbox', { name: 'Part-time' }).click()
  await form.getByRole('checkbox', { name: 'HR' }).click()
  await field('Minimum salary a month').fill('500,000')
  await field('Maximum salary a month').fill('250k')
  await form.getByRole('switch', { name: 'Auto-apply' }).click({ force: true })
  await expect.element(form.getByText(/^Aiki does not apply for jobs yet\./)).toBeVisible()
  await button('Save Job Preferences').click()
  await expectToast(...savedToast)
  await expectDetail('Locations', 'Kano', 'Abuja')
  await expectDetail('Auto-apply', 'On. Aiki does not apply for jobs yet.')
  await expect.element(page.getByRole('main')).toMatchTextContent('You are not willing to relocate.')
  await expect
    .element(page.getByRole('link', { name: 'Change it in your profile' }))
    .toHaveAttribute('href', '/dashboard/profile?edit=willingToRelocate')
  expect(fake.now()).toMatchObject({
    jobTitles: [],
    locations: ['Kano', 'Abuja'],
    keywords: ['stock'],
    jobTypes: ['onsite', 'part-time'],
    industries: ['HR'],
    salaryMin: 500_000,
    salaryMax: 250_000,
    currency: 'NGN',
    remoteOnly: false,
    autoApplyEnabled: true,
    version: 1,
  })
})

test('the first form begins with the answers of the profile, says so, and one press saves them', async () => {
  const fake = fakePreferences(null, { jobTitles: ['Accountant'], locations: ['Lagos'] })
  await openApp('/dashboard/preferences', { answers: fake.answers })
  await expect.element(page.getByText(/^We filled this in from your profile\./)).toBeVisible()
  await expectTags('Job titles', 'Accountant')
  await field('Keywords').fill('audit')
  await button('Save Job Preferences').click()
  await expectToast(...savedToast)
  expect(fake.now()).toMatchObject({ jobTitles: ['Accountant'], locations: ['Lagos'], keywords: ['audit'] })
})

test('a lost connection keeps the typed text, also when the page is closed', async () => {
  await openPreferences()
  const line = server.cut('preferences.save')
  await field('Keywords').fill('cold chain')
  await button('Save Job Preferences').click()
  await expectToast('Error', 'Failed to save job preferences. Please try again.')
  await expect.element(form.getByRole('alert')).toMatchTextContent('What you typed is kept on this device.')
  line.mend()
  await reload()
  await expect.element(field('Keywords')).toHaveValue('cold chain')
  await button('Save Job Preferences').click()
  await expectDetail('Keywords', 'cold chain')
})

test('an older draft does not silently overwrite a change of another device', async () => {
  const fake = await openPreferences()
  await field('Keywords').fill('cold chain')
  await reload()
  await expect.element(field('Keywords')).toHaveValue('cold chain')
  fake.change({ keywords: ['stock'], locations: ['Kano'], excludedCompanies: ['Gada Cement'] })
  await button('Save Job Preferences').click()
  await expect.element(page.getByText(/What you typed is not lost\.$/)).toHaveFocus()
  await expect
    .element(page.getByRole('main').getByRole('definition'))
    .toMatchTextContent(/Saved nowstock.*You typedcold chain/)
  await button('Keep mine').click()
  await expectToast(...savedToast)
  expect(fake.now()).toMatchObject({
    keywords: ['cold chain'],
    locations: ['Kano'],
    excludedCompanies: ['Gada Cement'],
  })
})

test('a person who discards their changes sees the saved preferences', async () => {
  await openPreferences({ locations: ['Kano'] })
  await button('Edit preferences').click()
  await field('Locations').fill('Abuja')
  await button('Discard').click()
  await expectDetail('Locations', 'Kano')
})

test('text that is typed during a save stays in the form, and is saved next', async () => {
  const fake = await openPreferences()
  await field('Keywords').fill('stock')
  const line = server.hold('preferences.save')
  await button('Save Job Preferences').click()
  await field('Locations').fill('Kano')
  line.goOn()
  await expectToast(...savedToast)
  await expect.element(field('Locations')).toHaveValue('Kano')
  expect(fake.now()).toMatchObject({ keywords: ['stock'], locations: [] })
  await button('Save Job Preferences').click()
  await expectDetail('Locations', 'Kano')
  expect(fake.now()).toMatchObject({ keywords: ['stock'], locations: ['Kano'], version: 2 })
})

test('the default preferences can be saved at once', async () => {
  const fake = await openPreferences()
  await button('Save Job Preferences').click()
  await expectToast(...savedToast)
  await expectDetail('Job types', 'Onsite')
  expect(fake.now().version).toBe(1)
})
