import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PaidTier } from '../../../shared/lists.ts'
import { expectForEverybody } from '../../testing/accessible.ts'
import { fakeApplications } from '../../testing/applications.ts'
import { server } from '../../testing/fake-server.ts'
import { longWord } from '../../testing/long-word.ts'
import { invented, ngozisForm } from '../../testing/ngozis-form.ts'
import { openApp } from '../../testing/render.tsx'
import { fakeResumes } from '../../testing/resumes.ts'
import { editor, openEditor, openFields } from './editor.testing.ts'

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

/** The editor with a long resume, one of whose lines has no source. */
const doubtful = async (search = '', tier: PaidTier | null = null) => {
  const resumes = fakeResumes({ tier })
  const resume = resumes.makeDoubtful({ title: longWord, form })
  await openEditor(resumes, resume.id, search)
  if (search === '') await expect.element(editor.sources.box(invented)).toBeInTheDocument()
  return { resumes, resume }
}

test('a resume and a line without a source', async () => {
  await doubtful()
  await editor.sources.askFor(invented)
  await editor.sources.box(invented).getByRole('button', { name: 'Keep it' }).click()
  await expect
    .element(page.getByLabelText('Where does it come from?'))
    .toHaveAttribute('aria-invalid', 'true')
  await expectForEverybody()
})

test('the fields of a resume, with a line without a source, other words for a line, and a section as text', async () => {
  const resumes = fakeResumes()
  const { id, version, markdown } = resumes.makeDoubtful({ title: longWord, form })
  resumes.update(id, { version, markdown: markdown.replace(/## Skills\n/, `## Skills\n**${longWord}**, `) })
  await openFields(resumes, id)
  server.answers({
    'assistant.improveLine': async function* () {
      yield { type: 'done', value: { alternatives: [{ text: longWord, facts: [longWord] }] } }
    },
  })
  await editor.sources.show(invented)
  await page
    .getByRole('button', { name: /^Not in your profile/ })
    .first()
    .click()
  await editor.change(editor.card('Work Experience'), 'line 1', 'Improve this line')
  await expect.element(page.getByRole('button', { name: 'Use this' })).toBeVisible()
  // Elsewhere in the page, what is docked may cover a part of a button.
  window.scrollTo(0, 0)
  await expectForEverybody()
})

test('the paper of a resume on a phone', async () => {
  await page.viewport(360, 740)
  await doubtful()
  await editor.showTab('Preview')
  await expect.element(editor.paper).toBeVisible()
  expect(editor.paper.element().getBoundingClientRect().top).toBeLessThan(740 / 2)
  await expectForEverybody()
})

test('two texts of one resume', async () => {
  const { resumes, resume } = await doubtful()
  await editor.title.fill('Mine')
  await editor.showView('Markdown')
  await editor.rewrite('40 trucks', `${longWord} trucks`)
  resumes.update(resume.id, {
    version: resume.version,
    title: longWord.repeat(2),
    markdown: resume.markdown.replace('11%', '12%'),
  })
  await editor.save.click()
  await expect.element(page.getByRole('button', { name: 'Keep mine' })).toBeVisible()
  await expect.element(page.getByRole('insertion').first()).toBeVisible()
  await expectForEverybody()
})

test('the versions of a resume', async () => {
  await doubtful('?sheet=versions')
  await expect.element(editor.dialog('Versions').getByRole('listitem')).toBeVisible()
  await expectForEverybody()
})

test('an earlier version of a resume', async () => {
  await doubtful('?sheet=versions')
  const versions = editor.dialog('Versions')
  await versions.getByRole('button', { name: /^Own words/ }).click()
  await expect.element(versions.getByRole('article')).toBeVisible()
  await expectForEverybody()
})

test('what tailoring would bring', async () => {
  await doubtful('?sheet=tailor')
  await expect
    .element(editor.dialog('Tailor to a job'))
    .toMatchTextContent('A resume in the words of the job')
  await expectForEverybody()
})

test('the job that a resume is fitted to', async () => {
  server.answers(fakeApplications({ jobTitle: longWord, companyName: longWord }, {}).answers)
  await doubtful('?sheet=tailor', 'elite')
  const sheet = editor.dialog('Tailor to a job')
  await sheet.getByRole('button', { name: 'Tailor resume' }).click()
  await sheet.getByRole('radio', { name: 'My applications' }).click({ force: true })
  await expect.element(sheet.getByRole('button', { name: new RegExp(longWord) })).toBeVisible()
  await expectForEverybody()
})

test('what tailoring changed', async () => {
  await doubtful('?sheet=tailor', 'elite')
  const sheet = editor.dialog('Tailor to a job')
  await sheet.getByRole('textbox', { name: 'Job title' }).fill(longWord)
  await sheet.getByRole('button', { name: 'Tailor resume' }).click()
  await expect.element(editor.dialog('What changed')).toMatchTextContent(/lines? (changed|added|removed)/)
  await expectForEverybody()
})

test('a resume that is not there any more', async () => {
  server.answers(fakeResumes().answers)
  await openApp('/dashboard/resume-builder/01JD0000000000000000000000')
  await expect.element(page.getByRole('heading', { name: 'This resume is not here any more' })).toBeVisible()
  await expectForEverybody()
})
