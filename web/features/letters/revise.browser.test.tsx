import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { server } from '../../testing/fake-server.ts'
import { fakeLetters } from '../../testing/letters.ts'
import { failsMidway } from '../../testing/writing.ts'
import { letterOf, openLetters } from './letters.testing.ts'

const letter = letterOf()
const twoHoursAgo = () => new Date(Date.now() - 2 * 3_600_000).toISOString()

const open = async (letters: ReturnType<typeof fakeLetters>, id: string) => {
  await openLetters(letters, `?letter=${id}`)
  await expect.element(letter.paper).toMatchTextContent('I would be glad to tell you more.')
}

test('a letter is made shorter, free within the hour, and the one before is brought back', async () => {
  const letters = fakeLetters()
  const { id, content } = letters.write()
  await open(letters, id)
  await expect.element(letter.revise).toMatchTextContent('uses none of your letters of the month')
  await letter.press('Make it shorter')
  await expect.element(letter.revise).toMatchTextContent('The letter is shorter now.')
  await expect.element(letter.revise.getByRole('button', { name: 'Make it shorter' })).toHaveFocus()
  await expect.element(letter.paper).not.toMatchTextContent('I would be glad to tell you more.')
  await letter.press('Bring back the letter before')
  await expect.element(letter.paper).toMatchTextContent('I would be glad to tell you more.')
  expect(letters.get(id).content).toBe(content)
  await letter.press('Make it shorter')
  await expect.element(letter.revise).toMatchTextContent('The letter is shorter now.')
  // A letter that has only what it must is not called shorter.
  await letter.press('Make it shorter')
  await expect
    .element(letter.revise)
    .toMatchTextContent(
      'This letter is already short. Nothing was changed. It uses none of your letters of the month.',
    )
  const asked = server.asked('assistant.reviseLetter')
  expect(asked).toMatchObject([
    { body: { letterId: id, how: 'shorter' } },
    { body: { how: 'shorter' } },
    { body: { how: 'shorter' } },
  ])
  expect(new Set(asked.map(({ body }) => body.id)).size).toBe(3)
})

test('after the hour a revision is one of the letters of the month; without one left, the plans are offered', async () => {
  const letters = fakeLetters()
  const { id } = letters.write({ createdAt: twoHoursAgo() })
  letters.write({ jobTitle: 'Bursar' })
  await open(letters, id)
  await expect.element(letter.revise).toMatchTextContent('none is left until 1 ')
  await letter.press('Warmer')
  await expect.element(letter.revise.getByRole('alert')).toMatchTextContent('Limit Reached')
  await expect.element(letter.revise.getByRole('link', { name: 'See the plans' })).toBeVisible()
})

test('each letter since it was opened is brought back, with what was typed in between', async () => {
  const letters = fakeLetters({ tier: 'pro' })
  const { id, content: first } = letters.write()
  await open(letters, id)
  await letter.press('Make it shorter')
  await expect.element(letter.revise).toMatchTextContent('The letter is shorter now.')
  await letter.showTab('Edit')
  await letter.add('By hand.')
  await letter.press('Bring back the letter before')
  await expect.element(letter.revise).toMatchTextContent('Letter 1 of 2 is back.')
  // The place stays and its words change: otherwise a screen reader does not read them out.
  const announcement = page.getByRole('status').filter({ hasText: 'Letter 1 of 2 is back.' }).element()
  await expect.element(letter.text).toHaveValue(first)
  const back = letter.revise.getByRole('button', { name: 'Bring back the letter before' })
  await expect.element(back).toHaveFocus()
  await expect.element(back).toHaveAttribute('aria-disabled', 'true')
  await letter.press('Bring back the newer letter')
  await expect.element(letter.text).toHaveValue(expect.stringContaining('By hand.'))
  await expect.element(announcement).toHaveTextContent('Letter 2 of 2 is back.')
  await letter.press('Warmer')
  await expect.element(announcement).toHaveTextContent('The letter is warmer now.')
  await letter.press('Bring back the letter before')
  await expect.element(letter.text).toHaveValue(expect.stringContaining('By hand.'))
  await expect.element(announcement).toHaveTextContent('Letter 2 of 3 is back.')
  await letter.press('Bring back the letter before')
  await expect.element(letter.text).toHaveValue(first)
  await expect.element(announcement).toHaveTextContent('Letter 1 of 3 is back.')
  expect(letters.get(id).content).toBe(first)
})

test('what the person typed is saved first; what another device changed is shown', async () => {
  const letters = fakeLetters({ tier: 'pro' })
  const { id } = letters.write()
  await open(letters, id)
  await letter.showTab('Edit')
  await letter.add('I like trucks.')
  await letter.press('More formal')
  await expect.element(letter.revise).toMatchTextContent('The letter is more formal now.')
  expect(server.asked('letters.update')).toHaveLength(1)
  const { version, content } = letters.get(id)
  letters.update(id, { version, content: content.replace('40 trucks', '41 trucks') })
  await letter.press('Warmer')
  await expect.element(letter.revise.getByRole('alert')).toMatchTextContent('changed on another device')
  await expect.element(letter.text).toHaveValue(letters.get(id).content)
})

test('if the model fails, the letter is as it was, and one message says so', async () => {
  const letters = fakeLetters({ tier: 'pro' })
  const { id } = letters.write()
  await open(letters, id)
  server.answers({ 'assistant.reviseLetter': failsMidway('model_unavailable') })
  await letter.press('Warmer')
  await expect
    .element(letter.root.getByRole('alert'))
    .toMatchTextContent('Something went wrong while generating.')
  await expect.element(letter.paper).toMatchTextContent('I would be glad to tell you more.')
})

test('a letter that was written anew, but whose answer was lost, can be brought back', async () => {
  const letters = fakeLetters({ tier: 'pro' })
  const { id, content } = letters.write()
  await open(letters, id)
  const line = server.loseAnswers('assistant.reviseLetter')
  await letter.press('Make it shorter')
  await expect.element(letter.root.getByRole('alert')).toMatchTextContent('The connection was lost')
  await expect.element(letter.paper).not.toMatchTextContent('I would be glad to tell you more.')
  line.mend()
  await letter.press('Bring back the letter before')
  await expect.element(letter.paper).toMatchTextContent('I would be glad to tell you more.')
  expect(letters.get(id).content).toBe(content)
})
