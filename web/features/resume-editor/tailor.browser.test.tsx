import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApplications, planner } from '../../testing/applications.ts'
import { server } from '../../testing/fake-server.ts'
import { fakeResumes } from '../../testing/resumes.ts'
import { expectToast } from '../../testing/toast.ts'
import { hangsMidway } from '../../testing/writing.ts'
import { planner as posting } from '../jobs/search.testing.ts'
import { expectTitles } from '../resumes/builder.testing.ts'
import { editor, openEditor } from './editor.testing.ts'

const notes = 'They want SQL before all, and somebody who plans routes for 40 trucks.'
const sheet = editor.dialog('Tailor to a job')
const changes = editor.dialog('What changed')
const tailorButton = sheet.getByRole('button', { name: 'Tailor resume' })

const fitIn = (place: Pick<typeof page, 'getByRole'>) =>
  place.getByRole('region', { name: 'What the job asks for' })

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

test('the target job needs a title', async () => {
  await openTailor()
  await tailorButton.click()
  await expect.element(sheet.getByText('Job title is required.')).toBeVisible()
})

test('an application fills in the target job', async () => {
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

test('on Elite a resume is tailored to a job: the changes are shown, and the first resume stays', async () => {
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

test('the typed target job is there when the dialog is opened again', async () => {
  await openTailor()
  const jobTitle = sheet.getByRole('textbox', { name: 'Job title' })
  await jobTitle.fill('Supply Planner')
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await editor.openTailor()
  await expect.element(jobTitle).toHaveValue('Supply Planner')
  await expect.element(sheet.getByRole('button', { name: 'Start again' })).not.toBeInTheDocument()
})

test('the same job after a cancel is the same request, and counted once', async () => {
  await openTailor()
  server.answers({ 'assistant.tailorResume': hangsMidway('summary', 'I plan') })
  await sheet.getByRole('textbox', { name: 'Job title' }).fill('Supply Planner')
  await tailorButton.click()
  await expect
    .element(sheet.getByRole('region', { name: 'Fitting your resume to the job' }))
    .toMatchTextContent('I plan')
  await sheet.getByRole('button', { name: 'Stop' }).click()
  await expect.element(tailorButton).toHaveFocus()
  await tailorButton.click()
  await expect.poll(() => server.asked('assistant.tailorResume')).toHaveLength(2)
  const ids = server.asked('assistant.tailorResume').map(({ body }) => body.id)
  expect(new Set(ids).size).toBe(1)
})

test('when the job of the address does not load, another one can be entered, or it can be retried', async () => {
  server.answers({ 'jobs.get': () => ({ job: posting, description: 'You plan by the tides.' }) })
  const refusal = server.refuse('jobs.get')
  const resumes = fakeResumes({ tier: 'elite' })
  await openEditor(resumes, resumes.make().id, `?sheet=tailor&job=${posting.id}`)
  const jobTitle = sheet.getByRole('textbox', { name: 'Job title' })
  await expect.element(sheet).toMatchTextContent('The job could not be loaded')
  await expect.element(jobTitle).toHaveValue('')
  refusal.mend()
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect.element(jobTitle).toHaveValue(posting.title)
})

const advert = `Requirements
- SQL
- Negotiation
- ACCA`

test('an advert is set against the resume before it is tailored, and beside the new one', async () => {
  const { resumes } = await openTailor()
  await sheet.getByRole('textbox', { name: 'Job title' }).fill('Supply Planner')
  await sheet.getByLabelText(/^Job description/).fill(advert)
  await expect.element(fitIn(sheet)).toMatchTextContent('2 of 3')
  await expect.element(fitIn(sheet)).toMatchTextContent('Nothing that you told Aiki answers this.ACCA')
  await tailorButton.click()
  await expect.element(changes).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(fitIn(page)).toMatchTextContent('2 of 3')
  expect(resumes.all()[0]).toMatchObject({ jobDescription: advert })
})

test('what a tailored resume leaves out goes in with one press', async () => {
  const resumes = fakeResumes({ tier: 'elite' })
  const { id } = resumes.make({ jobDescription: advert, markdown: '# Ngozi Eze\n\n## Skills\nSQL\n' })
  await openEditor(resumes, id)
  await expect.element(fitIn(page)).toMatchTextContent('1 of 3')
  await fitIn(page).getByRole('button', { name: 'Put it in: Negotiation' }).click()
  await expectToast('It is in your resume now.', 'It is not saved yet.')
  await expect.element(fitIn(page)).toMatchTextContent('2 of 3')
  await expect.element(editor.paper).toMatchTextContent('SQL, Negotiation')
})
