import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { takeDownloads } from '../../testing/downloads.ts'
import { invented } from '../../testing/ngozis-form.ts'
import { fakeResumes } from '../../testing/resumes.ts'
import { expectToast, toast } from '../../testing/toast.ts'
import { chooseFormat } from '../../writing/download.testing.ts'
import { editor, openEditor } from './editor.testing.ts'

const { sources } = editor
const work = 'My work as Operations Officer at Gani Haulage'
const officer = 'Lines of Operations Officer, Gani Haulage'

const openDoubtful = async () => {
  const resumes = fakeResumes()
  const { id } = resumes.makeDoubtful()
  await openEditor(resumes, id)
  await expect.element(sources.box(invented)).toBeVisible()
  return { resumes, id }
}

const focus = (words: string, name: RegExp): void => {
  const button = sources.box(words).getByRole('button', { name }).element()
  if (button instanceof HTMLElement) button.focus()
}
const press = async (words: string, name: RegExp): Promise<void> => {
  focus(words, name)
  await userEvent.keyboard('{Enter}')
}

test('a typed line without a source is marked in the preview, and listed in the card', async () => {
  await openDoubtful()
  await expect.element(editor.paper.getByRole('mark').filter({ hasText: '75' })).toBeVisible()
  await editor.rewrite(/$/, '\n\n## Awards\n\nBest of 900 planners, 2019')
  await expect.element(sources.box('900 planners, 2019')).toBeVisible()
  await expect.poll(() => sources.boxes.elements()).toHaveLength(2)
})

test('with the keyboard alone a line is removed and restored, and the focus moves to the next one', async () => {
  await openDoubtful()
  await editor.rewrite(/$/, '\n\n## Awards\n\nBest of 900 planners, 2019')
  await expect.element(sources.box('900 planners')).toBeVisible()
  await press('900 planners', /^Remove/)
  await expect.poll(() => sources.boxes.elements()).toHaveLength(1)
  await expect.element(sources.box(invented).getByRole('paragraph').first()).toHaveFocus()
  await userEvent.keyboard('{Alt>}t{/Alt}')
  await expect.element(toast.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sources.boxes.elements()).toHaveLength(2)
})

test('with the keyboard alone a line is shown in the text, kept with its source, and saved', async () => {
  const { resumes, id } = await openDoubtful()
  await press(invented, /^Show it in the text/)
  await expect.element(editor.content).toHaveFocus()
  await expect.poll(() => getSelection()?.toString()).toContain('75 engineers')
  await press(invented, /^Say where it comes from/)
  await expect.element(sources.root.getByLabelText('Where does it come from?')).toHaveFocus()
  await userEvent.keyboard('My work as Op')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(sources.root.getByRole('heading', { level: 2 })).toHaveFocus()
  await sources.isClean()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expectToast('Success', 'Resume updated successfully!')
  expect(resumes.get(id).kept).toEqual([{ text: invented, source: work }])
})

test('a line that says more than the facts is replaced by what the person wrote', async () => {
  await openDoubtful()
  await editor.rewrite(/^- .*75 engineers.*$/m, '- Cut late deliveries at nine depots')
  await editor.rewrite(/^- .*18%.*$/m, '')
  await expect
    .element(sources.box('nine depots'))
    .toMatchTextContent(/You wrote: “Cut late deliveries from 18% to 11%\.”/)
  await press('nine depots', /^Use my own words/)
  await sources.isClean()
  expect(await editor.text()).toContain('- Cut late deliveries from 18% to 11%.')

  // The same at the line itself.
  await editor.rewrite(/^- Cut late deliveries from.*$/m, '- Cut late deliveries at nine depots')
  await editor.showView('Fields')
  await page.getByRole('button', { name: /nine.*What you can do/ }).click()
  await page
    .getByRole('button', { name: /^Use my own words/ })
    .first()
    .click()
  await expect.element(editor.line(officer, 1)).toHaveFocus()
  await expect.element(editor.line(officer, 1)).toHaveValue('Cut late deliveries from 18% to 11%.')
})

test("a source in the person's own words must not be empty, and counts for the same words elsewhere", async () => {
  const { resumes, id } = await openDoubtful()
  await editor.rewrite(/$/, `\n\n## Awards\n\n- ${invented}`)
  await expect.poll(() => sources.boxes.elements()).toHaveLength(2)
  const box = sources.boxes.first()
  await box.getByRole('button', { name: /^Say where it comes from/ }).click()
  await box.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(box).toMatchTextContent('Say where it comes from.')
  await box.getByLabelText('Where does it come from?').selectOptions('Something else, in my own words')
  await box.getByLabelText('In your own words').fill('My year at their depot')
  await box.getByRole('button', { name: 'Keep it' }).click()
  await sources.isClean()
  await expect.element(sources.root).toMatchTextContent(/lines? that you confirmed/)
  await expect.element(editor.paper.getByRole('mark')).not.toBeInTheDocument()
  // The download saves what is not saved yet.
  const downloads = takeDownloads()
  const { text } = await downloads.next(() => chooseFormat('Operations Analyst', 'Text (.txt)'))
  expect(text).toContain(invented)
  expect(resumes.get(id).kept).toMatchObject([{ source: 'My year at their depot' }])
})

test('the lines under a job without a source are marked too, and counted', async () => {
  const resumes = fakeResumes()
  const { id, version, markdown } = resumes.make()
  const job = '### Ward Nurse, Lagoon Hospital\n2019 - 2020\n- Plan the day of 40 trucks.\n\n'
  resumes.update(id, { version, markdown: markdown.replace('### Stock', `${job}### Stock`) })
  await openEditor(resumes, id)
  await expect.element(sources.box('Ward Nurse')).toMatchTextContent('The 2 lines under it go with it.')
  await expect.element(editor.paper.getByRole('mark').filter({ hasText: '40 trucks' }).first()).toBeVisible()
  await chooseFormat('Operations Analyst', 'Text (.txt)')
  await expectToast(
    'Success',
    'Resume downloaded successfully. 3 lines are left out until you say where they come from.',
  )
})

test('a line without a source is left out of every download, and the person is told', async () => {
  await openDoubtful()
  const downloads = takeDownloads()
  const { text } = await downloads.next(() => chooseFormat('Operations Analyst', 'Text (.txt)'))
  expect(text).toContain('40 trucks')
  expect(text).not.toContain('75')
  await expectToast(
    'Success',
    'Resume downloaded successfully. 1 line is left out until you say where it comes from.',
  )
  await expect.element(page.getByRole('button', { name: 'See where' })).not.toBeInTheDocument()
})

test('a fact that no line tells is listed, and one press puts it in its place', async () => {
  const resumes = fakeResumes()
  const { id, version, markdown } = resumes.make()
  resumes.update(id, {
    version,
    markdown: markdown.replace('- Cut late deliveries from 18% to 11%.\n', '').replace(', Igbo', ''),
  })
  await openEditor(resumes, id)
  const unused = sources.root.getByRole('region', { name: /of your facts/ })
  await expect.element(unused.getByRole('heading')).toHaveTextContent('2 of your facts are not in it')
  await expectForEverybody()
  await unused.getByRole('button', { name: /Cut late/ }).click()
  await expect.element(unused.getByRole('heading')).toHaveFocus()
  await expect.element(unused.getByRole('heading')).toHaveTextContent('1 of your facts is not in it')
  expect(editor.text()).toBe(markdown.replace(', Igbo', ''))
  await expectToast('Put in', '“Cut late deliveries from 18% to 11%.”')
  await unused.getByRole('button', { name: /Igbo/ }).click()
  await expect.element(unused.getByRole('heading')).toHaveTextContent('All of your facts are in it.')
  expect(editor.text()).toBe(markdown)
})
