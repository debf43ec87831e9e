import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { server } from '../../testing/fake-server.ts'
import { invented } from '../../testing/ngozis-form.ts'
import { reload } from '../../testing/reload.ts'
import { fakeResumes } from '../../testing/resumes.ts'
import { expectToast } from '../../testing/toast.ts'
import { rewriteDialog } from '../resumes/builder.testing.ts'
import { editor, openEditor, openFields } from './editor.testing.ts'

const saved = ['Success', 'Resume updated successfully!'] as const

const openOne = async () => {
  const resumes = fakeResumes()
  const { id } = resumes.make()
  await openEditor(resumes, id)
  return { resumes, id }
}

test('typed text shows in the preview, and Ctrl+S saves it', async () => {
  const { resumes, id } = await openOne()
  const name = editor.paper.getByRole('heading', { level: 2 })
  await expect.element(name).toHaveTextContent('Ngozi Eze')
  await editor.rewrite('# Ngozi Eze', '# Ńgọ́zí Eze')
  await expect.element(name).toHaveTextContent('Ńgọ́zí Eze')
  await expect.element(page.getByText('Not saved yet')).toBeVisible()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expectToast(...saved)
  await expect.element(page.getByText('Saved just now')).toBeVisible()
  expect(resumes.get(id).markdown).toContain('# Ńgọ́zí Eze')
})

test('a resume without a title, or without a text, can not be saved', async () => {
  await openOne()
  await editor.title.fill(' ')
  await expect.element(editor.save).toBeDisabled()
  await editor.title.fill('Analyst')
  await expect.element(editor.save).toBeEnabled()
  await editor.content.fill('')
  await expect.element(editor.save).toBeDisabled()
})

test('unsaved text is there after a reload, and after another screen', async () => {
  const { resumes, id } = await openOne()
  await editor.title.fill('Analyst')
  await editor.rewrite(/$/, '\n## Interests\n\nChess')
  await reload()
  await expect.element(page.getByText('What you typed before is still here.')).toBeVisible()
  await expect.element(editor.title).toHaveValue('Analyst')
  await expect.element(editor.paper).toMatchTextContent('Chess')

  server.answers({ 'files.list': () => ({ files: [], limit: 0 }) })
  await page.getByRole('link', { name: 'Resumes' }).click()
  await expectToast(
    'Your changes are not saved yet.',
    'They are kept on this device. Open the resume again to continue.',
  )
  await page.getByRole('link', { name: 'Edit Operations Analyst' }).click()
  await editor.save.click()
  await expectToast(...saved)
  expect(resumes.get(id)).toMatchObject({ title: 'Analyst', markdown: expect.stringContaining('Chess') })
})

test('unsaved text is there after the dialog that rewrites the same resume, which has a draft too', async () => {
  await openOne()
  await editor.title.fill('Analyst')
  server.answers({ 'files.list': () => ({ files: [], limit: 0 }) })
  await editor.choose('Rewrite')
  await rewriteDialog.fill({ 'Resume title': 'Planner' })
  await userEvent.keyboard('{Escape}')
  await expect.element(rewriteDialog.root).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Edit Operations Analyst' }).click()
  await expect.element(editor.title).toHaveValue('Analyst')
})

test('the preview changes with its template, and two templates need Elite', async () => {
  const { resumes, id } = await openOne()
  await expect.element(editor.template(/^Professional/)).toBeChecked()
  await expect.element(editor.template(/^Loom/)).toBeDisabled()
  await expect.element(editor.template(/^Executive/)).toBeDisabled()
  await editor.template(/^Bold/).click({ force: true })
  await editor.save.click()
  await expectToast(...saved)
  expect(resumes.get(id).template).toBe('bold')
})

test('on a phone the text and the preview are two views, with the actions docked below', async () => {
  await page.viewport(360, 740)
  const resumes = fakeResumes()
  const { id } = resumes.makeDoubtful()
  await openEditor(resumes, id)
  await expect.element(editor.paper).not.toBeInTheDocument()
  await expect.element(editor.save).toBeInViewport()
  await editor.showTab('Preview')
  await expect.element(editor.paper.getByRole('mark').filter({ hasText: '75' })).toBeVisible()
  await expect.element(editor.content).not.toBeInTheDocument()
  await editor.sources.show(invented)
  await expect.element(editor.content).toHaveFocus()
  await editor.sources.remove(invented)
  await editor.sources.isClean()
  await editor.save.click()
  await expectToast(...saved)
  expect(resumes.get(id).markdown).not.toContain('75')
  await editor.choose('Tailor to a job')
  await expect.element(editor.dialog('Tailor to a job')).toBeVisible()
  history.back()
  await expect.element(editor.dialog('Tailor to a job')).not.toBeInTheDocument()
})

test('a sentence below a list of skills is removed without the list', async () => {
  const resumes = fakeResumes()
  const { id, version, markdown } = resumes.make()
  const sentence = 'I learn new programs on my own.'
  resumes.update(id, {
    version,
    markdown: markdown.replace('route planning', `route planning\n\n${sentence}`),
  })
  await openFields(resumes, id)
  await editor.change(editor.card('Skills'), 'paragraph 1', 'Remove')
  await editor.save.click()
  await expectToast(...saved)
  expect(resumes.get(id).markdown).toBe(markdown)
})
