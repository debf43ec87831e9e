import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { longCareer } from '../../../bench/people/long.ts'
import { fakeResumes } from '../../testing/resumes.ts'
import { openBuilder } from './builder.testing.ts'

const preview = page.getByRole('dialog').getByRole('article', { name: 'Preview' })

test('the preview is the pages of the file, with their number, and grows on a press', async () => {
  await page.viewport(360, 740)
  const resumes = fakeResumes()
  const { id } = resumes.make({ template: 'professional', form: longCareer })
  await openBuilder(resumes, `?preview=${id}`)
  await expect.element(preview.getByText('3 pages, A4')).toBeVisible()
  await expect.element(preview.getByRole('group', { name: 'Page 3 of 3' })).toBeInTheDocument()
  await expect.element(preview.getByRole('heading', { name: 'WORK EXPERIENCE' })).toBeInTheDocument()
  const first = preview.getByRole('group', { name: 'Page 1 of 3' })
  const widthOf = () => first.element().getBoundingClientRect().width
  expect(widthOf()).toBeLessThan(360)
  await preview.getByRole('button', { name: 'Larger' }).click()
  await expect.poll(widthOf).toBeGreaterThan(700)
  await expect
    .element(preview.getByRole('button', { name: 'Whole page' }))
    .toHaveAttribute('aria-pressed', 'true')
})
