import { expect } from 'playwright/test'
import { status } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { deafen } from './live.ts'
import { ResumeBuilderPage } from './pages/resume-builder.ts'
import { ResumeEditorPage } from './pages/resume-editor.ts'
import { expectToast, toast, toastButton } from './pages/toast.ts'
import { invented, makeDoubtful, makeResume } from './writing.ts'

test('what is typed is seen on the paper, and is saved, or is still there', async ({ page, api }) => {
  const { id } = await makeResume(api)
  const editor = await ResumeEditorPage.open(page, id)
  await expect(editor.paper.getByRole('heading', { level: 2 })).toHaveText('Ngozi Eze')
  await editor.rewrite('# Ngozi Eze', '# Ńgọ́zí Eze')
  await expect(editor.paper.getByRole('heading', { level: 2 })).toHaveText('Ńgọ́zí Eze')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Success', 'Resume updated successfully!')
  await expect(page.getByText('Saved just now')).toBeVisible()

  await editor.title.fill(' ')
  await expect(editor.save).toBeDisabled()
  await editor.title.fill('Analyst')
  await expect(editor.save).toBeEnabled()
  const text = await editor.content.inputValue()
  await editor.content.fill('')
  await expect(editor.save).toBeDisabled()
  await editor.content.fill(`${text}\n## Interests\n\nChess`)
  await page.reload()
  await expect(page.getByText('What you typed before is still here.')).toBeVisible()
  await expect(editor.title).toHaveValue('Analyst')
  await expect(editor.paper).toContainText('Chess')
  await page.getByRole('link', { name: 'Resumes', exact: true }).click()
  await expectToast(
    page,
    'Your changes are not saved yet.',
    'They are kept on this device. Open the resume again to go on.',
  )
  const again = await (await new ResumeBuilderPage(page).shown()).edit('Operations Analyst')
  await again.save.click()
  await expectToast(page, 'Success', 'Resume updated successfully!')
  expect((await api.resumes.get({ params: { id } })).resume).toMatchObject({
    title: 'Analyst',
    markdown: expect.stringContaining('Chess'),
  })
})

test('of two tabs the second is told, and neither text is lost', async ({ page, api, complaints }) => {
  complaints.expect(status(409))
  await deafen(page)
  const { id, markdown, version } = await makeResume(api)
  const editor = await ResumeEditorPage.open(page, id)
  await editor.rewrite('40 trucks', '44 trucks')
  await api.resumes.update({ params: { id }, body: { version, markdown: markdown.replace('11%', '12%') } })
  await editor.save.click()
  await expect(page.getByText('Nothing of yours was lost.')).toBeFocused()
  await page.getByRole('button', { name: 'Keep what is there' }).click()
  await expect(editor.content).toHaveValue(/12%/)
  await expectToast(page, 'What you typed is put aside.')
  await toastButton(page, 'Bring it back').click()
  await expect(editor.content).toHaveValue(/44 trucks[\s\S]*11%/)

  await api.resumes.update({ params: { id }, body: { version: version + 1, title: 'Elsewhere' } })
  await editor.save.click()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expectToast(page, 'Success', 'Resume updated successfully!')
  const { resume } = await api.resumes.get({ params: { id } })
  expect(resume).toMatchObject({ title: 'Elsewhere', markdown: expect.stringContaining('44 trucks') })

  // Deleted elsewhere: what is typed here can still be copied.
  await editor.rewrite('44 trucks', '45 trucks')
  await api.resumes.remove({ params: { id } })
  complaints.expect(status(404))
  await editor.save.click()
  await expect(editor.trouble).toContainText('This resume was deleted somewhere else.')
  await expect(editor.content).toHaveValue(/45 trucks/)
  await page.reload()
  await expect(page.getByLabel('What you had typed and not saved')).toHaveValue(/45 trucks/)
})

test('a resume becomes the primary one; an earlier text comes back, and goes again; it is deleted', async ({
  page,
  api,
}) => {
  await api.subscription.startTrial({ body: { tier: 'pro' } })
  await makeResume(api, { title: 'First' })
  const { id, markdown, version } = await makeResume(api)
  await api.resumes.update({ params: { id }, body: { version, markdown: markdown.replace('40', '50') } })
  const editor = await ResumeEditorPage.open(page, id)
  await expect(editor.content).toHaveValue(/50 trucks/)
  await editor.choose('Make primary')
  await expectToast(page, 'Success', '“Operations Analyst” is your primary resume now.')
  await expect(page.getByRole('main').getByText('Primary', { exact: true })).toBeVisible()
  const versions = await editor.openDialog('Versions')
  await versions.getByRole('button', { name: /^Own words/ }).click()
  await expect(versions.getByRole('article')).toContainText('40 trucks')
  await versions.getByRole('button', { name: 'Restore' }).click()
  await expect(versions).toBeHidden()
  await expectToast(page, 'The earlier text is back.', 'It is not saved yet.')
  await expect(editor.paper).toContainText('40 trucks')
  await toastButton(page, 'Undo').click()
  await expect(editor.paper).toContainText('50 trucks')

  await editor.choose('Delete')
  const question = page.getByRole('alertdialog', { name: 'Delete this resume?' })
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('button', { name: 'More for this resume' })).toBeFocused()
  await editor.choose('Delete')
  await question.getByRole('button', { name: 'Delete resume' }).click()
  await expect(toast(page)).toContainText('Resume deleted successfully')
  await (await new ResumeBuilderPage(page).shown()).expectTitles('First')
})

test('the paper changes with its template; two of them come with Elite', async ({ page, api }) => {
  await api.subscription.startTrial({ body: { tier: 'pro' } })
  const { id, version } = await makeResume(api)
  const editor = await ResumeEditorPage.open(page, id)
  await expect(editor.template('Professional')).toBeChecked()
  await expect(editor.template('Loom')).toBeDisabled()
  await expect(editor.template('Executive')).toBeDisabled()
  await editor.template('Bold').check({ force: true })
  await editor.save.click()
  await expectToast(page, 'Success', 'Resume updated successfully!')
  expect((await api.resumes.get({ params: { id } })).resume.template).toBe('bold')
  await expect(
    api.resumes.update({ params: { id }, body: { version: version + 1, template: 'loom' } }),
  ).rejects.toMatchObject({ code: 'upgrade_required' })
})

test('by keys alone a line is kept with its source, another is removed and put back, and all is saved', async ({
  page,
  api,
}) => {
  const { id } = await makeDoubtful(api, { form: { summary: 'I plan routes.' } })
  const editor = await ResumeEditorPage.open(page, id)
  await editor.content.press('Control+End')
  await page.keyboard.type('\n\n## Awards\n\nBest of 900 planners, 2019')
  const { sources } = editor
  await expect(sources.box('900 planners, 2019')).toBeVisible()
  await expect(sources.boxes).toHaveCount(2)

  const remove = sources.box('900 planners').getByRole('button', { name: /^Remove/ })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(sources.box(invented).locator('[data-truth-box]')).toBeFocused()
  await page.keyboard.press('Alt+t')
  await expect(toastButton(page, 'Undo')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sources.boxes).toHaveCount(2)
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(sources.boxes).toHaveCount(1)

  const box = sources.box(invented)
  await box.getByRole('button', { name: /^Show it in the text/ }).press('Enter')
  await expect(editor.content).toBeFocused()
  const marked = () => editor.content.evaluate(() => getSelection()?.toString())
  await expect.poll(marked).toContain('75 engineers')
  await box.getByRole('button', { name: /^Say where it comes from/ }).press('Enter')
  const source = box.getByLabel('Where does it come from?')
  await expect(source).toBeFocused()
  await page.keyboard.type('My work as Op')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(sources.root.getByRole('heading', { level: 2 })).toBeFocused()
  await sources.expectClean()
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Success', 'Resume updated successfully!')
  expect((await api.resumes.get({ params: { id } })).resume.kept).toEqual([
    { text: invented, source: 'My work as Operations Officer at Gani Haulage' },
  ])
})

test('on a phone the text and its paper are two views, with what is done docked below', {
  tag: '@phone',
}, async ({ page, api }) => {
  const { id } = await makeDoubtful(api)
  const editor = await ResumeEditorPage.open(page, id)
  await expect(editor.paper).toBeHidden()
  await expect(editor.save).toBeInViewport()
  await editor.showTab('Preview')
  await expect(editor.paper.locator('mark').filter({ hasText: '75' })).toBeVisible()
  await expect(editor.content).toBeHidden()
  await editor.sources
    .box(invented)
    .getByRole('button', { name: /^Show it in the text/ })
    .tap()
  await expect(editor.content).toBeFocused()
  await editor.sources.remove(invented)
  await editor.save.tap()
  await expectToast(page, 'Success', 'Resume updated successfully!')
  await editor.choose('Tailor to a job')
  await expect(editor.dialog('Tailor to a job')).toContainText('A resume in the words of the job')
  await page.goBack()
  await expect(editor.dialog('Tailor to a job')).toBeHidden()
})
