import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { server } from '../../testing/fake-server.ts'
import { fakeResumes } from '../../testing/resumes.ts'
import { expectToast, toast } from '../../testing/toast.ts'
import { notices } from '../../ui/notify.ts'
import { chooseFormat } from '../../writing/download.testing.ts'
import { expectTitles } from '../resumes/builder.testing.ts'
import { editor, openEditor, openFields } from './editor.testing.ts'

const openSecond = async () => {
  const resumes = fakeResumes({ tier: 'pro' })
  resumes.make({ title: 'First' })
  const { id, version, markdown } = resumes.make()
  resumes.update(id, { version, markdown: markdown.replace('40', '50') })
  await openEditor(resumes, id)
  return resumes
}

test('a resume becomes the primary one', async () => {
  await openSecond()
  await editor.choose('Make primary')
  await expectToast('Success', '“Operations Analyst” is your primary resume now.')
  await expect.element(page.getByRole('main').getByText('Primary')).toBeVisible()
})

test('a name with marks is written without them from the menu of the download, and saved so', async () => {
  const resumes = fakeResumes({ tier: 'pro' })
  const { id, title } = resumes.make({ form: { fullName: 'Ṣẹ́gun Ọláyínká' } })
  await openEditor(resumes, id)
  await chooseFormat(title, 'Write the name as Segun Olayinka')
  await expectToast('Files now say Segun Olayinka.', 'It is not saved yet.')
  await expect.element(editor.paper).toMatchTextContent('Segun Olayinka')
  await editor.save.click()
  await expect.poll(() => resumes.get(id).plainName).toBe(true)
})

test('an earlier version is restored, and the restore is undone', async () => {
  const resumes = await openSecond()
  await expect.element(editor.paper).toMatchTextContent('50 trucks')
  await editor.choose('Versions')
  const versions = editor.dialog('Versions')
  await versions.getByRole('button', { name: /^Own words/ }).click()
  await expect.element(versions.getByRole('article')).toMatchTextContent('40 trucks')
  await versions.getByRole('button', { name: 'Restore' }).click()
  await expect.element(versions).not.toBeInTheDocument()
  await expectToast('The earlier text is back.', 'It is not saved yet.')
  await expect.element(editor.paper).toMatchTextContent('40 trucks')
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.element(editor.paper).toMatchTextContent('50 trucks')
  expect(resumes.all()[0]?.markdown).toContain('50 trucks')
})

test('a resume is deleted after a question, and the list is shown', async () => {
  await openSecond()
  server.answers({ 'files.list': () => ({ files: [], limit: 5 }) })
  await editor.choose('Delete')
  const question = page.getByRole('alertdialog', { name: 'Delete this resume?' })
  await expect.element(question.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(editor.menu).toHaveFocus()
  await editor.choose('Delete')
  await question.getByRole('button', { name: 'Delete resume' }).click()
  await expectToast('Success', 'Resume deleted successfully')
  await expectTitles('First')
})

test('a person who deletes a resume with unsaved changes is asked only about the delete', async () => {
  await openSecond()
  server.answers({ 'files.list': () => ({ files: [], limit: 5 }) })
  await editor.rewrite('50 trucks', '60 trucks')
  await expect.element(page.getByText('Not saved yet')).toBeVisible()
  const said: string[] = []
  onTestFinished(notices.subscribe(() => said.push(notices.current()?.title ?? '')))
  await editor.choose('Delete')
  const question = page.getByRole('alertdialog', { name: 'Delete this resume?' })
  await question.getByRole('button', { name: 'Delete resume' }).click()
  await expectToast('Success', 'Resume deleted successfully')
  await expectTitles('First')
  expect(said.filter(title => title !== '')).toEqual(['Success'])
})

test('on the handle of a line, Alt with an arrow moves the line, and opens no menu', async () => {
  const resumes = fakeResumes()
  await openFields(resumes, resumes.make().id)
  const lines = 'Lines of Operations Officer, Gani Haulage'
  const [planned, cut] = editor.lines(lines)
  const expectAt = async (place: number): Promise<void> => {
    const handle = page
      .getByRole('list', { name: lines })
      .getByRole('button', { name: `Move or change line ${place}` })
    await expect.poll(() => editor.lines(lines)).toEqual(place === 1 ? [planned, cut] : [cut, planned])
    await expect.element(handle).toHaveFocus()
    expect(page.getByRole('menu').query()).toBeNull()
  }
  const moveDownAndUp = async (): Promise<void> => {
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expectAt(2)
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expectAt(1)
  }
  await editor.line(lines, 0).click()
  await userEvent.tab()
  await moveDownAndUp()
  // The same once the menu was open.
  await userEvent.keyboard('{ArrowDown}')
  // It hears keys once it has the focus.
  await expect.element(page.getByRole('menu')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await moveDownAndUp()
})
