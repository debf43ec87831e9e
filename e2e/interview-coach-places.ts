import { expect } from 'playwright/test'
import { track } from './jobs.ts'
import { InterviewCoachPage } from './pages/interview-coach.ts'
import { answerQuestions, startPractice } from './practice.ts'
import type { Signed, Way } from './signed.ts'

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'
const longJob = { jobTitle: longWord, companyName: longWord }

const practised = async ({ page, api }: Signed): Promise<InterviewCoachPage> => {
  for (let times = 0; times < 4; times += 1) await startPractice(api, longJob)
  const last = await startPractice(api, longJob)
  await answerQuestions(api, last, [0, 1, 2, 3, 4, 5, 6, 7])
  await api.interviews.complete({ params: { id: last.interview.id } })
  const coach = await InterviewCoachPage.open(page)
  await expect(coach.rows()).toHaveCount(3)
  return coach
}

/** The list side of the Interview Coach, each with the way to it. */
export const interviewCoachPlaces: Readonly<Record<string, Way<Signed>>> = {
  'no practice yet, and the plan for it': async ({ page }) => {
    await expect((await InterviewCoachPage.open(page)).empty).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Practise with Pro' })).toBeVisible()
  },
  'the practice sessions': practised,
  'all practice sessions': async world => {
    const coach = await practised(world)
    await world.page.getByRole('button', { name: 'View All (5)' }).click()
    await expect(coach.rows(coach.all)).toHaveCount(5)
  },
  'the details of a practice, with an answer': async world => {
    const details = await (await practised(world)).openDetails(longWord)
    await details.locator('summary').first().click()
  },
  'the question before a practice is deleted': async world => {
    const details = await (await practised(world)).openDetails(longWord)
    await details.getByRole('button', { name: 'Delete Session' }).click()
    await expect(world.page.getByRole('alertdialog')).toBeVisible()
  },
  'the dialog of a new practice, with faults': async ({ page, api }) => {
    await api.subscription.startTrial({ body: { tier: 'pro' } })
    const [id] = await track(api, { ...longJob, notes: longWord })
    const coach = await InterviewCoachPage.open(page, `?sheet=new&application=${id}`)
    const dialog = await coach.starting()
    await dialog.getByLabel('Job title').fill('')
    await coach.submit.click()
  },
  'what voice practice will be': async ({ page, api }) => {
    await api.subscription.startTrial({ body: { tier: 'elite' } })
    await InterviewCoachPage.open(page, '?tab=voice')
    await expect(page.getByRole('heading', { name: 'Voice Practice Coming Soon' })).toBeVisible()
  },
}
