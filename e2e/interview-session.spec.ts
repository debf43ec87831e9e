import { expect } from 'playwright/test'
import { networkDown } from './browser-errors.ts'
import { testSignedIn as test } from './fixtures.ts'
import { answerQuestions, goodAnswer, startInterview } from './interviews.ts'
import { InterviewSessionPage } from './pages/interview-session.ts'
import { expectToast } from './pages/toast.ts'
import { modelFault } from './writing.ts'

const byRules = 'Scored by fixed rules, because the AI did not answer.'
const notSaved = /^Not saved with us yet: your answer did not reach the AI,/

test.afterEach(({ stack }) => modelFault(stack, 'ok'))

test('a whole interview session: answers, their feedback, the end, and the same questions again', async ({
  page,
  api,
}) => {
  const session = await startInterview(api)
  const { interview, questions } = session
  await answerQuestions(api, session, [0, 1, 2, 3, 4, 5])
  const player = await (await InterviewSessionPage.open(page, interview.id)).at(7)
  await expect(player.question).toHaveText(questions[6] ?? '')
  await player.answer(goodAnswer)
  await expectToast(page, 'Answer Analyzed', /^Score: \d+\/100 - See feedback below$/)
  await expect(player.card.getByText(byRules)).toHaveCount(0)
  await player.next.click()
  await player.at(8)
  await player.answer(`${goodAnswer} And that is an example.`)
  await player.expectPercent(100)
  await player.complete.click()

  await expect(page.getByRole('heading', { level: 1, name: 'Interview Practice Complete!' })).toBeFocused()
  const [done] = (await api.interviews.list({})).interviews
  expect(done).toMatchObject({ id: interview.id, completed: true, answered: 8 })
  await expectToast(page, 'Session Complete', `Overall score: ${done?.overallScore}/100`)
  await expect(page.getByRole('main')).toContainText(done?.feedback ?? 'none')

  await page.getByRole('button', { name: 'Practice Again' }).dblclick()
  await player.at(1)
  await expect(player.question).toHaveText(questions[0] ?? '')
  expect((await api.interviews.list({})).interviews).toHaveLength(2)
})

test('an answer given offline is sent when the connection is back; rules score while the model is unavailable, until the person asks the model again', async ({
  page,
  context,
  api,
  stack,
  browserErrors,
}) => {
  browserErrors.expect(networkDown)
  const { id } = (await startInterview(api)).interview
  const answers = async () => (await api.interviews.get({ params: { id } })).answers
  const player = await (await InterviewSessionPage.open(page, id)).at(1)
  await context.setOffline(true)
  await player.answer(goodAnswer)
  await expect(player.card.getByText(notSaved)).toBeVisible()
  modelFault(stack, 'throttled')
  await context.setOffline(false)
  await expect(player.card.getByText(byRules)).toBeVisible()
  expect(await answers()).toMatchObject([{ text: goodAnswer, feedback: { by: 'rules' } }])
  modelFault(stack, 'ok')
  await player.card.getByRole('button', { name: 'Ask the AI again' }).click()
  await expect(player.card).toBeFocused()
  await expect(player.card.getByText(byRules)).toHaveCount(0)
  expect(await answers()).toMatchObject([{ feedback: { by: 'model' } }])
})
