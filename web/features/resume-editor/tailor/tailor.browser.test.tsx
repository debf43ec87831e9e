import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApplications, planner } from '../../../testing/applications.ts'
import { server } from '../../../testing/fake-server.ts'
import { fakeResumes } from '../../../testing/resumes.ts'
import { expectTitles } from '../../resumes/builder.testing.ts'
import { editor, openEditor } from '../editor.testing.ts'

const notes = 'They want SQL before all, and somebody who plans routes for 40 trucks.'
const sheet = editor.dialog('Tailor to a job')
const changes = editor.dialog('What changed')
const tailorButton = sheet.getByRole('button', { name: 'Tailor resume' })

const openTailor = async () => {
  const resumes = fakeResumes({ tier: 'elite' })
  const { id } = resumes.make({ template: 'loom' })
  server.answers({
    ...fakeApplications({ jobTitle: 'Welder', companyName: 'Gada Cement' }, { ...planner, notes }).answers,
    'files.list': () => ({ files: [], limit: 5 }),
  })
  await openEditor(resumes, id)
  await editor.openTailor()
  return { resumes, base: resumes.get(id) }
}

test('what a resume is fitted to has a job title', async () => {
  await openTailor()
  await tailorButton.click()
  await expect.element(sheet.getByText('Job title is required.')).toBeVisible()
})

test('an application fills in the job that a resume is fitted to', async () => {
  await openTailor()
  await sheet.getByRole('radio', { name: 'My applications' }).click({ force: true })
  await sheet.getByRole('searchbox').fill('supply')
  const found = sheet.getByRole('list', { name: 'Your applications' }).getByRole('button')
  await expect.element(found).toHaveAccessibleName('Supply Planner Tudun Foods')
  await found.click()
  await expect.element(sheet.getByRole('textbox', { name: 'Job title' })).toHaveValue('Supply Planner')
  await expect.element(sheet.getByLabelText(/^Company/)).toHaveValue('Tudun Foods')
  await expect.element(sheet.getByLabelText(/^Job description/)).toHaveValue(notes)
})

test('on Elite a resume is fitted to a job: what changed is shown, and the first one stays', async () => {
  const { resumes, base } = await openTailor()
  await sheet.getByRole('textbox', { name: 'Job title' }).fill('Supply Planner')
  await sheet.getByLabelText(/^Company/).fill('Tudun Foods')
  await tailorButton.click()

  await expect.element(changes).toMatchTextContent(/lines? (changed|added|removed)/)
  await expect.element(changes.getByText(/^Before: /).first()).toBeVisible()
  await expect.element(changes.getByRole('insertion').first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(changes).not.toBeInTheDocument()
  await expect.element(page.getByText('Tailored to Supply Planner at Tudun Foods')).toBeVisible()
  await expect.element(editor.template(/^Loom/)).toBeChecked()
  await editor.sources.isClean()
  await editor.choose('What changed')
  await expect.element(changes).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('link', { name: 'Resumes' }).click()
  await expectTitles('Operations Analyst, for Tudun Foods', 'Operations Analyst')
  expect(resumes.get(base.id)).toEqual(base)
})
