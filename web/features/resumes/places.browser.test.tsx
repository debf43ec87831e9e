import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { server } from '../../testing/fake-server.ts'
import { fakeFiles } from '../../testing/files.ts'
import { longWord } from '../../testing/long-word.ts'
import { ngozisForm } from '../../testing/ngozis-form.ts'
import { fakeResumes } from '../../testing/resumes.ts'
import { failsMidway, hangsMidway } from '../../testing/writing.ts'
import { cardOf, dialog, openBuilder, openDialog, rewriteAt } from './builder.testing.ts'
import { filesPanel } from './files.testing.ts'

const form = {
  jobTitle: longWord,
  workExperience: [
    {
      jobTitle: longWord,
      company: longWord,
      place: '',
      duration: 'Mar 2023 to now',
      description: `Wrote ${longWord}.`,
    },
    ...ngozisForm.workExperience,
  ],
}

/** The dialog that rewrites a resume on a step of its form, with the faults of what was taken out. */
const onStep = async (step: number, ...cleared: readonly string[]) => {
  const resumes = fakeResumes()
  const dialog = await rewriteAt(resumes, resumes.make({ title: longWord, form }), step)
  for (const label of cleared) await dialog.field(label).first().fill('')
  if (cleared.length > 0) {
    await dialog.next.click()
    await expect.element(dialog.field(cleared[0] ?? '').first()).toHaveAttribute('aria-invalid', 'true')
  }
  return dialog
}

test('the resumes, as many as Free has', async () => {
  const resumes = fakeResumes()
  resumes.make({ title: longWord })
  await openBuilder(resumes)
  await expect.element(cardOf(longWord)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'The Free plan has 1 resume' })).toBeVisible()
  await expectForEverybody()
})

test('how a resume is to be written, with faults', async () => {
  await openDialog(fakeResumes())
  await dialog.submit.click()
  await expect.element(dialog.root.getByText('Title is required.')).toBeVisible()
  await expectForEverybody()
})

test('step 1 of a resume, with faults', async () => {
  await onStep(1, 'Full name', 'Email')
  await expectForEverybody()
})

test('step 2 of a resume, with faults', async () => {
  await onStep(2, 'Professional title', 'Professional summary')
  await expectForEverybody()
})

test('step 3 of a resume, with three entries', async () => {
  await onStep(3)
  await expectForEverybody()
})

test('an import that could not be read', async () => {
  const dialog = await onStep(1)
  await dialog.openImport()
  await dialog.file.upload(new File(['x'], `${longWord}.doc`))
  await expect.element(dialog.trouble).toBeVisible()
  await expectForEverybody()
})

test('what an import left over', async () => {
  const dialog = await onStep(1)
  server.answers({
    'imports.read': () => ({ form: { ...ngozisForm, ...form }, unplaced: [longWord, 'On request'] }),
  })
  await dialog.openImport()
  await dialog.fill({ 'Or paste its text here': `Ngozi Eze\n\nREFEREES\n${longWord}` })
  await dialog.press('Read pasted text')
  await dialog.press('Add to the form')
  await expect.element(dialog.unplaced).toMatchTextContent(longWord)
  await expectForEverybody()
})

test('a resume while it is written', async () => {
  const dialog = await onStep(6)
  server.answers({ 'assistant.writeResume': hangsMidway('headline', longWord) })
  await dialog.submit.click()
  await expect.element(dialog.writing).toMatchTextContent(longWord)
  await expectForEverybody()
})

test('why no resume was written', async () => {
  const dialog = await onStep(6)
  server.answers({ 'assistant.writeResume': failsMidway('model_refused') })
  await dialog.submit.click()
  await expect.element(dialog.trouble).toBeVisible()
  await expectForEverybody()
})

test('a resume as it looks', async () => {
  const resumes = fakeResumes()
  const { id } = resumes.make({ title: longWord, form })
  await openBuilder(resumes, `?preview=${id}`)
  const preview = page.getByRole('dialog', { name: longWord })
  await expect.element(preview.getByRole('article', { name: 'Preview' })).toBeVisible()
  await expectForEverybody()
})

test('the files, one of them not taken', async () => {
  const resumes = fakeResumes({ tier: 'pro' })
  const files = fakeFiles('degree.pdf', `${longWord}.png`)
  await openBuilder({ answers: { ...resumes.answers, ...files.answers } })
  await expect.element(filesPanel.rows.nth(1)).toBeVisible()
  await filesPanel.input.upload(new File(['MZ'], `${longWord}.exe`))
  await expect.element(filesPanel.trouble).toBeVisible()
  await expectForEverybody()
})
