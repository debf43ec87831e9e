import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { live } from '../../testing/channel.ts'
import { expectDetail } from '../../testing/details.ts'
import { server } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/render.tsx'
import { expectToast } from '../../testing/toast.ts'
import { edit, field, fill, form, heading, openProfile, percent, press, summary } from './profile.testing.ts'

test('a profile is completed from its missing fields, and shown again', async () => {
  await openProfile()
  await expect.element(percent).toHaveAttribute('aria-valuenow', '7')
  await expectDetail('Skills', 'Not given')
  await summary.getByRole('link', { name: 'Skills' }).click()
  await expect.element(field('Skills')).toHaveFocus()
  await fill({
    Skills: ' SQL, ,Stock planning ,',
    Languages: 'English, Hausa',
    'Years of experience': ' 7 ',
    Portfolio: 'ngozi.example',
    // Not put in order here: either may be a wish.
    'Minimum salary a month': '₦600k',
    'Maximum salary a month': '350 000',
    'About you': '<b>Planner</b>\nof stock',
  })
  await field('Career level').selectOptions('Lead')
  await form.getByRole('checkbox', { name: 'Hybrid' }).click()
  await form.getByRole('checkbox', { name: 'I prefer remote work' }).click()
  await press('Save profile')
  await expectToast('Profile Updated', 'Your profile has been successfully updated.')
  await expect.element(heading).toHaveFocus()

  await expect.element(percent).toHaveAttribute('aria-valuenow', '64')
  await expectDetail('Skills', 'SQL', 'Stock planning')
  await expectDetail('About you', '<b>Planner</b>\nof stock')
  await expectDetail('Minimum salary a month', '600,000')
  const link = page.getByRole('link', { name: 'https://ngozi.example' })
  await expect.element(link).toHaveAttribute('href', 'https://ngozi.example')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  expect(server.asked('profile.update').map(({ body }) => body)).toEqual([
    {
      version: 1,
      skills: ['SQL', 'Stock planning'],
      languages: ['English', 'Hausa'],
      yearsOfExperience: 7,
      portfolioUrl: 'https://ngozi.example',
      salaryMin: 600_000,
      salaryMax: 350_000,
      bio: '<b>Planner</b>\nof stock',
      careerLevel: 'lead',
      jobTypes: ['Hybrid'],
      remotePreference: true,
    },
  ])
})

test('invalid values are refused at their fields', async () => {
  await openProfile()
  await edit()
  await fill({
    'Full name': ' ',
    'Years of experience': 'seven',
    'Minimum salary a month': 'a lot',
    LinkedIn: 'javascript:alert(1)',
  })
  await press('Save profile')
  await expect.element(field('Full name')).toHaveFocus()
  const faults = {
    'Full name': 'Full name is required.',
    'Years of experience': 'Write the years as a number up to 80.',
    'Minimum salary a month': 'Write the amount in figures, such as 250,000, or leave it empty.',
    LinkedIn: 'Write a web address, such as https://jobs.example/7',
  }
  for (const [label, fault] of Object.entries(faults))
    await expect.element(field(label)).toHaveAccessibleErrorMessage(fault)
  expect(server.asked('profile.update')).toEqual([])
})

test('a cleared number is null', async () => {
  const fake = await openProfile({ yearsOfExperience: 5, salaryMin: 100_000 })
  await edit()
  await fill({ 'Years of experience': '', 'Minimum salary a month': '' })
  await press('Save profile')
  await expect.element(heading).toBeVisible()
  expect(fake.now()).toMatchObject({ yearsOfExperience: null, salaryMin: null })
})

test('a change of another device shows live', async () => {
  const fake = await openProfile()
  await expect.poll(live.isOpen).toBe(true)
  fake.change({ jobTitle: 'Depot Manager' })
  live.tell({ topic: 'profile', change: 'modified' })
  await expectDetail('Job title', 'Depot Manager')
})

test('a profile that does not load shows an error, and loads on a second try', async () => {
  const broken = server.refuse('profile.get')
  await openApp('/dashboard/profile')
  await expect.element(page.getByText('Failed to load profile. Please try again.')).toBeVisible()
  broken.mend()
  await press('Try again')
  await expect.element(percent).toBeVisible()
})
