import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { takeDownloads } from '../../testing/downloads.ts'
import { server } from '../../testing/fake-server.ts'
import { ngozi } from '../../testing/newcomer.ts'
import { fakeResumes } from '../../testing/resumes.ts'
import { expectToast, toast } from '../../testing/toast.ts'
import { chooseFormat } from '../../writing/download.testing.ts'
import { editor } from '../resume-editor/editor.testing.ts'
import {
  cardOf,
  choose,
  dialog,
  expectTitles,
  generateButton,
  openBuilder,
  rewriteDialog,
} from './builder.testing.ts'

const title = 'Operations Analyst'
const limit = 'Free plan allows only 1 resume. Upgrade to generate unlimited resumes.'

test('a new person sees how to make the first resume, tips, and what Pro stores', async () => {
  await openBuilder(fakeResumes())
  await expect.element(page.getByRole('heading', { name: 'No Resumes Yet' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Resume tips' })).toBeVisible()
  await expect.element(page.getByText(/^Pro keeps up to 5 files here/)).toBeVisible()
})

test('a card shows whether the model wrote the resume, and whether it is the primary one', async () => {
  const resumes = fakeResumes({ tier: 'pro' })
  const { id, version } = resumes.make({ title: 'First' })
  resumes.update(id, { version, aiGenerated: true })
  resumes.make({ title: 'Second' })
  await openBuilder(resumes)
  await expectTitles('Second', 'First')
  await expect.element(cardOf('First')).toMatchTextContent(/AI Generated.*Primary/)
  await expect.element(cardOf('Second')).not.toMatchTextContent(/AI Generated|Primary/)
})

test('a resume is viewed, and Escape returns the focus to its button', async () => {
  const resumes = fakeResumes()
  resumes.make()
  await openBuilder(resumes)
  const button = cardOf(title).getByRole('button', { name: `Preview ${title}` })
  await button.click()
  const preview = page.getByRole('dialog', { name: title })
  await expect.element(preview.getByRole('article')).toMatchTextContent('Gani Haulage')
  await userEvent.keyboard('{Escape}')
  await expect.element(preview).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('a card offers no other writing of the name of the account, which may not be the name on the paper', async () => {
  const resumes = fakeResumes()
  resumes.make()
  await openBuilder(resumes, '', { ...ngozi, name: 'Ṣẹ́gun Ọláyínká' })
  await cardOf(title)
    .getByRole('button', { name: `Download ${title}` })
    .click()
  await expect.element(page.getByRole('menuitem', { name: 'Text (.txt)' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: /^Write the name as/ })).not.toBeInTheDocument()
})

test('another resume becomes the primary one', async () => {
  const resumes = fakeResumes({ tier: 'pro' })
  resumes.make({ title: 'First' })
  resumes.make({ title: 'Second' })
  await openBuilder(resumes)
  await choose('Second', 'Make it primary')
  await expectToast('Success', '“Second” is your primary resume now.')
  await expect.element(cardOf('First')).not.toMatchTextContent('Primary')
  await expect.element(cardOf('Second')).toMatchTextContent('Primary')
})

test('a resume is rewritten from its own form, and the old text becomes a version', async () => {
  const resumes = fakeResumes({ tier: 'pro' })
  const { id } = resumes.make()
  await openBuilder(resumes)
  await choose(title, 'Rewrite')
  await expect.element(rewriteDialog.radio(/^Detailed Form/)).toBeChecked()
  for (const step of [1, 2, 3, 4, 5, 6]) await rewriteDialog.goOn(step)
  await rewriteDialog.submit.click()
  await expect.element(editor.heading(title)).toBeVisible()
  await editor.choose('Versions')
  await expect.element(editor.dialog('Versions').getByRole('button', { name: /^Own words/ })).toBeVisible()
  expect(resumes.all()).toMatchObject([{ id, aiGenerated: true, version: 2 }])
})

test('a resume is deleted after a question, and the focus moves to the next one', async () => {
  const resumes = fakeResumes({ tier: 'pro' })
  resumes.make({ title: 'First' })
  resumes.make({ title: 'Second' })
  await openBuilder(resumes)
  await cardOf('Second').getByRole('button', { name: 'Delete Second' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this resume?' })
  await expect.element(question.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await expect.element(question).toMatchTextContent('will be deleted. You cannot undo this')
  await question.getByRole('button', { name: 'Delete resume' }).click()
  await expectToast('Success', 'Resume deleted successfully')
  await expectTitles('First')
  await expect.element(cardOf('First').getByRole('button', { name: 'Delete First' })).toHaveFocus()
  expect(resumes.all()).toHaveLength(1)
})

test('a person with the one resume of Free is told so, by the button and by a link', async () => {
  const resumes = fakeResumes()
  resumes.make()
  await openBuilder(resumes, '?sheet=new')
  await expectToast('Upgrade Required', limit)
  await expect.element(dialog.root).not.toBeInTheDocument()
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expectToast()
  await generateButton.click()
  await expectToast('Upgrade Required', limit)
})

test('on Free a resume is downloaded as text, and other formats lead to the plans', async () => {
  const resumes = fakeResumes()
  resumes.make({ title: 'Operations Analyst, Lagos' })
  const downloads = takeDownloads()
  await openBuilder(resumes)
  const file = await downloads.next(() => chooseFormat('Operations Analyst, Lagos', 'Text (.txt)'))
  expect(file.name).toBe('operations_analyst_lagos.txt')
  expect(file.text).toMatch(/^={60}\n +PROFESSIONAL RESUME\n={60}\n\nNgozi Eze\n/)
  expect(file.text).toContain('3,200 lines')
  await expectToast('Success', 'Resume downloaded successfully')
  await chooseFormat('Operations Analyst, Lagos', /PDF/)
  await expect.poll(() => location.pathname).toBe('/dashboard/upgrade')
})

test('on Pro a resume is downloaded as PDF, and the left out lines are named', async () => {
  const resumes = fakeResumes({ tier: 'pro' })
  const { id } = resumes.make()
  const file = { name: 'operations_analyst.pdf', type: 'application/pdf', data: btoa('%PDF'), leftOut: 2 }
  server.answers({ 'documents.resume': () => file })
  const downloads = takeDownloads()
  await openBuilder(resumes)
  const { name, text } = await downloads.next(() => chooseFormat(title, 'PDF'))
  expect({ name, text }).toEqual({ name: 'operations_analyst.pdf', text: '%PDF' })
  expect(server.asked('documents.resume')).toMatchObject([{ params: { id, format: 'pdf' } }])
  await expectToast(
    'Success',
    'Resume downloaded successfully. 2 lines are left out until you say where they come from.',
  )
})
