import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { fakeInterviews, goodAnswer } from '../../testing/interviews.ts'
import { longWord } from '../../testing/long-word.ts'
import { earlierWords, openPractice, practice } from './player.testing.ts'

const openAfter = async (...answered: readonly number[]) => {
  const interviews = fakeInterviews()
  await openPractice(interviews, interviews.practise({ jobTitle: longWord }, answered))
  return interviews
}

test('a practice before its first answer, with faults', async () => {
  await openAfter()
  await practice.at(1)
  await practice.getFeedback.click()
  await expect.element(practice.box).toHaveAttribute('aria-invalid', 'true')
  await expectForEverybody()
})

test('an answer with its feedback', async () => {
  await openAfter(0)
  await practice.at(2)
  await practice.answer(goodAnswer)
  await expectForEverybody()
})

test('an answer scored by rules, and changed since', async () => {
  const interviews = await openAfter(0)
  await practice.at(2)
  interviews.setModelAway(true)
  await practice.answer(longWord)
  await practice.box.fill(`${longWord} ${longWord}`)
  await practice.says(earlierWords)
  await expectForEverybody()
})

test('how a practice went', async () => {
  const interviews = fakeInterviews()
  await openPractice(interviews, interviews.completed({ jobTitle: longWord }))
  await practice.answers.first().click()
  await expect.element(page.getByText(/^At Gani Haulage in April/).first()).toBeVisible()
  await expectForEverybody()
})
