import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { live } from '../../testing/channel.ts'
import { server } from '../../testing/fake-server.ts'
import { everyQuestion, fakeInterviews, goodAnswer } from '../../testing/interviews.ts'
import { expectToast } from '../../testing/toast.ts'
import { openPractice, practice } from './player.testing.ts'

const main = page.getByRole('main')
const end = page.getByRole('heading', { level: 1, name: 'Interview Practice Complete!' })

test('the last answer leads to the end of the session', async () => {
  const interviews = fakeInterviews()
  const session = interviews.practise({}, everyQuestion.slice(0, 7))
  await openPractice(interviews, session)
  await practice.at(8)
  await practice.answer(`${goodAnswer} And that is an example.`)
  await expect.element(practice.next).not.toBeInTheDocument()
  await practice.isPercent(100)
  await practice.complete.click()
  await expect.element(end).toHaveFocus()
  const { interview } = interviews.get(session.interview.id)
  await expectToast('Session Complete', `Overall score: ${interview.overallScore}/100`)
})

test('a completed session shows its answers one by one', async () => {
  const interviews = fakeInterviews()
  const session = interviews.completed()
  await openPractice(interviews, session)
  await expect.element(main).toMatchTextContent(`Overall score${session.interview.overallScore}%`)
  await expect.element(main).toMatchTextContent('1 minute')
  await expect.element(main).toMatchTextContent(session.interview.feedback)
  await expect.element(practice.answers).toHaveLength(8)
  await expect.element(page.getByText(goodAnswer).nth(6)).not.toBeVisible()
  await practice.answers.nth(6).click()
  await expect.element(page.getByText(goodAnswer).nth(6)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'View All Sessions' }))
    .toHaveAttribute('href', '/dashboard/interview-coach?sheet=all')
})

test('the same questions are repeated in one new session, even if it is requested twice', async () => {
  const interviews = fakeInterviews()
  const session = interviews.completed()
  await openPractice(interviews, session)
  await practice.again.dblClick()
  await practice.at(1)
  await expectToast('Session Started', '8 questions for Operations Analyst at Gani Haulage.')
  await expect.element(practice.question).toHaveTextContent(session.questions[0])
  await expect.element(practice.box).toHaveValue('')
  await practice.isPercent(0)
  expect(server.asked('interviews.start').map(({ body }) => body.repeats)).toEqual([session.interview.id])
})

test('a repeated session ends as the first one did', async () => {
  const interviews = fakeInterviews()
  const first = interviews.completed()
  await openPractice(interviews, first)
  await practice.again.click()
  await practice.at(1)
  const [second] = interviews.all()
  for (const question of everyQuestion) interviews.answer(second?.interview.id ?? '', question, goodAnswer)
  live.tell({ topic: 'interviews', change: 'modified' })
  await practice.at(8)
  await practice.complete.click()
  await expect.element(end).toHaveFocus()
})
