import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApplications } from '../../testing/applications.ts'
import { server } from '../../testing/fake-server.ts'
import { reload } from '../../testing/reload.ts'
import { expectToast, toast } from '../../testing/toast.ts'
import { coach, openCoach } from './coach.testing.ts'

const upgrade = ['Upgrade Required', 'Interview practice is part of Pro and Elite.'] as const
const title = page.getByRole('heading', { level: 1 })

test('on Free the coach shows what a plan gives, and starts nothing', async () => {
  await openCoach('', { tier: null })
  await expect.element(page.getByRole('tab', { name: /Voice/ })).toBeDisabled()
  await coach.startButton.click()
  await expectToast(...upgrade)
  await expect.element(coach.dialog).not.toBeInTheDocument()
  expect(server.asked('interviews.start')).toEqual([])
})

test('on Free a link to a new session leads to the plans', async () => {
  await openCoach('?sheet=new', { tier: null })
  await expectToast(...upgrade)
  await expect.element(coach.dialog).not.toBeInTheDocument()
  await toast.getByRole('button', { name: 'See the plans' }).click()
  await expect.element(title).toHaveTextContent('Subscription')
})

test('a session needs a job title', async () => {
  await openCoach()
  await coach.start()
  await expect.element(coach.dialog.getByLabelText('Industry')).toHaveValue('technology')
  await expect.element(coach.dialog.getByRole('radio', { name: /^Beginner/ })).toBeChecked()
  await coach.submit.click()
  await expectToast('Missing Information', 'Please provide a job title for the interview practice.')
  await expect.element(coach.jobTitle).toHaveFocus()
  expect(server.asked('interviews.start')).toEqual([])
})

test('a session starts as described, and is listed; the next form is empty', async () => {
  const interviews = await openCoach()
  await coach.start()
  await coach.jobTitle.fill('Bursar')
  await coach.dialog.getByLabelText('Industry').selectOptions('Education')
  await coach.dialog.getByRole('radio', { name: /^Advanced/ }).click()
  const held = server.hold('interviews.start')
  await coach.submit.click()
  await expect.element(coach.dialog.getByRole('region', { name: 'Writing your questions' })).toBeVisible()
  held.goOn()
  await expect.element(page.getByText('Question 1 of 8')).toBeVisible()
  await expectToast('Session Started', '8 questions for Bursar.')
  expect(interviews.all()[0]?.interview).toMatchObject({
    jobTitle: 'Bursar',
    industry: 'education',
    difficulty: 'advanced',
  })

  await page.getByRole('link', { name: 'Leave practice' }).click()
  const row = coach.rows().first()
  await expect.element(row).toMatchTextContent('Education · Advanced')
  await expect.element(row).toMatchTextContent('In Progress')
  await expect.element(row).toMatchTextContent('0 of 8 answered')
  await coach.start()
  await expect.element(coach.jobTitle).toHaveValue('')
})

test('an unsent form keeps its text when the dialog and the page are closed', async () => {
  await openCoach()
  await coach.start()
  await coach.jobTitle.fill('Bursar')
  await coach.dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(coach.dialog).not.toBeInTheDocument()
  await reload()
  await coach.start()
  await expect.element(coach.dialog.getByText('What you typed before is still here.')).toBeVisible()
  await expect.element(coach.jobTitle).toHaveValue('Bursar')
})

test('an error of the server at the start is shown in the dialog', async () => {
  await openCoach('?sheet=new')
  await coach.jobTitle.fill('Nurse')
  server.refuse('interviews.start')
  await coach.submit.click()
  await expectToast('Error', 'Failed to start practice session. Please try again.')
  await expect.element(coach.error).toHaveTextContent('Failed to start practice session. Please try again.')
  await expect.element(coach.submit).toHaveFocus()
})

test('a start whose answer was lost is one session, also when it is sent again after a reload', async () => {
  const interviews = await openCoach('?sheet=new')
  await coach.jobTitle.fill('Nurse')
  const line = server.loseAnswers('interviews.start')
  await coach.submit.click()
  await expect.element(coach.error).toMatchTextContent('The connection was lost.')
  await expect.element(coach.submit).toHaveTextContent('Try again')
  line.mend()
  await reload()
  await expect.element(coach.jobTitle).toHaveValue('Nurse')
  await coach.submit.click()
  await expect.element(page.getByText('Question 1 of 8')).toBeVisible()
  expect(interviews.all()).toHaveLength(1)
})

test('a tracked application fills in its role, and its notes are sent too', async () => {
  const applications = fakeApplications({ status: 'interview', notes: 'They work with SAP.' })
  const id = applications.all()[0]?.id
  const interviews = await openCoach(`?sheet=new&application=${id}`, { answers: applications.answers })
  await expect.element(coach.dialog).toMatchTextContent('For your application Supply Planner at Tudun Foods')
  await expect.element(coach.dialog).toMatchTextContent('Aiki also reads your notes about it')
  await expect.element(coach.jobTitle).toHaveValue('Supply Planner')
  await coach.submit.click()
  await expectToast('Session Started', '8 questions for Supply Planner at Tudun Foods.')
  expect(interviews.all()[0]?.interview).toMatchObject({ applicationId: id, companyName: 'Tudun Foods' })
  expect(server.asked('interviews.start')[0]?.body.jobDescription).toBe('They work with SAP.')
})

test('a session for an application can be changed to one without', async () => {
  const applications = fakeApplications({ status: 'interview' })
  await openCoach(`?sheet=new&application=${applications.all()[0]?.id}`, { answers: applications.answers })
  await coach.dialog.getByRole('button', { name: /^Practise without this job/ }).click()
  await expect.element(coach.dialog.getByText(/^For your application/)).not.toBeInTheDocument()
  await coach.submit.click()
  await expectToast('Session Started', '8 questions for Supply Planner.')
  expect(server.asked('interviews.start')[0]?.body.applicationId).toBeNull()
})
