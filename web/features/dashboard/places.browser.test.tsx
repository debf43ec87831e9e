import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { fakeApplications } from '../../testing/applications.ts'
import { forYouOf, jobOf } from '../../testing/jobs.ts'
import { homeOf } from '../../testing/person.ts'
import { openApp } from '../../testing/render.tsx'

test('the dashboard of a newcomer', async () => {
  await openApp('/dashboard')
  await expect.element(page.getByRole('heading', { name: /^Your first steps/ })).toBeVisible()
  await expectForEverybody()
})

test('the dashboard with applications', async () => {
  const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'
  const applications = fakeApplications()
  applications.trackMany(28)
  applications.track(
    { jobTitle: longWord, companyName: longWord },
    { jobTitle: `${longWord}in`, companyName: longWord, status: 'interview', notes: longWord },
    { jobTitle: `${longWord}e`, companyName: longWord, status: 'saved' },
  )
  const job = jobOf({ title: longWord, company: longWord })
  await openApp('/dashboard', {
    answers: {
      'home.get': () =>
        homeOf({ applications: applications.all(), refusingMailbox: `${longWord}@example.com` }),
      'jobs.forYou': () => forYouOf({ titles: [longWord], jobs: [job] }),
    },
  })
  await expect.element(page.getByText(/31 tracked./)).toBeVisible()
  await expect.element(page.getByRole('link', { name: new RegExp(`^${longWord}.*MyJobMag$`) })).toBeVisible()
  await expectForEverybody()
})
