import { expect, test } from 'vitest'
import { fakeApplications } from '../../../testing/applications.ts'
import { server } from '../../../testing/fake-server.ts'
import { fakeLetters } from '../../../testing/letters.ts'
import { reload } from '../../../testing/reload.ts'
import { expectToast } from '../../../testing/toast.ts'
import { hangsMidway } from '../../../testing/writing.ts'
import { generateButton, job, letterOf, newLetter, openLetters } from '../letters.testing.ts'

const { root, field, submit, trouble, press } = newLetter
const letter = letterOf()

const openNamed = async () => {
  const letters = fakeLetters()
  await openLetters(letters, '?sheet=new')
  await newLetter.name('Supply Planner', 'Tudun Foods')
  return letters
}

test('a letter is for a job at a company', async () => {
  await openLetters(fakeLetters(), '?sheet=new')
  await submit.click()
  await expectToast('Missing Information', 'Job title and company name are required.')
  expect(server.asked('assistant.writeLetter')).toEqual([])
})

test('a letter is written for an application, in a tone, and opens with a source for each sentence', async () => {
  const applications = fakeApplications({})
  const [{ id: applicationId = '' } = {}] = applications.all()
  const letters = fakeLetters()
  server.answers(applications.answers)
  await openLetters(letters, `?sheet=new&application=${applicationId}`)
  await expect.element(root.getByText(`For your application ${job}`)).toBeVisible()
  await newLetter.tone(/^Enthusiastic/).click({ force: true })
  await submit.click()
  await expectToast('Cover Letter Generated', `For ${job}.`)
  await expect
    .element(letter.paper)
    .toMatchTextContent(/Dear Hiring Manager,.*Gani Haulage.*Yours sincerely,.*Ngozi Eze/)
  await expect.element(letter.root.getByText('Enthusiastic')).toBeVisible()
  await letter.sources.isClean()
  expect(letters.all()).toMatchObject([{ applicationId, tone: 'enthusiastic' }])
})

test('what was typed is there when the dialog is opened again, until it is discarded', async () => {
  await openLetters(fakeLetters())
  await generateButton.click()
  await newLetter.name('Bursar', 'Ìbàdàn College')
  await press('Close')
  await reload()
  await generateButton.click()
  await expect.element(root.getByText('What you typed before is still here.')).toBeVisible()
  await expect.element(field('Company name')).toHaveValue('Ìbàdàn College')
  await press('Discard')
  await expect.element(root).not.toBeInTheDocument()
  await generateButton.click()
  await expect.element(field('Job title')).toHaveValue('')
})

test('an application is chosen in the dialog, and taken back; the focus goes with it', async () => {
  server.answers(fakeApplications({}).answers)
  await openLetters(fakeLetters(), '?sheet=new')
  await press('From an application')
  await press('Supply Planner Tudun Foods')
  await expect.element(field('Job title')).toHaveValue('Supply Planner')
  await expect.element(submit).toHaveFocus()
  await press('Remove the application')
  await expect.element(root.getByRole('button', { name: 'From an application' })).toHaveFocus()
})

test('who has told nothing of themselves learns where to', async () => {
  const letters = await openNamed()
  letters.say('nothing')
  await submit.click()
  await expect
    .element(trouble)
    .toMatchTextContent('Fill in My Profile, or make a resume first. Nothing was counted.')
  await expect.element(root.getByRole('link', { name: 'Fill in My Profile' })).toBeVisible()
})

test('the writing service would not write it: that is said, and nothing is counted', async () => {
  const letters = await openNamed()
  server.refuse('assistant.writeLetter', 'model_refused')
  await submit.click()
  await expect.element(trouble).toMatchTextContent('The writing service would not write this.')
  expect(letters.all()).toEqual([])
})

test('a letter is seen as it is written; who stops it finds what they typed, and asks for the same one', async () => {
  const letters = await openNamed()
  server.answers({ 'assistant.writeLetter': hangsMidway('paragraphs.0', 'I am an Operations Officer') })
  await submit.click()
  await expect.element(newLetter.writing).toMatchTextContent('I am an Operations Officer')
  await press('Cancel')
  await expect.element(submit).toHaveFocus()
  await expect.element(field('Job title')).toHaveValue('Supply Planner')
  expect(letters.all()).toEqual([])
  await submit.click()
  await expect.element(newLetter.writing).toMatchTextContent('I am an Operations Officer')
  const [stopped, again] = server.asked('assistant.writeLetter')
  expect(again).toEqual(stopped)
})

test('a letter whose answer is lost is written, and counted, once', async () => {
  const letters = await openNamed()
  const line = server.loseAnswers('assistant.writeLetter')
  await submit.click()
  await expect.element(trouble).toMatchTextContent('Try again: it is counted once.')
  await expect.element(submit).toHaveTextContent('Try again')
  expect(letters.all()).toHaveLength(1)
  line.mend()
  await submit.click()
  await expect.element(letter.root).toBeVisible()
  expect(letters.all()).toHaveLength(1)
})
