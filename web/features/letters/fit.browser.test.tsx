import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { server } from '../../testing/fake-server.ts'
import { fakeLetters } from '../../testing/letters.ts'
import { failsMidway } from '../../testing/writing.ts'
import { letterOf, newLetter, openLetters } from './letters.testing.ts'

const jobDescription = `Requirements
- SQL
- Excel
- ACCA`
const letter = letterOf()

test('an advert is set against what the person has before the letter is written, for a reader with a name', async () => {
  await openLetters(fakeLetters({ tier: 'pro' }), '?sheet=new')
  await newLetter.name('Supply Planner', 'Tudun Foods')
  await newLetter.description.fill(jobDescription)
  await expect.element(newLetter.fit).toMatchTextContent('2 of 3')
  await expect.element(newLetter.fit).toMatchTextContent('“SQL, Excel, route planning”')
  await expect.element(newLetter.fit).toMatchTextContent('Nothing that you told Aiki answers this.ACCA')
  await newLetter.root.getByLabelText(/^Hiring manager's name/).fill('Mrs Ngozi Ojo')
  await newLetter.root.getByLabelText(/^Employer's address/).fill('12 Marina Road, Lagos')
  await newLetter.submit.click()
  await expect.element(letter.root).toBeVisible()
  expect(server.asked('assistant.writeLetter')).toMatchObject([
    { body: { recipientName: 'Mrs Ngozi Ojo', employerAddress: '12 Marina Road, Lagos' } },
  ])
})

test('a failed letter is said once, in the dialog', async () => {
  await openLetters(fakeLetters({ tier: 'pro' }), '?sheet=new')
  server.answers({ 'assistant.writeLetter': failsMidway('model_unavailable') })
  await newLetter.name('Supply Planner', 'Tudun Foods')
  await newLetter.submit.click()
  await expect.element(newLetter.trouble).toMatchTextContent('Something went wrong while generating.')
  expect(page.getByText(/Something went wrong/).elements()).toHaveLength(1)
})

test('beside a letter: what it answers, what could go in and goes in with one press, and what is missing', async () => {
  const letters = fakeLetters({ tier: 'pro' })
  const { id } = letters.write({ jobDescription })
  await openLetters(letters, `?letter=${id}`)
  await expect.element(letter.fit).toMatchTextContent('0 of 3')
  const putIn = letter.fit.getByRole('button', { name: /^Put it in/ })
  await expect.element(putIn.first()).toBeVisible()
  await putIn.first().click()
  await expect.element(letter.text).toHaveFocus()
  await expect
    .element(letter.text)
    .toHaveValue(expect.stringContaining('\n\nMy skills include SQL and Excel.\n\n'))
  await expect.element(letter.fit).toMatchTextContent('2 of 3')
  await expect.element(page.getByRole('heading', { name: 'Missing' })).toBeVisible()
})
