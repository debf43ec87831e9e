import { expect, test } from 'vitest'
import { expectForEverybody } from '../../testing/accessible.ts'
import { fakeApplications } from '../../testing/applications.ts'
import { server } from '../../testing/fake-server.ts'
import { fakeLetters } from '../../testing/letters.ts'
import { longWord } from '../../testing/long-word.ts'
import { cardOf, letterOf, newLetter, openLetters } from './letters.testing.ts'

const longJob = { jobTitle: longWord, companyName: longWord }
const letter = letterOf(`${longWord} at ${longWord}`)

test('the letters', async () => {
  const letters = fakeLetters()
  letters.write(longJob)
  letters.write()
  await openLetters(letters)
  await expect.element(cardOf(longWord)).toBeVisible()
  await expectForEverybody()
})

test('the dialog of a new letter, with faults', async () => {
  const applications = fakeApplications(longJob)
  server.answers(applications.answers)
  await openLetters(fakeLetters(), `?sheet=new&application=${applications.all()[0]?.id}`)
  await expect.element(newLetter.field('Company name')).toHaveValue(longWord)
  await newLetter.field('Company name').fill('')
  await newLetter.submit.click()
  await expect.element(newLetter.field('Company name')).toHaveAttribute('aria-invalid', 'true')
  await expectForEverybody()
})

test('a letter, and what the job asks for', async () => {
  const letters = fakeLetters()
  const { id } = letters.write({ ...longJob, jobDescription: `Requirements\n- SQL\n- ${longWord}` })
  await openLetters(letters, `?letter=${id}`)
  await letter.sources.isClean()
  await expect.element(letter.fit).toMatchTextContent('Could go in')
  await expectForEverybody()
})

test('a letter that is edited, with a sentence without a source', async () => {
  const letters = fakeLetters()
  const { id } = letters.write(longJob)
  await openLetters(letters, `?letter=${id}&view=edit`)
  await letter.add('I led 75 engineers at Dangote Cement.')
  await expect.element(letter.sources.box('75')).toBeVisible()
  await expectForEverybody()
})
