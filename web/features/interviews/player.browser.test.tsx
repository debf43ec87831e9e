import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { server } from '../../testing/fake-server.ts'
import { fakeInterviews, goodAnswer } from '../../testing/interviews.ts'
import { expectToast, toast } from '../../testing/toast.ts'
import { byRules, earlierWords, openPractice, practice, sent } from './player.testing.ts'

const open = async (...answered: readonly number[]) => {
  const interviews = fakeInterviews()
  const session = interviews.practise({}, answered)
  await openPractice(interviews, session)
  await practice.at(answered.length + 1)
  return { interviews, session }
}

test('a session starts with its first question, and an empty answer is not sent', async () => {
  const { session } = await open()
  await expect.element(practice.question).toHaveTextContent(session.questions[0])
  await expect.element(page.getByText('Operations Analyst · technology · intermediate')).toBeVisible()
  await practice.isPercent(0)
  await practice.box.fill(' \n')
  await practice.getFeedback.click()
  await expectToast('Answer Required', 'Please provide an answer before continuing.')
  await expect.element(practice.box).toHaveFocus()
  await expect
    .element(practice.box)
    .toHaveAccessibleErrorMessage('Please provide an answer before continuing.')
  expect(sent()).toEqual([])
})

test('the words of an answer are counted', async () => {
  await open()
  await practice.box.fill('Four words stand here.')
  await expect.element(page.getByText('4 words')).toBeVisible()
  await expect.element(page.getByText('Suggested: 80-150 words')).toBeVisible()
})

test('a cleared answer can be restored', async () => {
  await open()
  await practice.box.fill('Four words stand here.')
  await practice.clear.click()
  await expect.element(practice.box).toHaveValue('')
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.element(practice.box).toHaveValue('Four words stand here.')
})

test('an answer gets its feedback, and the buttons to the next question and back', async () => {
  const { session } = await open()
  await practice.answer(goodAnswer)
  await expect.element(practice.card).toHaveFocus()
  await expectToast('Answer Analyzed', /^Score: \d+\/100 - See feedback below$/)
  await practice.saysNot(byRules)
  await practice.isPercent(12)
  await practice.next.click()
  await practice.at(2)
  await expect.element(practice.question).toHaveTextContent(session.questions[1])
  await expect.element(practice.question).toHaveFocus()
  await practice.previous.click()
  await practice.at(1)
  await expect.element(practice.box).toHaveValue(goodAnswer)
  await expect.element(practice.card).toBeVisible()
})

test('feedback is marked as outdated after an edit, until the new text is scored', async () => {
  await open()
  await practice.answer(goodAnswer)
  await practice.box.fill(`${goodAnswer} And that is an example.`)
  await practice.says(earlierWords)
  await practice.getFeedback.click()
  await practice.saysNot(earlierWords)
  await expect.element(practice.card).toHaveFocus()
  expect(sent()).toEqual([goodAnswer, `${goodAnswer} And that is an example.`])
})

test('feedback that is requested twice is given once, and a person who leaves meanwhile finds it', async () => {
  await open()
  const held = server.hold('interviews.answer')
  await practice.box.fill(goodAnswer)
  await practice.getFeedback.dblClick()
  await expect.element(practice.getFeedback).toHaveTextContent('Analyzing...')
  await expect.element(page.getByRole('status').getByText('Your answer is being scored.')).toBeInTheDocument()
  await expect.element(practice.box).toHaveValue(goodAnswer)
  await userEvent.type(practice.box, '{Control>}{Enter}{/Control}')
  await page.getByRole('link', { name: 'Leave practice' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Interview Coach' })).toBeVisible()
  history.back()
  await expect.element(practice.getFeedback).toHaveTextContent('Analyzing...')
  held.goOn()
  await expect.element(practice.card).toBeVisible()
  await practice.at(1)
  await practice.isPercent(12)
  expect(sent()).toEqual([goodAnswer])
})

test('a question can be answered with the keyboard alone', async () => {
  await open()
  practice.box.element().focus()
  await userEvent.keyboard('I plan routes, for example from Kano to Apapa.{Control>}{Enter}{/Control}')
  await expect.element(practice.card).toHaveFocus()
  expect(sent()).toEqual(['I plan routes, for example from Kano to Apapa.'])
  await userEvent.tab()
  await expect.element(practice.next).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await practice.at(2)
  await expect.element(practice.question).toHaveFocus()
  await userEvent.tab()
  await expect.element(practice.box).toHaveFocus()
})

test('on a phone only the next button is docked', async () => {
  await page.viewport(360, 740)
  await open()
  await expect.element(page.getByRole('navigation', { name: 'Quick' })).not.toBeInTheDocument()
  await practice.answer(goodAnswer)
  await expect.element(practice.next).toBeInViewport({ ratio: 1 })
  window.scrollTo(0, 0)
  await expect.element(practice.next).toBeInViewport({ ratio: 1 })
  await practice.next.click()
  await practice.at(2)
  await expect.element(practice.question).toBeInViewport()
})
