import { expect } from 'playwright/test'
import { testSignedIn as test } from './fixtures.ts'
import { answerQuestions } from './interviews.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { InterviewCoachPage } from './pages/interview-coach.ts'
import { expectToast } from './pages/toast.ts'
import { track } from './tracked-jobs.ts'

const session = /\/interview-coach\/[0-9A-Z]{26}$/

test('a person practises for a tracked application, repeats the session with the same questions, and deletes it', async ({
  page,
  api,
}) => {
  await api.subscription.startTrial({ body: { tier: 'pro' } })
  const [id] = await track(api, { status: 'interview', notes: 'They work with SAP.' })
  const applications = await ApplicationsPage.open(page)
  await applications
    .row('Supply Planner')
    .getByRole('link', { name: 'Practise the interview for Supply Planner at Tudun Foods' })
    .click()
  const coach = new InterviewCoachPage(page)
  await expect(await coach.starting()).toContainText('For your application Supply Planner at Tudun Foods')
  await coach.submit.click()
  await expectToast(page, 'Session Started', '8 questions for Supply Planner at Tudun Foods.')
  await expect(page).toHaveURL(session)
  const [first] = (await api.interviews.list({})).interviews
  if (!first) throw new Error('No session was started.')
  expect(first).toMatchObject({ applicationId: id, companyName: 'Tudun Foods' })

  const whole = await api.interviews.get({ params: { id: first.id } })
  await answerQuestions(api, whole, [0, 1, 2, 3, 4, 5, 6, 7])
  await api.interviews.complete({ params: { id: first.id } })
  await InterviewCoachPage.open(page)
  const details = await coach.openDetails('Supply Planner')
  await details.getByRole('button', { name: 'Practice Again' }).click()
  await expectToast(page, 'Session Started', '8 questions for Supply Planner at Tudun Foods.')
  const [again] = (await api.interviews.list({})).interviews
  await expect(page).toHaveURL(new RegExp(`/interview-coach/${again?.id}$`))
  expect((await api.interviews.get({ params: { id: again?.id ?? '' } })).questions).toEqual(whole.questions)

  await page.goBack()
  await expect(coach.rows()).toHaveCount(2)
  await coach.openDetails('In Progress')
  await details.getByRole('button', { name: 'Delete Session' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete session' }).click()
  await expectToast(page, 'Session Deleted', 'The interview session has been deleted successfully.')
  await expect(coach.rows()).toHaveCount(1)
  expect((await api.interviews.list({})).interviews).toMatchObject([{ id: first.id }])

  const form = await (await ApplicationsPage.open(page)).edit('Supply Planner')
  await form.root.getByRole('link', { name: 'Practise interview' }).click()
  await coach.starting()
})
