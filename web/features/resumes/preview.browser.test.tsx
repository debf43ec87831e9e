import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { longCareer } from '../../../bench/people/long.ts'
import { assembleResume } from '../../../shared/domain/resume/assemble.ts'
import { writeResume } from '../../../shared/domain/resume/write.ts'
import { paths } from '../../paths.ts'
import { expectForEverybody } from '../../testing/accessible.ts'
import { invented, ngozisForm } from '../../testing/ngozis-form.ts'
import { fakeResumes } from '../../testing/resumes.ts'
import { expectToast, toast } from '../../testing/toast.ts'
import { chooseFormat } from '../../writing/download.testing.ts'
import { openBuilder } from './builder.testing.ts'

const preview = page.getByRole('article', { name: 'Preview' })
const larger = page.getByRole('dialog', { name: 'Larger preview' })

test('the preview is the pages of the file, with their number, and larger in a dialog', async () => {
  await page.viewport(360, 740)
  const resumes = fakeResumes()
  const { id } = resumes.make({ template: 'professional', form: longCareer })
  await openBuilder(resumes, `?preview=${id}`)
  await expect.element(preview.getByText('3 pages, A4')).toBeVisible()
  await expect.element(preview.getByRole('group', { name: 'Page 3 of 3' })).toBeInTheDocument()
  await expect.element(preview.getByRole('heading', { name: 'WORK EXPERIENCE' })).toBeInTheDocument()
  const first = { name: 'Page 1 of 3' }
  const widthIn = (place: Locator) => place.getByRole('group', first).element().getBoundingClientRect().width
  expect(widthIn(preview)).toBeLessThan(360)
  const open = preview.getByRole('button', { name: 'Larger' })
  await open.click()
  await larger.getByRole('button', { name: 'Close' }).click()
  await expect.element(open).toHaveFocus()
  await open.click()
  await expect.element(larger.getByRole('group', first)).toBeVisible()
  expect(widthIn(larger)).toBeGreaterThan(700)
  await expectForEverybody()
})

test('a name with marks is written without them in files, and with them again', async () => {
  const resumes = fakeResumes()
  const { id, title } = resumes.make({ form: { fullName: 'Ṣẹ́gun Ọláyínká' } })
  await openBuilder(resumes, `?preview=${id}`)
  await expect.element(preview).toMatchTextContent('Ṣẹ́gun Ọláyínká')
  await chooseFormat(title, 'Write the name as Segun Olayinka')
  await expectToast('Success', 'Files now say Segun Olayinka.')
  await expect.element(preview).toMatchTextContent('Segun Olayinka')
  await chooseFormat(title, 'Write the name as Ṣẹ́gun Ọláyínká')
  await expectToast('Success', 'Files now say Ṣẹ́gun Ọláyínká.')
  expect(resumes.get(id)).toMatchObject({ plainName: false, version: 3 })
})

test('after another device saved the resume, the name is chosen by trying again', async () => {
  const resumes = fakeResumes()
  const { id, title, version } = resumes.make({ form: { fullName: 'Ṣẹ́gun Ọláyínká' } })
  await openBuilder(resumes, `?preview=${id}`)
  await expect.element(preview).toMatchTextContent('Ṣẹ́gun Ọláyínká')
  resumes.update(id, { version, title: 'Elsewhere' })
  await chooseFormat(title, 'Write the name as Segun Olayinka')
  await expect.element(page.getByRole('dialog', { name: 'Elsewhere' })).toBeVisible()
  await toast.getByRole('button', { name: 'Try again' }).click()
  await expectToast('Success', 'Files now say Segun Olayinka.')
  expect(resumes.get(id)).toMatchObject({ title: 'Elsewhere', plainName: true })
})

test('the pages of the file are counted, without the lines that it will not have', async () => {
  const resumes = fakeResumes()
  const own = writeResume(assembleResume(ngozisForm, null))
  const markdown = `${own}\n## Awards\n${`- ${invented}\n`.repeat(50)}`
  const { id } = resumes.make({ markdown })
  await openBuilder(resumes, `?preview=${id}`)
  await expect.element(preview.getByRole('group', { name: 'Page 2 of 2' })).toBeInTheDocument()
  await expect.element(preview.getByText('1 page, A4, without the marked lines')).toBeVisible()
})

test('lines that the file will not have are marked, and said', async () => {
  const resumes = fakeResumes()
  const own = writeResume(assembleResume(ngozisForm, null))
  const markdown = `${own}\n## Awards\n- ${invented}\n`
  const { id } = resumes.make({ template: 'professional', form: ngozisForm, markdown })
  await openBuilder(resumes, `?preview=${id}`)
  await expect
    .element(page.getByRole('dialog').getByText(/^1 line has no source and will be left out\./))
    .toBeVisible()
  await expect.poll(() => document.querySelector('[role=dialog] mark')?.textContent).toBe('Led ')
  await page.getByRole('link', { name: 'See where in the editor' }).click()
  await expect.poll(() => location.pathname).toBe(paths.resume(id))
})
