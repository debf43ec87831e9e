import { expect } from 'playwright/test'
import { status } from './browser-errors.ts'
import { testSignedIn as test } from './fixtures.ts'
import { ResumeBuilderPage } from './pages/resume-builder.ts'
import { expectToast, toast } from './pages/toast.ts'
import { makeResume, ngozisForm, saved } from './writing.ts'

test('on Pro our own PDF is stored, downloaded unchanged, and imported into the form that it was made from', async ({
  page,
  api,
  browserErrors,
}) => {
  browserErrors.expect(status(422))
  await api.subscription.startTrial({ body: { tier: 'pro' } })
  const { id } = await makeResume(api)
  const { data } = await api.documents.resume({ params: { id, format: 'pdf' } })
  const buffer = Buffer.from(data, 'base64')
  const pdf = { name: 'My resume, 2026.pdf', mimeType: 'application/pdf', buffer }
  await api.resumes.remove({ params: { id } })
  const builder = await ResumeBuilderPage.open(page)
  const { files } = builder
  await files.add(pdf)
  await expectToast(page, 'File Added', '“My resume, 2026.pdf” is kept here.')
  const back = await saved(page, () => files.downloadOf(pdf.name))
  expect(back.name).toBe(pdf.name)
  expect(back.bytes.equals(buffer)).toBe(true)
  // The content decides the type, not the name.
  await files.add({ ...pdf, name: 'letter.pdf', buffer: Buffer.from('<script>alert(1)</script>') })
  await expect(files.trouble).toContainText('“letter.pdf”: You cannot store this kind of file here.')
  await expect(files.rows).toHaveCount(1)

  const dialog = await builder.generate()
  await dialog.pick('Detailed Form')
  await dialog.fill({ 'Resume title': 'Again' })
  await dialog.goOn(1)
  await dialog.import()
  await dialog.file.setInputFiles(pdf)
  await dialog.addFound()
  await expect(toast(page)).toContainText(`From ${pdf.name}.`)
  for (const step of [2, 3, 4, 5, 6]) await dialog.goOn(step)
  await dialog.press('Use my own words')
  await expectToast(page, 'Success', 'Your resume is made, in your own words.')
  const [made] = (await api.resumes.list({})).resumes
  const { resume } = await api.resumes.get({ params: { id: made?.id ?? '' } })
  expect(resume.form).toEqual(ngozisForm)
})
