import { expect } from 'playwright/test'
import type { Client } from '../shared/api/client.ts'
import type { Api } from '../shared/api/index.ts'
import type { Profile } from '../shared/api/profile.ts'
import { lineDown, status } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { breakServer, cutLine } from './lines.ts'
import { deafen, hearsLive } from './live.ts'
import { ProfilePage } from './pages/profile.ts'
import { expectToast } from './pages/toast.ts'

const profileOf = async (api: Client<Api>): Promise<Profile> => {
  const { profile } = await api.profile.get({})
  if (!profile) throw new Error('There is no profile.')
  return profile
}

test('a profile is filled in from what is missing, and read again', { tag: '@both' }, async ({
  page,
  api,
  person,
}) => {
  const ready = hearsLive(page)
  const profile = await ProfilePage.open(page)
  await expect(page.getByText(person.email).filter({ visible: true }).first()).toBeVisible()
  await profile.expectPercent(7)
  await expect(profile.detail('Skills')).toHaveText('Not given')
  await profile.missing.getByRole('link', { name: 'Skills' }).click()
  await expect(profile.field('Skills')).toBeFocused()
  await profile.fill({
    Skills: ' SQL, ,Stock planning ,',
    Languages: 'English, Hausa',
    'Years of experience': ' 7 ',
    Portfolio: 'ngozi.example',
    // Not put in order here: either may be a wish.
    'Minimum salary a month': '₦600k',
    'Maximum salary a month': '350 000',
    'About you': '<b>Planner</b>\nof stock',
  })
  await profile.field('Career level').selectOption('Lead')
  await profile.form.getByRole('checkbox', { name: 'Hybrid' }).check()
  await profile.form.getByRole('checkbox', { name: 'I prefer remote work' }).check()
  await profile.saveAndRead()
  await expectToast(page, 'Profile Updated', 'Your profile has been successfully updated.')
  await expect(profile.heading).toBeFocused()

  await profile.expectPercent(64)
  await expect(profile.detail('Skills').getByRole('listitem')).toHaveText(['SQL', 'Stock planning'])
  await expect(profile.detail('About you')).toHaveText('<b>Planner</b>\nof stock')
  await expect(profile.detail('Minimum salary a month')).toHaveText('600,000')
  const link = profile.detail('Portfolio').getByRole('link')
  await expect(link).toHaveAttribute('href', 'https://ngozi.example')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  const stored = await profileOf(api)
  expect(stored).toMatchObject({
    skills: ['SQL', 'Stock planning'],
    yearsOfExperience: 7,
    salaryMin: 600_000,
    salaryMax: 350_000,
    careerLevel: 'lead',
    jobTypes: ['Hybrid'],
    remotePreference: true,
  })

  await ready
  await api.profile.update({ body: { jobTitle: 'Depot Manager', version: stored.version } })
  await expect(profile.detail('Job title')).toHaveText('Depot Manager')
})

test('what the form would not take is said at its field; an emptied figure is none', async ({
  page,
  api,
}) => {
  const { version } = await profileOf(api)
  await api.profile.update({ body: { yearsOfExperience: 5, version } })
  const profile = await ProfilePage.open(page)
  await profile.edit()
  await profile.fill({
    'Full name': ' ',
    'Years of experience': 'seven',
    'Minimum salary a month': 'a lot',
    LinkedIn: 'javascript:alert(1)',
  })
  await profile.save.click()
  await expect(profile.field('Full name')).toBeFocused()
  await expect(profile.field('Full name')).toHaveAccessibleErrorMessage('Full name is required.')
  await expect(profile.field('Years of experience')).toHaveAccessibleErrorMessage(
    'Write the years as a number up to 80.',
  )
  await expect(profile.field('Minimum salary a month')).toHaveAccessibleErrorMessage(
    'Write the amount in figures, such as 250,000, or leave it empty.',
  )
  await expect(profile.field('LinkedIn')).toHaveAccessibleErrorMessage(
    'Write a web address, such as https://jobs.example/7',
  )
  await profile.fill({
    'Full name': 'Ngọzi Eze',
    'Years of experience': '',
    'Minimum salary a month': '',
    LinkedIn: '',
  })
  await profile.saveAndRead()
  expect(await profileOf(api)).toMatchObject({
    fullName: 'Ngọzi Eze',
    yearsOfExperience: null,
    salaryMin: null,
    linkedinUrl: '',
  })
})

test('a save that fails keeps what was typed, also when the tab is closed', async ({
  page,
  context,
  api,
  complaints,
}) => {
  complaints.expect(lineDown, status(500))
  const profile = await ProfilePage.open(page)
  const line = await cutLine(page, 'PATCH', '/api/profile')
  await profile.edit()
  await profile.fill({ 'About you': 'I plan stock' })
  await profile.save.click()
  await expectToast(page, 'Profile Update Error', 'Failed to save profile. Please try again.')
  await expect(profile.trouble).toContainText('What you typed is kept on this device.')
  await line.mend()
  const server = await breakServer(page, 'PATCH', '/api/profile')
  await profile.press('Try again')
  await expectToast(
    page,
    'Profile Update Error',
    'Something went wrong on our side. Please try again in a minute.',
  )
  await server.mend()
  await page.close()

  const again = await ProfilePage.open(await context.newPage())
  await expect(again.page.getByText('You have changes here that are not saved.')).toBeVisible()
  await again.press('Go on editing')
  await expect(again.field('About you')).toHaveValue('I plan stock')
  await again.saveAndRead()
  expect((await profileOf(api)).bio).toBe('I plan stock')
  await expect(again.page.getByText('You have changes here that are not saved.')).toBeHidden()

  await again.edit()
  await again.fill({ 'About you': 'Never mind' })
  await again.press('Discard')
  await expect(again.detail('About you')).toHaveText('I plan stock')
})

test('a change made elsewhere meanwhile is shown beside what was typed', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(status(409))
  await deafen(page)
  const profile = await ProfilePage.open(page)
  const elsewhere = async (jobTitle: string) =>
    api.profile.update({
      body: { jobTitle, phone: '0803 000 0000', version: (await profileOf(api)).version },
    })
  const collide = async (mine: string, theirs: string) => {
    await profile.edit()
    await profile.fill({ 'Job title': mine })
    await elsewhere(theirs)
    await profile.save.click()
    await expect(page.getByText('Nothing of yours was lost.')).toBeFocused()
    await expect(page.getByRole('main')).toContainText(theirs)
    await expect(page.getByRole('main')).toContainText(mine)
  }
  await collide('Planner', 'Welder')
  await profile.press('Keep what is there')
  await expect(profile.detail('Job title')).toHaveText('Welder')
  await collide('Planner', 'Bursar')
  await profile.press('Keep mine')
  await expect(profile.detail('Job title')).toHaveText('Planner')
  expect(await profileOf(api)).toMatchObject({ jobTitle: 'Planner', phone: '0803 000 0000' })
})

test('a profile that does not load says so, and comes on a second try', async ({ page, complaints }) => {
  complaints.expect(status(500))
  const server = await breakServer(page, 'GET', '/api/profile')
  await page.goto('/dashboard/profile')
  await expect(page.getByText('Failed to load profile. Please try again.')).toBeVisible()
  await server.mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await new ProfilePage(page).shown()
})
