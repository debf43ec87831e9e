import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { invented } from '../../testing/ngozis-form.ts'
import { reload } from '../../testing/reload.ts'
import { fakeResumes } from '../../testing/resumes.ts'
import { expectToast } from '../../testing/toast.ts'
import { editor, openEditor } from './editor.testing.ts'

const shown = page.getByRole('definition')

/** The editor with a text of this tab, and one that another tab saved meanwhile. */
const twoTexts = async () => {
  const resumes = fakeResumes()
  const { id, markdown, version } = resumes.make()
  await openEditor(resumes, id)
  await editor.rewrite('40 trucks', '44 trucks')
  resumes.update(id, { version, title: 'Elsewhere', markdown: markdown.replace('11%', '12%') })
  await editor.save.click()
  await expect.element(page.getByText(/What you typed is not lost\./)).toHaveFocus()
  return { resumes, id }
}

test('when two tabs edit, the second is told, and its text is saved aside and can be restored', async () => {
  await twoTexts()
  await page.getByRole('button', { name: 'Keep what is saved' }).click()
  await expect.element(editor.content).toHaveValue(expect.stringContaining('12%'))
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect.element(editor.content).toHaveValue(expect.stringMatching(/44 trucks[\s\S]*11%/))
})

test('of two texts the lines that differ are shown with their words marked, and both texts are at hand', async () => {
  await twoTexts()
  await expect
    .element(shown.getByRole('listitem').first())
    .toMatchTextContent('Saved now: Plan the day of 40 trucks.You typed: Plan the day of 44 trucks.')
  await expect.element(shown.getByRole('deletion').first()).toMatchTextContent('40')
  await expect.element(shown.getByRole('insertion').first()).toMatchTextContent('44')
  await expect.element(shown.getByText(/^# Ngozi Eze/).first()).not.toBeVisible()
  await page.getByText('Show both texts whole').click()
  await expect.element(shown.getByText(/^# Ngozi Eze/).first()).toBeVisible()
})

test("a person who keeps their own text also keeps the other tab's other changes", async () => {
  const { resumes, id } = await twoTexts()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expectToast('Success', 'Resume updated successfully!')
  expect(resumes.get(id)).toMatchObject({
    title: 'Elsewhere',
    markdown: expect.stringContaining('44 trucks'),
  })
})

test('two tabs that changed different sections are not asked; what either typed or confirmed is saved', async () => {
  const resumes = fakeResumes()
  const { id, markdown, version } = resumes.makeDoubtful()
  const kept = [{ text: invented, source: 'Gani Haulage' }]
  await openEditor(resumes, id)
  await editor.title.fill('Fleet Analyst')
  await editor.rewrite('Negotiation', 'Negotiation, Listening')
  resumes.update(id, { version, markdown: markdown.replace('11%', '12%'), kept })
  await editor.save.click()
  await expectToast('Success', 'Resume updated successfully! It also has what you saved elsewhere meanwhile.')
  await expect.element(editor.content).toHaveValue(expect.stringMatching(/12%[\s\S]*Listening/))
  expect(resumes.get(id)).toMatchObject({
    title: 'Fleet Analyst',
    markdown: expect.stringMatching(/12%[\s\S]*Listening/),
    kept,
  })
})

test('a person who is asked about one section keeps what both tabs typed in the others', async () => {
  const resumes = fakeResumes()
  const { id, markdown, version } = resumes.make()
  await openEditor(resumes, id)
  await editor.rewrite('40 trucks', '44 trucks')
  await editor.rewrite('Negotiation', 'Listening')
  resumes.update(id, { version, markdown: markdown.replace('11%', '12%').replace('I plan', 'I lead') })
  await editor.save.click()
  await expect.element(shown.getByRole('listitem').first()).toMatchTextContent('40 trucks')
  expect(
    shown
      .getByText(/Listening/)
      .elements()
      .filter(each => each.checkVisibility()),
  ).toEqual([])
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expectToast('Success', 'Resume updated successfully!')
  const { markdown: saved } = resumes.get(id)
  for (const words of ['44 trucks', '11%', 'Listening', 'I lead']) expect(saved).toContain(words)
})

test('when a resume was deleted elsewhere, the typed text can still be copied, also after a reload', async () => {
  const resumes = fakeResumes()
  const { id } = resumes.make()
  await openEditor(resumes, id)
  await editor.rewrite('40 trucks', '45 trucks')
  resumes.remove(id)
  await editor.save.click()
  await expect.element(editor.trouble).toMatchTextContent('This resume was deleted somewhere else.')
  await expect.element(editor.content).toHaveValue(expect.stringContaining('45 trucks'))
  await reload()
  await expect
    .element(page.getByLabelText('What you had typed and not saved'))
    .toHaveValue(expect.stringContaining('45 trucks'))
})
