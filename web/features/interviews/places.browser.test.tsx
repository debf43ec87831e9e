import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { fakeApplications } from '../../testing/applications.ts'
import { fakeInterviews } from '../../testing/interviews.ts'
import { longWord } from '../../testing/long-word.ts'
import { coach, openCoach } from './coach.testing.ts'

const longJob = { jobTitle: longWord, companyName: longWord }

const openPractised = async () => {
  const interviews = fakeInterviews()
  for (let times = 0; times < 4; times += 1) interviews.practise(longJob)
  interviews.completed(longJob)
  await openCoach('', { interviews })
  await expect.element(coach.rows()).toHaveLength(3)
}

test('no practice yet, and the plan for it', async () => {
  await openCoach('', { tier: null })
  await expect.element(coach.empty).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Practise with Pro' })).toBeVisible()
  await expectForEverybody()
})

test('the practice sessions', async () => {
  await openPractised()
  await expectForEverybody()
})

test('all practice sessions', async () => {
  await openPractised()
  await page.getByRole('button', { name: 'View All (5)' }).click()
  await expect.element(coach.rows(coach.all)).toHaveLength(5)
  await expectForEverybody()
})

test('the details of a practice, with an answer', async () => {
  await openPractised()
  await coach.openDetails(longWord)
  await coach.details.getByText('Score 75 of 100').first().click()
  await expect.element(coach.details.getByText('Your answer').first()).toBeVisible()
  await expectForEverybody()
})

test('the dialog of a new practice, with faults', async () => {
  const applications = fakeApplications({ ...longJob, notes: longWord })
  const [application] = applications.all()
  await openCoach(`?sheet=new&application=${application?.id}`, { answers: applications.answers })
  await coach.jobTitle.fill('')
  await coach.submit.click()
  await expect.element(coach.jobTitle).toHaveAttribute('aria-invalid', 'true')
  await expectForEverybody()
})

test('what voice practice will be', async () => {
  await openCoach('?tab=voice', { tier: 'elite' })
  await expect.element(page.getByRole('heading', { name: 'Voice Practice Coming Soon' })).toBeVisible()
  await expectForEverybody()
})
