import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../shared/api/errors.ts'
import { formOfText } from '../../../shared/domain/resume-import/form-of-text.ts'
import { server } from '../../testing/fake-server.ts'
import { ngozisForm } from '../../testing/ngozis-form.ts'
import { fakeResumes } from '../../testing/resumes.ts'
import { expectToast, toast } from '../../testing/toast.ts'
import { dialog, generateButton, openDialog } from './builder.testing.ts'

const pasted = `Ngozi Eze
Operations Analyst
ngozi@example.com | 0803 555 0142

WORK EXPERIENCE
Operations Officer, Gani Haulage
Mar 2023 - Present
- Cut late deliveries from 18% to 11%

EDUCATION
B.Sc. Economics, Bayero University, 2020

SKILLS
SQL, Excel

REFEREES
On request`

/** On the import of a new resume's first step. */
const openImport = async (): Promise<void> => {
  await openDialog(fakeResumes())
  server.answers({ 'imports.read': ({ body }) => formOfText(body.data) })
  await dialog.pick('Detailed Form')
  await dialog.fill({ 'Resume title': 'Imported' })
  await dialog.goOn(1)
  await dialog.openImport()
}

const paste = async (): Promise<void> => {
  await dialog.fill({ 'Or paste its text here': pasted })
  await dialog.press('Read pasted text')
  await dialog.press('Add to the form')
  await expectToast('Filled in', 'From your text. Check it before you continue.')
}

test.each([
  [
    'unreadable_file',
    'No words could be read in this file. It may be a picture: paste the text of it instead.',
  ],
  [
    'wrong_file_type',
    'Aiki cannot read this kind of file. Choose a PDF, a Word file (.docx), JSON Resume, Reactive Resume or the archive of LinkedIn, or paste its text.',
  ],
] as const)('a file that the server refuses shows the reason: %s', async (code, words) => {
  await openImport()
  server.answers({
    'imports.read': () => {
      throw new ApiError(code)
    },
  })
  await dialog.file.upload(new File(['<p>Ngozi</p>'], 'me.pdf', { type: 'application/pdf' }))
  await expect.element(dialog.trouble).toHaveTextContent(words)
  expect(server.asked('imports.read')).toEqual([
    { body: { kind: 'pdf', data: `data:application/pdf;base64,${btoa('<p>Ngozi</p>')}` } },
  ])
})

test('an old Word file is refused before it is sent', async () => {
  await openImport()
  await dialog.file.upload(new File(['Ngozi'], 'old.doc', { type: 'application/msword' }))
  await expect.element(dialog.trouble).toMatchTextContent('an old Word file')
  expect(server.asked('imports.read')).toEqual([])
})

test('a file that was read is named, and fills in the form', async () => {
  await openImport()
  server.answers({ 'imports.read': () => ({ form: ngozisForm, unplaced: [] }) })
  await dialog.file.upload(new File(['%PDF'], 'ngozi.pdf', { type: 'application/pdf' }))
  await expect
    .element(dialog.found)
    .toMatchTextContent(/2 jobs: all new.*1 school: all new.*4 skills: all new/)
  await dialog.press('Add to the form')
  await expectToast('Filled in', 'From ngozi.pdf. Check it before you continue.')
  await expect.element(dialog.field('Phone')).toHaveValue(ngozisForm.phone)
})

test('a resume that is pasted fills in the steps', async () => {
  await openImport()
  await paste()
  await expect.element(dialog.field('Phone')).toHaveValue('0803 555 0142')
  await dialog.goOn(2)
  await expect.element(dialog.field('Professional title')).toHaveValue('Operations Analyst')
  await dialog.fill({ 'Professional summary': ngozisForm.summary })
  await dialog.goOn(3)
  await expect.element(dialog.field('Company')).toHaveValue('Gani Haulage')
  await expect
    .element(dialog.field('Description'))
    .toHaveValue(expect.stringContaining('Cut late deliveries from 18% to 11%'))
  await dialog.goOn(4)
  await expect.element(dialog.field('Degree')).toHaveValue('B.Sc. Economics')
  await dialog.goOn(5)
  await expect.element(dialog.field('Technical skills')).toHaveValue(expect.stringContaining('SQL, Excel'))
})

test('Undo removes the import, and the pasted text is still there', async () => {
  await openImport()
  await paste()
  await expect.element(dialog.field('Phone')).toHaveValue('0803 555 0142')
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.element(dialog.field('Phone')).toHaveValue('')
  await dialog.openImport()
  await expect.element(dialog.field('Or paste its text here')).toHaveValue(pasted)
})

test('lines without a field are listed until the person dismisses them', async () => {
  await openImport()
  await paste()
  await expect.element(dialog.unplaced).toMatchTextContent('On request')
  await dialog.press('Not needed')
  await expect.element(dialog.unplaced).not.toBeInTheDocument()
})

test('a person who closes the dialog while a text is read finds the form as it was', async () => {
  await openImport()
  const slow = server.hold('imports.read')
  await dialog.fill({ 'Or paste its text here': pasted })
  await dialog.press('Read pasted text')
  history.back()
  await expect.element(dialog.root).not.toBeInTheDocument()
  slow.goOn()
  await expect.poll(() => server.asked('imports.read')).toHaveLength(1)
  await page.getByRole('heading', { level: 1, name: 'Resume Builder' }).click()
  await expectToast()
  await generateButton.click()
  await expect.element(dialog.root.getByText('Step 1 of 6')).toBeVisible()
  await expect.element(dialog.field('Phone')).toHaveValue('')
})
