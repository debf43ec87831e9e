import { expect } from 'playwright/test'
import { lineDown } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { PracticePage } from './pages/practice.ts'
import { expectToast } from './pages/toast.ts'
import { answerQuestions, goodAnswer, startPractice } from './practice.ts'
import { modelFault } from './writing.ts'

const byRules = 'Scored by fixed rules: the AI coach was away.'
const notSaved = /^Not saved with us yet: your answer did not reach the AI coach/
const earlierWords = /^This is about your earlier words\./

test.afterEach(({ stack }) => modelFault(stack, 'ok'))

test('a whole practice: answers, their feedback, the end, and the same questions again', async ({
  page,
  api,
}) => {
  const session = await startPractice(api)
  const { interview, questions } = session
  await answerQuestions(api, session, [0, 1, 2, 3, 4, 5])
  const practice = await (await PracticePage.open(page, interview.id)).at(7)
  await expect(practice.question).toHaveText(questions[6] ?? '')
  await practice.answer(goodAnswer)
  await expectToast(page, 'Answer Analyzed', /^Score: \d+\/100 - See feedback below$/)
  await expect(practice.card.getByText(byRules)).toHaveCount(0)
  await practice.next.click()
  await practice.at(8)
  await practice.answer(`${goodAnswer} And that is an example.`)
  await practice.expectPercent(100)
  await practice.complete.click()

  await expect(page.getByRole('heading', { level: 1, name: 'Interview Practice Complete!' })).toBeFocused()
  const [done] = (await api.interviews.list({})).interviews
  expect(done).toMatchObject({ id: interview.id, completed: true, answered: 8 })
  await expectToast(page, 'Session Complete', `Overall score: ${done?.overallScore}/100`)
  await expect(page.getByRole('main')).toContainText(done?.feedback ?? 'none')

  await page.getByRole('button', { name: 'Practice Again' }).dblclick()
  await practice.at(1)
  await expect(practice.question).toHaveText(questions[0] ?? '')
  expect((await api.interviews.list({})).interviews).toHaveLength(2)
})

test('a closed tab loses no word, and goes on at the first question without feedback, here and elsewhere', async ({
  page,
  context,
  api,
}) => {
  const session = await startPractice(api)
  const { id } = session.interview
  const practice = await (await PracticePage.open(page, id)).at(1)
  await practice.answer(goodAnswer)
  await practice.next.click()
  await practice.at(2)
  await practice.box.fill('Half an ans')
  await page.close()

  // Another device answered two more.
  await answerQuestions(api, session, [1, 2])
  const again = await (await PracticePage.open(await context.newPage(), id)).at(4)
  await again.expectPercent(37)
  await again.previous.click()
  await again.previous.click()
  await again.at(2)
  // What was typed here stays in the box, and the feedback is marked as of other words.
  await expect(again.box).toHaveValue('Half an ans')
  await expect(again.card.getByText(earlierWords)).toBeVisible()
})

test('an answer given offline is sent when the line is back; rules score where the model is away, until it is asked again', async ({
  page,
  context,
  api,
  stack,
  complaints,
}) => {
  complaints.expect(lineDown)
  const { id } = (await startPractice(api)).interview
  const answers = async () => (await api.interviews.get({ params: { id } })).answers
  const practice = await (await PracticePage.open(page, id)).at(1)
  await context.setOffline(true)
  await practice.answer(goodAnswer)
  await expect(practice.card.getByText(notSaved)).toBeVisible()
  modelFault(stack, 'throttled')
  await context.setOffline(false)
  await expect(practice.card.getByText(byRules)).toBeVisible()
  expect(await answers()).toMatchObject([{ text: goodAnswer, feedback: { by: 'rules' } }])
  modelFault(stack, 'ok')
  await practice.card.getByRole('button', { name: 'Ask the AI again' }).click()
  await expect(practice.card).toBeFocused()
  await expect(practice.card.getByText(byRules)).toHaveCount(0)
  expect(await answers()).toMatchObject([{ feedback: { by: 'model' } }])
})
