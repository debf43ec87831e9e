import { expect } from 'playwright/test'
import { apiClient } from '../local/api-client.ts'
import { status } from './complaints.ts'
import { testSignedIn as test, uniqueEmail } from './fixtures.ts'
import { holdServer } from './lines.ts'
import { hearsLive } from './live.ts'
import { PracticePage } from './pages/practice.ts'
import { expectToast, toastButton } from './pages/toast.ts'
import { answerQuestions, goodAnswer, startPractice } from './practice.ts'
import { modelFault } from './writing.ts'

const interviews = '/api/interviews'
const byRules = 'Scored by fixed rules: the AI coach was away.'
const earlierWords = /^This is about your earlier words\./

test.afterEach(({ stack }) => modelFault(stack, 'ok'))

test('a whole practice: eight answers, their feedback, the end, and the same questions again', async ({
  page,
  api,
}) => {
  const { interview, questions } = await startPractice(api)
  const practice = await (await PracticePage.open(page, interview.id)).at(1)
  await expect(practice.question).toHaveText(questions[0] ?? '')
  await expect(page.getByText('Operations Analyst · technology · intermediate')).toBeVisible()
  await practice.expectPercent(0)

  await practice.box.fill(' \n')
  await practice.getFeedback.click()
  await expectToast(page, 'Answer Required', 'Please provide an answer before continuing.')
  await expect(practice.box).toBeFocused()
  await expect(practice.box).toHaveAccessibleErrorMessage('Please provide an answer before continuing.')

  await practice.box.fill('Four words stand here.')
  await expect(page.getByText('4 words', { exact: true })).toBeVisible()
  await expect(page.getByText('Suggested: 80-150 words')).toBeVisible()
  await practice.clear.click()
  await expect(practice.box).toHaveValue('')
  await toastButton(page, 'Undo').click()
  await expect(practice.box).toHaveValue('Four words stand here.')

  for (const [at, question] of questions.entries()) {
    await practice.at(at + 1)
    await expect(practice.question).toHaveText(question)
    if (at > 0) await expect(practice.question).toBeFocused()
    await practice.answer(goodAnswer)
    await expect(practice.card).toBeFocused()
    await expectToast(page, 'Answer Analyzed', /^Score: \d+\/100 - See feedback below$/)
    await expect(practice.card.getByText(byRules)).toHaveCount(0)
    await practice.expectPercent(Math.floor((100 * (at + 1)) / 8))
    if (at < 7) await practice.next.click()
  }
  await expect(practice.next).toHaveCount(0)

  await practice.previous.click()
  await practice.at(7)
  await expect(practice.box).toHaveValue(goodAnswer)
  await practice.expectPercent(100)
  await practice.box.press('ControlOrMeta+End')
  await page.keyboard.type(' And that is an example.')
  await expect(practice.card.getByText(earlierWords)).toBeVisible()
  await practice.getFeedback.click()
  await expect(practice.card.getByText(earlierWords)).toHaveCount(0)
  await expect(practice.card).toBeFocused()
  await practice.next.click()
  await practice.complete.click()

  await expect(page.getByRole('heading', { level: 1, name: 'Interview Practice Complete!' })).toBeFocused()
  await expectToast(page, 'Session Complete', /^Overall score: \d+\/100$/)
  const [done] = (await api.interviews.list({})).interviews
  expect(done).toMatchObject({ id: interview.id, completed: true, answered: 8 })
  const main = page.getByRole('main')
  await expect(main).toContainText(`${done?.overallScore}%`)
  await expect(main).toContainText('1 minute')
  await expect(main).toContainText(done?.feedback ?? 'none')
  await expect(main.locator('summary')).toHaveCount(8)
  await main.locator('summary').nth(6).click()
  await expect(main.getByText(/And that is an example\.$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'View All Sessions' })).toHaveAttribute(
    'href',
    '/dashboard/interview-coach?sheet=all',
  )

  await page.getByRole('button', { name: 'Practice Again' }).dblclick()
  await practice.at(1)
  await expect(practice.question).toHaveText(questions[0] ?? '')
  await expect(practice.box).toHaveValue('')
  expect((await api.interviews.list({})).interviews).toHaveLength(2)
})

test('practised again, the end is led to as it was the first time', async ({ page, api }) => {
  const first = await startPractice(api)
  const all = first.questions.map((_, question) => question)
  await answerQuestions(api, first, all)
  await api.interviews.complete({ params: { id: first.interview.id } })
  const hears = hearsLive(page)
  const practice = await PracticePage.open(page, first.interview.id)
  await hears
  await page.getByRole('button', { name: 'Practice Again' }).click()
  await practice.at(1)
  const [interview] = (await api.interviews.list({})).interviews
  if (!interview) throw new Error('There is no second session.')
  await answerQuestions(api, { ...first, interview }, all)
  // Where the player stands meanwhile depends on when it hears of them.
  await expect(async () => {
    if (await practice.next.isVisible()) await practice.next.click()
    await expect(practice.complete).toBeVisible({ timeout: 500 })
  }).toPass()
  await practice.complete.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Interview Practice Complete!' })).toBeFocused()
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

  const later = await context.newPage()
  const again = await (await PracticePage.open(later, id)).at(2)
  await expect(again.box).toHaveValue('Half an ans')
  await again.expectPercent(12)
  await again.previous.click()
  await expect(again.box).toHaveValue(goodAnswer)
  await expect(again.card).toBeVisible()

  // Another device answered two more.
  await answerQuestions(api, session, [1, 2])
  await later.reload()
  await again.at(4)
  await again.previous.click()
  await again.previous.click()
  await again.at(2)
  // What was typed here stays in the box, and the feedback is marked as of other words.
  await expect(again.box).toHaveValue('Half an ans')
  await expect(again.card.getByText(earlierWords)).toBeVisible()
  await again.card.getByRole('button', { name: 'Bring the earlier words back' }).click()
  await expect(again.box).toHaveValue(goodAnswer)
})

test('pressed twice it is scored once, and who leaves meanwhile finds it scored', async ({ page, api }) => {
  const { id } = (await startPractice(api)).interview
  const practice = await (await PracticePage.open(page, id)).at(1)
  let sent = 0
  page.on('request', request => {
    if (request.method() === 'PUT' && request.url().includes(interviews)) sent += 1
  })
  const server = await holdServer(page, 'PUT', interviews)
  await practice.box.fill(goodAnswer)
  await practice.getFeedback.dblclick()
  await expect(practice.getFeedback).toHaveText('Analyzing...')
  await expect(page.getByRole('status').filter({ hasText: 'Your answer is being scored.' })).toHaveCount(1)
  await expect(practice.box).toHaveValue(goodAnswer)
  await practice.box.press('ControlOrMeta+Enter')
  await page.getByRole('link', { name: 'Leave practice' }).click()
  await expect(page).toHaveTitle('Interview Coach · Aiki')
  await page.goBack()
  await expect(practice.getFeedback).toHaveText('Analyzing...')
  server.goOn()
  await expect(practice.card).toBeVisible()
  await practice.at(1)
  await practice.expectPercent(12)
  expect(sent).toBe(1)
})

test('the session of another person is not here, and one that was deleted elsewhere leaves its words', async ({
  page,
  api,
  stack,
  identity,
  complaints,
}) => {
  complaints.expect(status(404))
  const other = await stack.signUp({ email: uniqueEmail(), fullName: 'Tunde Bello' })
  const theirs = await startPractice(apiClient(stack.url, (await identity.signIn(other)).AccessToken))
  await PracticePage.open(page, theirs.interview.id)
  const gone = page.getByRole('heading', { level: 1, name: 'This practice session is not here any more' })
  await expect(gone).toBeVisible()
  await expect(page.getByText(theirs.questions[0] ?? '')).toHaveCount(0)

  const { id } = (await startPractice(api)).interview
  const practice = await (await PracticePage.open(page, id)).at(1)
  await practice.box.fill('Words worth keeping')
  await api.interviews.remove({ params: { id } })
  await practice.getFeedback.click()
  await expect(gone).toBeVisible()
  await expect(page.getByLabel('Your words to question 1')).toHaveValue('Words worth keeping')
  await page.getByRole('link', { name: 'See my sessions' }).click()
  await expect(page).toHaveTitle('Interview Coach · Aiki')
})

test('a plan that ended: what is there can be read, and the way leads to the plans', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(status(403))
  const session = await startPractice(api)
  await answerQuestions(api, session, [0])
  const practice = await (await PracticePage.open(page, session.interview.id)).at(2)
  await page.route('**/api/interviews/*/answers/*', route =>
    route.fulfill({ status: 403, json: { error: { code: 'upgrade_required', message: 'x' } } }),
  )
  await practice.box.fill(goodAnswer)
  await practice.getFeedback.click()
  await expectToast(page, 'Upgrade Required', /^Your plan has ended/)
  await expect(practice.box).toHaveValue(goodAnswer)
  await expect(page.getByRole('main').getByRole('link', { name: 'see the plans' })).toHaveAttribute(
    'href',
    '/dashboard/upgrade',
  )
  await practice.previous.click()
  await expect(practice.card).toBeVisible()
})

test('with the keyboard alone', async ({ page, api }) => {
  const { id } = (await startPractice(api)).interview
  const practice = await (await PracticePage.open(page, id)).at(1)
  await practice.box.focus()
  await page.keyboard.type('I plan routes, for example from Kano to Apapa, and I check each one every day.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(practice.card).toBeFocused()
  const { text } = (await api.interviews.get({ params: { id } })).answers[0] ?? { text: '' }
  expect(text).toMatch(/every day\.$/)
  while (!(await practice.next.evaluate(button => button === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await practice.at(2)
  await expect(practice.question).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(practice.box).toBeFocused()
})

test('on a phone the way on is docked, and nothing else is @phone', async ({ page, api }) => {
  const { id } = (await startPractice(api)).interview
  const practice = await (await PracticePage.open(page, id)).at(1)
  await expect(page.getByRole('navigation', { name: 'Quick' })).toHaveCount(0)
  await practice.answer(goodAnswer)
  await expect(practice.next).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(practice.next).toBeInViewport({ ratio: 1 })
  await practice.next.tap()
  await practice.at(2)
  await expect(practice.question).toBeInViewport()
})
