import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { server } from '../../testing/fake-server.ts'
import { fakeInterviews, goodAnswer } from '../../testing/interviews.ts'
import { reload } from '../../testing/reload.ts'
import { expectToast } from '../../testing/toast.ts'
import { earlierWords, openPractice, practice } from './player.testing.ts'

const open = async (...answered: readonly number[]) => {
  const interviews = fakeInterviews()
  const session = interviews.practise({}, answered)
  await openPractice(interviews, session)
  await practice.at(answered.length + 1)
  return { interviews, id: session.interview.id }
}
const gone = page.getByRole('heading', { level: 1, name: 'This practice session is not here any more' })

test('a reload loses no text, and continues at the first question without feedback', async () => {
  await open(0)
  await practice.box.fill('Half an ans')
  await reload()
  await practice.at(2)
  await expect.element(practice.box).toHaveValue('Half an ans')
  await practice.isPercent(12)
  await practice.previous.click()
  await expect.element(practice.box).toHaveValue(goodAnswer)
  await expect.element(practice.card).toBeVisible()
})

test("text that was typed here stays beside the feedback from another device, and the person can take that device's text", async () => {
  const { interviews, id } = await open(0)
  await practice.box.fill('Half an ans')
  for (const question of [1, 2]) interviews.answer(id, question, goodAnswer)
  await reload()
  await practice.at(4)
  await practice.previous.click()
  await practice.previous.click()
  await practice.at(2)
  await expect.element(practice.box).toHaveValue('Half an ans')
  await practice.says(earlierWords)
  await practice.card.getByRole('button', { name: 'Bring the earlier answer back' }).click()
  await expect.element(practice.box).toHaveValue(goodAnswer)
})

test('a session that is deleted elsewhere leaves its text', async () => {
  const { interviews, id } = await open()
  await practice.box.fill('Words worth keeping')
  interviews.remove(id)
  await practice.getFeedback.click()
  await expect.element(gone).toBeVisible()
  await expect.element(page.getByLabelText('Your answer to question 1')).toHaveValue('Words worth keeping')
  await page.getByRole('link', { name: 'See my sessions' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Interview Coach' })).toBeVisible()
})

test('after the end of a plan the session stays readable, and links to the plans', async () => {
  await open(0)
  server.refuse('interviews.answer', 'upgrade_required')
  await practice.box.fill(goodAnswer)
  await practice.getFeedback.click()
  await expectToast('Upgrade Required', /^Your plan has ended/)
  await expect.element(practice.box).toHaveValue(goodAnswer)
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'see the plans' }))
    .toHaveAttribute('href', '/dashboard/upgrade')
  await practice.previous.click()
  await expect.element(practice.card).toBeVisible()
})
