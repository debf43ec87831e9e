import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expired } from '../../person/subscription.testing.ts'
import { server } from '../../testing/fake-server.ts'
import { fakeInterviews, goodAnswer } from '../../testing/interviews.ts'
import { expectToast, toast } from '../../testing/toast.ts'
import { coach, figures, openCoach } from './coach.testing.ts'

const question = page.getByRole('alertdialog')

test('the latest three sessions are listed, and one press shows all', async () => {
  const interviews = fakeInterviews()
  const { interview } = interviews.completed({ jobTitle: 'Clerk' })
  for (const jobTitle of ['Planner', 'Bursar', 'Nurse']) interviews.practise({ jobTitle })
  await openCoach('', { interviews })
  await expect.element(coach.rows()).toHaveLength(3)
  await expect.element(coach.rows().filter({ hasText: 'Clerk' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'View All (4)' }).click()
  await expect.element(coach.rows(coach.all)).toHaveLength(4)
  await expect.element(coach.rows(coach.all).last()).toMatchTextContent(`Score ${interview.overallScore}%`)
  await coach.openDetails('Clerk', coach.all)
  await expect.element(coach.all).not.toBeInTheDocument()
  history.back()
  await expect.element(coach.all).toBeVisible()
})

test('after the end of a paid plan, the coach says when the sessions are deleted', async () => {
  const interviews = fakeInterviews()
  interviews.completed({ jobTitle: 'Clerk' })
  await openCoach('', { tier: null, interviews, answers: { 'subscription.get': () => expired } })
  await expect.element(page.getByText(/^On 18 February 2027, we delete your practice sessions/)).toBeVisible()
})

test('the details of a completed session have every figure and the answers', async () => {
  const interviews = fakeInterviews()
  const { interview } = interviews.completed({ jobTitle: 'Clerk', companyName: '', industry: 'finance' })
  await openCoach('', { interviews })
  await coach.openDetails('Clerk')
  expect(figures()).toMatchObject({
    'Job title': 'Clerk',
    Industry: 'Finance',
    Duration: '1 minute',
    Status: 'Completed',
    'Overall score': `${interview.overallScore}%`,
    'Questions answered': '8 of 8',
    'Completion rate': '100%',
  })
  await expect.element(coach.details).toMatchTextContent(interview.feedback)
  await expect.element(coach.details.getByText(/^Score \d+ of 100$/)).toHaveLength(8)
  await coach.details
    .getByText(/^Score \d+ of 100$/)
    .first()
    .click()
  await expect.element(coach.details.getByText(goodAnswer).first()).toBeVisible()
  await expect
    .element(coach.details.getByText(/^Communication \d+ · Content quality \d+ · Confidence \d+$/).first())
    .toBeVisible()
})

test('the details of an unfinished session lead back into it', async () => {
  const interviews = fakeInterviews()
  interviews.practise({ jobTitle: 'Planner' }, [0, 1])
  await openCoach('', { interviews })
  await coach.openDetails('Planner')
  expect(figures()).toMatchObject({
    Duration: 'In Progress',
    'Questions answered': '2 of 8',
    'Completion rate': '0%',
  })
  await expect.element(coach.details.getByText(/^Score \d+ of 100$/)).toHaveLength(2)
  await coach.details.getByRole('link', { name: 'Continue' }).click()
  await expect.element(page.getByText('Question 3 of 8')).toBeVisible()
})

test('a session is resumed from the list', async () => {
  const interviews = fakeInterviews()
  interviews.practise({ jobTitle: 'Planner' }, [0])
  await openCoach('', { interviews })
  await coach
    .rows()
    .first()
    .getByRole('link', { name: /^Continue/ })
    .click()
  await expect.element(page.getByText('Question 2 of 8')).toBeVisible()
})

test('a completed session is practised again from its details', async () => {
  const interviews = fakeInterviews()
  const first = interviews.completed()
  await openCoach('', { interviews })
  await coach.openDetails('Operations Analyst')
  await coach.details.getByRole('button', { name: 'Practice Again' }).click()
  await expectToast('Session Started', '8 questions for Operations Analyst at Gani Haulage.')
  await expect.element(page.getByText('Question 1 of 8')).toBeVisible()
  expect(interviews.all()).toHaveLength(2)
  expect(interviews.all()[0]?.questions).toEqual(first.questions)
})

test('a session is deleted after a question, and a delete that failed is tried again', async () => {
  const interviews = fakeInterviews()
  const kept = interviews.practise({ jobTitle: 'Clerk' })
  interviews.practise({ jobTitle: 'Planner' })
  await openCoach('', { interviews })
  await coach.openDetails('Planner')
  const remove = coach.details.getByRole('button', { name: 'Delete Session' })
  await remove.click()
  await expect.element(question).toMatchTextContent('Are you sure you want to delete this interview session?')
  await expect.element(question.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(coach.details).toBeVisible()

  const broken = server.refuse('interviews.remove')
  await remove.click()
  await question.getByRole('button', { name: 'Delete session' }).click()
  await expectToast('Error', 'Failed to delete session. Please try again.')
  broken.mend()
  await toast.getByRole('button', { name: 'Try again' }).click()
  await expectToast('Session Deleted', 'The interview session has been deleted successfully.')
  await expect.element(coach.details).not.toBeInTheDocument()
  await expect.element(coach.rows()).toHaveLength(1)
  expect(interviews.all()).toEqual([kept])
})

test('on Elite the voice tab says that it is coming, and the arrows lead there and back', async () => {
  await openCoach('', { tier: 'elite' })
  const voice = page.getByRole('tab', { name: /Voice/ })
  await expect.element(voice).toBeEnabled()
  page.getByRole('tab', { name: 'Text' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('heading', { name: 'Voice Practice Coming Soon' })).toBeVisible()
  await expect.element(voice).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(coach.empty).toBeVisible()
})
