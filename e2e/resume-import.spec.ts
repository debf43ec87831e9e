import { expect } from 'playwright/test'
import { scan } from '../functions/imports/broken-files.testing.ts'
import { status } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { ResumeBuilderPage } from './pages/resume-builder.ts'
import { expectToast, toast, toastButton } from './pages/toast.ts'
import { makeResume, ngozisForm } from './writing.ts'

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

test('a resume that is pasted fills in the form; a file that cannot be read says so plainly', async ({
  page,
  complaints,
}) => {
  complaints.expect(status(422))
  const dialog = await (await ResumeBuilderPage.open(page)).generate()
  await dialog.pick('Detailed Form')
  await dialog.fill({ 'Resume title': 'Imported' })
  await dialog.goOn(1)
  await dialog.import()
  await dialog.file.setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: await scan() })
  await expect(dialog.trouble).toHaveText(
    'No words could be read in this file. It may be a picture: paste the text of it instead.',
  )
  const broken = Buffer.from('<p>Ngozi</p>')
  await dialog.file.setInputFiles({ name: 'me.pdf', mimeType: 'application/pdf', buffer: broken })
  await expect(dialog.trouble).toContainText('This is not a kind of file that can be read here.')
  await dialog.file.setInputFiles({ name: 'old.doc', mimeType: 'application/msword', buffer: broken })
  await expect(dialog.trouble).toContainText('a Word file of the old kind')

  await dialog.fill({ 'Or paste the text of it here': pasted })
  await dialog.press('Read pasted text')
  await expectToast(page, 'Filled in', 'From your text. Look through each step before you go on.')
  await expect(dialog.field('Phone')).toHaveValue('0803 555 0142')
  await expect(dialog.unplaced).toContainText('On request')
  await toastButton(page, 'Undo').click()
  await expect(dialog.field('Phone')).toHaveValue('')
  await dialog.import()
  await expect(dialog.field('Or paste the text of it here')).toHaveValue(pasted)
  await dialog.press('Read pasted text')
  await dialog.press('Not needed')
  await expect(dialog.unplaced).toHaveCount(0)
  await dialog.goOn(2)
  await expect(dialog.field('Professional title')).toHaveValue('Operations Analyst')
  await dialog.fill({ 'Professional summary': ngozisForm.summary })
  await dialog.goOn(3)
  await expect(dialog.field('Company')).toHaveValue('Gani Haulage')
  await expect(dialog.field('Description')).toHaveValue(/Cut late deliveries from 18% to 11%/)
  await dialog.goOn(4)
  await expect(dialog.field('Degree')).toHaveValue('B.Sc. Economics')
  await dialog.goOn(5)
  await expect(dialog.field('Technical skills')).toHaveValue(/SQL, Excel/)
})

test('a PDF of ours, imported again, is the form that it was made of', async ({ page, api }) => {
  await api.subscription.startTrial({ body: { tier: 'pro' } })
  const { id } = await makeResume(api)
  const { data, name } = await api.documents.resume({ params: { id, format: 'pdf' } })
  await api.resumes.remove({ params: { id } })
  const dialog = await (await ResumeBuilderPage.open(page)).generate()
  await dialog.pick('Detailed Form')
  await dialog.fill({ 'Resume title': 'Again' })
  await dialog.goOn(1)
  await dialog.import()
  await dialog.file.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(data, 'base64') })
  await expect(toast(page)).toContainText(`From ${name}.`)
  for (const step of [2, 3, 4, 5, 6]) await dialog.goOn(step)
  await dialog.press('Use my own words')
  await expectToast(page, 'Success', 'Your resume is made, in your own words.')
  const [made] = (await api.resumes.list({})).resumes
  const { resume } = await api.resumes.get({ params: { id: made?.id ?? '' } })
  expect(resume.form).toEqual(ngozisForm)
})
