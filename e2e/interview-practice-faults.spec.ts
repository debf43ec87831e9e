import { expect } from 'playwright/test'
import { lineDown } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { cutLine, loseAnswers } from './lines.ts'
import { PracticePage } from './pages/practice.ts'
import { expectToast, toastButton } from './pages/toast.ts'
import { answerQuestions, goodAnswer, startPractice } from './practice.ts'
import { modelFault } from './writing.ts'

const interviews = '/api/interviews'
const byRules = 'Scored by fixed rules: the AI coach was away.'
const notSaved = /^Not saved with us yet: your answer did not reach the AI coach/

test.afterEach(({ stack }) => modelFault(stack, 'ok'))

test('without a connection fixed rules score an answer here; it is sent when the line is back, and needed at the end', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(lineDown)
  const session = await startPractice(api)
  const { id } = session.interview
  await answerQuestions(api, session, [0, 1, 2, 3, 4, 5])
  const practice = await (await PracticePage.open(page, id)).at(7)
  const line = await cutLine(page, 'PUT', interviews)
  await practice.answer(goodAnswer)
  await expectToast(page, 'Analysis Error', 'Failed to analyze your response. Please try again.')
  await expect(practice.card.getByText(notSaved)).toBeVisible()
  await expect(practice.card).toBeFocused()
  await expect(practice.box).toHaveValue(goodAnswer)
  await practice.expectPercent(87)
  // What waits to be sent does not come back into a box that was cleared.
  await practice.clear.click()
  await expect(practice.box).toHaveValue('')
  await toastButton(page, 'Undo').click()
  await expect(practice.box).toHaveValue(goodAnswer)
  await practice.next.click()
  await practice.answer(`${goodAnswer} It was a good year.`)
  await practice.complete.click()
  await practice.at(7)
  await expectToast(page, 'Not Complete Yet', /^Question 7 has no saved feedback yet\./)
  expect((await api.interviews.get({ params: { id } })).answers).toHaveLength(6)

  await line.mend()
  await practice.card.getByRole('button', { name: 'Send it now' }).click()
  await expect(practice.card.getByText(notSaved)).toHaveCount(0)
  // The other one follows by itself.
  await expect.poll(async () => (await api.interviews.get({ params: { id } })).interview.answered).toBe(8)
  await practice.next.click()
  await expect(practice.card.getByText(notSaved)).toHaveCount(0)
  await practice.complete.click()
  await expect(practice.question).toHaveText('Interview Practice Complete!')
})

test('an answer that waits is sent when the browser is online again', async ({
  page,
  context,
  api,
  complaints,
}) => {
  complaints.expect(lineDown)
  const { id } = (await startPractice(api)).interview
  const practice = await (await PracticePage.open(page, id)).at(1)
  await context.setOffline(true)
  await practice.answer(goodAnswer)
  await expect(practice.card.getByText(notSaved)).toBeVisible()
  await context.setOffline(false)
  await expect(practice.card.getByText(notSaved)).toHaveCount(0)
  expect((await api.interviews.get({ params: { id } })).interview.answered).toBe(1)
})

test('an answer that waits does not undo what another device answered meanwhile', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(lineDown)
  const session = await startPractice(api)
  const { id } = session.interview
  const practice = await (await PracticePage.open(page, id)).at(1)
  const line = await cutLine(page, 'PUT', interviews)
  await practice.answer('I waited for the bus, for example.')
  await expect(practice.card.getByText(notSaved)).toBeVisible()
  await page.goto('/dashboard/interview-coach')
  await answerQuestions(api, session, [0])
  await line.mend()
  await PracticePage.open(page, id)
  await practice.at(2)
  await practice.previous.click()
  await expect(practice.box).toHaveValue('I waited for the bus, for example.')
  await practice.card.getByRole('button', { name: 'Bring the earlier words back' }).click()
  await expect(practice.box).toHaveValue(goodAnswer)
  expect((await api.interviews.get({ params: { id } })).answers).toMatchObject([{ text: goodAnswer }])
})

test('an answer whose feedback is lost on its way back shows it all the same', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(lineDown)
  const { id } = (await startPractice(api)).interview
  const practice = await (await PracticePage.open(page, id)).at(1)
  const line = await loseAnswers(page, 'PUT', interviews)
  await practice.answer(goodAnswer)
  await line.mend()
  await page.reload()
  // It counts as answered: the next one is shown.
  await practice.at(2)
  await practice.previous.click()
  await expect(practice.card).toBeVisible()
  await expect(practice.card.getByText(notSaved)).toHaveCount(0)
})

test('a model that is away: the rules score it on the server, say so, and the AI can be asked again', async ({
  page,
  api,
  stack,
}) => {
  const { id } = (await startPractice(api)).interview
  const practice = await (await PracticePage.open(page, id)).at(1)
  modelFault(stack, 'throttled')
  await practice.answer(goodAnswer)
  await expect(practice.card.getByText(byRules)).toBeVisible()
  expect((await api.interviews.get({ params: { id } })).answers).toMatchObject([
    { feedback: { by: 'rules' } },
  ])
  modelFault(stack, 'ok')
  await practice.card.getByRole('button', { name: 'Ask the AI again' }).click()
  await expect(practice.card).toBeFocused()
  await expect(practice.card.getByText(byRules)).toHaveCount(0)
  expect((await api.interviews.get({ params: { id } })).answers).toMatchObject([
    { feedback: { by: 'model' } },
  ])
})

test('questions that the model did not ask are called standard ones', async ({ page, api, stack }) => {
  modelFault(stack, 'throttled')
  const { id } = (await startPractice(api)).interview
  await (await PracticePage.open(page, id)).at(1)
  await expect(page.getByText(/these are our standard questions\.$/)).toBeVisible()
})
