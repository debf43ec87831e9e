import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { server } from '../../testing/fake-server.ts'
import { fakeInterviews, goodAnswer } from '../../testing/interviews.ts'
import { reload } from '../../testing/reload.ts'
import { expectToast, toast } from '../../testing/toast.ts'
import { byRules, notSaved, openPractice, practice, sent } from './player.testing.ts'

const open = async (...answered: readonly number[]) => {
  const interviews = fakeInterviews()
  const { interview } = interviews.practise({}, answered)
  await openPractice(interviews, interviews.get(interview.id))
  await practice.at(answered.length + 1)
  return { interviews, id: interview.id, there: () => interviews.get(interview.id) }
}

test('without a connection, rules score an answer on the device, and it stays in the box', async () => {
  const { there } = await open()
  server.cut('interviews.answer')
  await practice.answer(goodAnswer)
  await expectToast('Analysis Error', 'Failed to analyze your response. Please try again.')
  await practice.says(notSaved)
  await expect.element(practice.card).toHaveFocus()
  await expect.element(practice.box).toHaveValue(goodAnswer)
  await practice.isPercent(12)
  expect(there().answers).toEqual([])
})

test('an answer that waits to be sent does not come back into a cleared box', async () => {
  await open()
  server.cut('interviews.answer')
  await practice.answer(goodAnswer)
  await practice.clear.click()
  await expect.element(practice.box).toHaveValue('')
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.element(practice.box).toHaveValue(goodAnswer)
})

test('waiting answers are sent on request one after the other, and are required at the end', async () => {
  const { there } = await open(0, 1, 2, 3, 4, 5)
  const line = server.cut('interviews.answer')
  await practice.answer(goodAnswer)
  await practice.next.click()
  await practice.answer(`${goodAnswer} It was a good year.`)
  await practice.complete.click()
  await practice.at(7)
  await expectToast('Not Complete Yet', /^Question 7 has no saved feedback yet\./)
  expect(there().interview).toMatchObject({ answered: 6, completed: false })

  line.mend()
  await practice.card.getByRole('button', { name: 'Send it now' }).click()
  await practice.saysNot(notSaved)
  // The second answer is sent automatically.
  await expect.poll(() => there().interview.answered).toBe(8)
  await practice.next.click()
  await practice.saysNot(notSaved)
  await practice.complete.click()
  await expect.element(practice.question).toHaveTextContent('Interview Practice Complete!')
})

test('a waiting answer is sent when the browser is online again', async () => {
  const { there } = await open()
  const line = server.cut('interviews.answer')
  await practice.answer(goodAnswer)
  await practice.says(notSaved)
  line.mend()
  window.dispatchEvent(new Event('online'))
  await practice.saysNot(notSaved)
  expect(there().interview.answered).toBe(1)
})

test('a waiting answer does not overwrite an answer from another device', async () => {
  const { interviews, id, there } = await open()
  const line = server.cut('interviews.answer')
  await practice.answer('I waited for the bus, for example.')
  await practice.says(notSaved)
  await page.getByRole('link', { name: 'Leave practice' }).click()
  await expectToast('Your answer is kept on this device.', 'Open the session again to continue.')
  interviews.answer(id, 0, goodAnswer)
  line.mend()
  await page.getByRole('link', { name: /^Continue Operations Analyst/ }).click()
  await practice.at(2)
  await practice.previous.click()
  await expect.element(practice.box).toHaveValue('I waited for the bus, for example.')
  await practice.card.getByRole('button', { name: 'Bring the earlier answer back' }).click()
  await expect.element(practice.box).toHaveValue(goodAnswer)
  expect(there().answers).toMatchObject([{ text: goodAnswer }])
  expect(sent()).toEqual([])
})

test('an answer whose feedback was lost on the way still shows it', async () => {
  await open()
  const line = server.loseAnswers('interviews.answer')
  await practice.answer(goodAnswer)
  line.mend()
  await reload()
  // The answer counts, so the next question is shown.
  await practice.at(2)
  await practice.previous.click()
  await expect.element(practice.card).toBeVisible()
  await practice.saysNot(notSaved)
  expect(sent()).toHaveLength(1)
})

test('an answer that the server scored by rules says so, and the model can be asked again', async () => {
  const { interviews } = await open()
  interviews.setModelAway(true)
  await practice.answer(goodAnswer)
  await practice.says(byRules)
  interviews.setModelAway(false)
  await practice.card.getByRole('button', { name: 'Ask the AI again' }).click()
  await practice.saysNot(byRules)
  await expect.element(practice.card).toHaveFocus()
  expect(sent()).toEqual([goodAnswer, goodAnswer])
})

test('the standard questions are labelled as such', async () => {
  const interviews = fakeInterviews()
  interviews.setModelAway(true)
  await openPractice(interviews, interviews.practise())
  await practice.at(1)
  await expect.element(page.getByText(/these are our standard questions\.$/)).toBeVisible()
})
