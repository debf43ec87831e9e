import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { live } from '../../testing/channel.ts'
import { mostStops } from '../../testing/focus-stop.ts'
import { ngozisForm } from '../../testing/ngozis-form.ts'
import { reload } from '../../testing/reload.ts'
import { fakeResumes } from '../../testing/resumes.ts'
import { expectToast, toast } from '../../testing/toast.ts'
import { editor } from '../resume-editor/editor.testing.ts'
import {
  dialog,
  generateButton,
  openBuilder,
  openDialog,
  rewriteAt,
  rewriteDialog,
} from './builder.testing.ts'

const missing = ['Required Fields Missing', 'Please fill in all required fields before proceeding.'] as const

const openDetailed = async (resumes = fakeResumes()): Promise<ReturnType<typeof fakeResumes>> => {
  await openDialog(resumes)
  await dialog.pick('Detailed Form')
  await dialog.fill({ 'Resume title': 'Night shift' })
  return resumes
}

test('a resume needs a title', async () => {
  await openDialog(fakeResumes())
  await dialog.submit.click()
  await expect.element(dialog.root.getByText('Title is required.')).toBeVisible()
})

test('the first step starts with the career record; a missing field is named until it is filled in', async () => {
  await openDetailed()
  await dialog.goOn(1)
  await expect.element(dialog.field('Full name')).toHaveValue('Ngozi Eze')
  await dialog.fill({ 'Full name': '' })
  await dialog.next.click()
  await expectToast(...missing)
  await expect.element(dialog.field('Full name')).toHaveFocus()
  await dialog.fill({ 'Full name': ngozisForm.fullName })
  await dialog.goOn(2)
  await expectToast()
})

test('a step with entries cannot be left without its required fields', async () => {
  const resumes = fakeResumes()
  const workExperience = ngozisForm.workExperience.slice(0, 1)
  await rewriteAt(resumes, resumes.make({ form: { workExperience } }), 3)
  await rewriteDialog.fill({ 'Job title': '' })
  await rewriteDialog.next.click()
  await expectToast(...missing)
  await expect.element(rewriteDialog.field('Job title')).toHaveFocus()
  await expect.element(rewriteDialog.root.getByText('Step 3 of 6')).toBeVisible()
})

test('jobs are added and removed, and one stays', async () => {
  const resumes = fakeResumes()
  const workExperience = ngozisForm.workExperience.slice(0, 1)
  const dialog = await rewriteAt(resumes, resumes.make({ form: { workExperience } }), 3)
  const removers = dialog.root.getByRole('button', { name: /^Remove work entry/ })
  await expect.element(removers).not.toBeInTheDocument()
  await dialog.press('Add work entry')
  await expect.element(dialog.fieldOf('work entry', 2, 'Job title')).toHaveFocus()
  await dialog.fillEntry('work entry', 2, { 'Job title': 'Stock Assistant', Company: 'Moremi Retail' })
  await dialog.press('Add work entry')
  await dialog.press('Remove work entry 1')
  await expect.element(dialog.fieldOf('work entry', 1, 'Company')).toHaveValue('Moremi Retail')
  await dialog.press('Remove work entry 2')
  await expect.element(removers).not.toBeInTheDocument()
  // What was typed is not lost by one press.
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.element(dialog.entry('work entry', 1)).toMatchTextContent('Operations Officer, Gani Haulage')
})

test('going back keeps the typed text', async () => {
  const resumes = fakeResumes()
  const dialog = await rewriteAt(resumes, resumes.make(), 5)
  await dialog.fill({ 'Technical skills': 'SQL, Excel, Python' })
  await dialog.goOn(6)
  await dialog.press('Previous')
  await dialog.onStep(5)
  await expect.element(dialog.field('Technical skills')).toHaveValue('SQL, Excel, Python')
})

test('a person who comes back later continues at the same step, and gets a resume in their own words', async () => {
  const resumes = await openDetailed()
  await dialog.pick('Bold')
  await dialog.goOn(1)
  await dialog.fill({ Phone: ngozisForm.phone })
  await dialog.goOn(2)
  await dialog.fill({ 'Professional title': ngozisForm.jobTitle, 'Professional summary': ngozisForm.summary })
  await dialog.goOn(3)
  const [{ jobTitle = '', company = '', description = '' } = {}] = ngozisForm.workExperience
  await dialog.fillEntry('work entry', 1, {
    'Job title': jobTitle,
    Company: company,
    Description: description,
  })
  await dialog.goOn(4)
  await dialog.fillEntry('education entry', 1, {
    Degree: 'B.Sc. Economics',
    Institution: 'Bayero University',
  })
  await dialog.goOn(5)
  await dialog.fill({ 'Technical skills': ngozisForm.technicalSkills })
  await dialog.goOn(6)
  await dialog.press('Previous')
  await dialog.onStep(5)

  await reload()
  await expect.element(dialog.root.getByText('What you typed before is still here.')).toBeVisible()
  await expect.element(dialog.root.getByText('Step 5 of 6')).toBeVisible()
  await expect.element(dialog.field('Technical skills')).toHaveValue(ngozisForm.technicalSkills)
  await dialog.goOn(6)
  await dialog.press('Use my own words')
  await expect.element(editor.heading('Night shift')).toBeVisible()
  await expectToast('Success', 'Your resume is made, in your own words.')
  await editor.sources.isClean()
  expect(resumes.all()).toMatchObject([
    {
      title: 'Night shift',
      template: 'bold',
      aiGenerated: false,
      markdown: expect.stringMatching(
        /- Plan the day of 40 trucks\.\n- Cut late deliveries from 18% to 11%\./,
      ),
    },
  ])

  // What was made of them is not there a second time.
  for (const { id } of resumes.all()) resumes.remove(id)
  live.tell({ topic: 'resumes', change: 'removed' })
  await page.getByRole('link', { name: 'Resumes' }).click()
  await generateButton.click()
  await expect.element(dialog.field('Resume title')).toHaveValue('')
})

/** Goes there with the Tab key. */
const tabTo = async (place: ReturnType<typeof dialog.field>): Promise<void> => {
  for (let stop = 0; stop < mostStops && place.query() !== document.activeElement; stop += 1)
    await userEvent.tab()
  await expect.element(place).toHaveFocus()
}
const type = async (label: string, text: string): Promise<void> => {
  await tabTo(dialog.field(label))
  await userEvent.keyboard(text)
}
const enterStep = async (step: number): Promise<void> => {
  await tabTo(dialog.next)
  await userEvent.keyboard('{Enter}')
  await dialog.onStep(step)
}

test('with the keyboard alone a person chooses, leaves and comes back, and completes a step with Enter', async () => {
  await openBuilder(fakeResumes())
  await tabTo(generateButton)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.root).toBeVisible()
  await tabTo(dialog.radio('Professional'))
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(dialog.radio('Bold')).toBeChecked()
  await tabTo(dialog.radio(/^Quick Generate/))
  await userEvent.keyboard('{ArrowDown}')
  await type('Resume title', 'By keys')
  await userEvent.keyboard('{Escape}')
  await expect.element(generateButton).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.field('Resume title')).toHaveValue('By keys')
  await enterStep(1)
  await type('Phone', ngozisForm.phone)
  // In a line, Enter goes on.
  await userEvent.keyboard('{Enter}')
  await dialog.onStep(2)
  await type('Professional title', ngozisForm.jobTitle)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.field('Professional summary')).toHaveFocus()
})

test('with the keyboard alone a job is added and removed, and the focus follows', async () => {
  const resumes = fakeResumes()
  const { fieldOf, root } = await rewriteAt(
    resumes,
    resumes.make({ form: { workExperience: ngozisForm.workExperience.slice(0, 1) } }),
    3,
  )
  await tabTo(root.getByRole('button', { name: 'Add work entry' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(fieldOf('work entry', 2, 'Job title')).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(root.getByRole('button', { name: 'Remove work entry 2' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(root.getByRole('button', { name: /^Operations Officer/ })).toHaveFocus()
})

test('several jobs are folded; one that lacks a required field opens', async () => {
  const resumes = fakeResumes()
  const [first, second] = ngozisForm.workExperience
  const workExperience = [first, second].flatMap(job => (job ? [{ ...job, company: '' }] : []))
  const { root, entry, next, fieldOf } = await rewriteAt(
    resumes,
    resumes.make({ form: { workExperience } }),
    3,
  )
  await expect.element(root.getByLabelText(/^Company/)).not.toBeInTheDocument()
  await root.getByRole('button', { name: 'Move work entry 2 up' }).click()
  await expect.element(entry('work entry', 1)).toMatchTextContent('Stock Assistant')
  await next.click()
  await expect.element(fieldOf('work entry', 1, 'Company')).toHaveAttribute('aria-invalid', 'true')
})

test('what is typed in the steps is in the career record afterwards', async () => {
  const resumes = fakeResumes()
  resumes.record.save(ngozisForm)
  await openDetailed(resumes)
  await dialog.goOn(1)
  await dialog.fill({ Phone: '0809 111 2233' })
  for (const step of [2, 3, 4, 5]) await dialog.goOn(step)
  await dialog.press('Add licences')
  await dialog.fill({ Licences: 'Driver, class E' })
  await dialog.goOn(6)
  await dialog.submit.click()
  await expect.element(editor.heading('Night shift')).toBeVisible()
  expect(resumes.record.now().form).toEqual({
    ...ngozisForm,
    phone: '0809 111 2233',
    licences: 'Driver, class E',
  })
})
