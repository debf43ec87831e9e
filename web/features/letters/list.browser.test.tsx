import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { takeDownloads } from '../../testing/downloads.ts'
import { server } from '../../testing/fake-server.ts'
import { fakeLetters } from '../../testing/letters.ts'
import { expectToast, toast } from '../../testing/toast.ts'
import { chooseFormat } from '../../writing/download.testing.ts'
import {
  cardOf,
  counter,
  generateButton,
  job,
  letterOf,
  newLetter,
  openLetters,
  press,
} from './letters.testing.ts'

const limit = ['Limit Reached', 'Free plan allows 2 letters/month. Upgrade for more.'] as const

test('a new person sees how to write the first letter', async () => {
  await openLetters(fakeLetters())
  await expect.element(page.getByRole('heading', { name: 'No Cover Letters Yet' })).toBeVisible()
  await expect.element(counter).toHaveTextContent('0 of 2 letters this month')
})

test('Free has two letters a month, including deleted ones; for more the plans are offered', async () => {
  const letters = fakeLetters()
  letters.write()
  letters.write({ jobTitle: 'Bursar', companyName: 'Ìbàdàn College' })
  await openLetters(letters)
  await expect.element(cardOf('Supply Planner')).toMatchTextContent('AI Generated')
  await expect.element(counter).toHaveTextContent('2 of 2 letters this month')
  await generateButton.click()
  await expectToast(...limit)
  await press('Delete')
  const question = page.getByRole('alertdialog', { name: 'Delete this letter?' })
  await expect.element(question.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await expect.element(question).toMatchTextContent('It still counts as one of your letters of the month.')
  await question.getByRole('button', { name: 'Delete letter' }).click()
  await expectToast('Deleted', 'The letter to Tudun Foods is gone.')
  await expect.element(cardOf('Supply Planner')).not.toBeInTheDocument()
  await generateButton.click()
  await expectToast(...limit)
  await toast.getByRole('button', { name: 'See the plans' }).click()
  await expect.poll(() => location.pathname).toBe('/dashboard/upgrade')
})

test('a person who follows a link after the monthly limit is told so', async () => {
  const letters = fakeLetters()
  letters.write()
  letters.write()
  await openLetters(letters, '?sheet=new')
  await expectToast(...limit)
  await expect.element(newLetter.root).not.toBeInTheDocument()
})

test('on Pro letters are not counted, and can be downloaded as PDF', async () => {
  const letters = fakeLetters({ tier: 'pro' })
  const { id } = letters.write()
  const file = { name: 'letter.pdf', type: 'application/pdf', data: btoa('%PDF'), leftOut: 0 }
  server.answers({ 'documents.letter': () => file })
  const downloads = takeDownloads()
  await openLetters(letters)
  await expect.element(cardOf('Supply Planner')).toBeVisible()
  await expect.element(counter).not.toBeInTheDocument()
  const { name, text } = await downloads.next(() => chooseFormat(`the letter for ${job}`, 'PDF'))
  expect({ name, text }).toEqual({ name: 'letter.pdf', text: '%PDF' })
  expect(server.asked('documents.letter')).toMatchObject([{ params: { id, format: 'pdf' } }])
  await expectToast('Download Started')
})

test('of a letter that was changed elsewhere, the words that differ are marked, and either text can be kept', async () => {
  const letters = fakeLetters()
  const { id, content, version } = letters.write()
  await openLetters(letters, `?letter=${id}&view=edit`)
  const letter = letterOf()
  await letter.add('I like trucks.')
  letters.update(id, { version, content: content.replace('40 trucks', '41 trucks') })
  await letter.save.click()
  await expect.element(letter.root.getByRole('deletion').first()).toMatchTextContent('41')
  await expect.element(letter.root.getByRole('insertion').last()).toMatchTextContent('I like trucks.')
  await letter.press('Keep mine')
  await expectToast('Saved')
  expect(letters.get(id).content).toContain('I like trucks.')
})
