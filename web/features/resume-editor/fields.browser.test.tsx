import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { invented } from '../../testing/ngozis-form.ts'
import { reload } from '../../testing/reload.ts'
import { fakeResumes } from '../../testing/resumes.ts'
import { pull } from '../../testing/tap.ts'
import { expectToast, toast } from '../../testing/toast.ts'
import { editor, openFields } from './editor.testing.ts'

const officer = 'Lines of Operations Officer, Gani Haulage'
const planned = 'Plan the day of 40 trucks.'
const cut = 'Cut late deliveries from 18% to 11%.'

const openOne = async () => {
  const resumes = fakeResumes()
  const { id } = resumes.make()
  await openFields(resumes, id)
  return { resumes, id }
}
const save = async (): Promise<void> => {
  await editor.save.click()
  await expectToast('Success', 'Resume updated successfully!')
}
const expectLines = (...lines: string[]) => expect.poll(() => editor.lines(officer)).toEqual(lines)

test('lines are added, joined, moved and removed by key, and each change is undone and done again', async () => {
  const { resumes, id } = await openOne()
  await editor.line(officer, 0).click()
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}Kept the fuel book{Enter}')
  await expectLines(planned, 'Kept the fuel book', '', cut)
  await userEvent.keyboard('{Backspace}')
  await expectLines(planned, 'Kept the fuel book', cut)
  await expect.element(editor.line(officer, 1)).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expectLines('Kept the fuel book', planned, cut)
  await expect.element(editor.line(officer, 0)).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expectLines(planned, 'Kept the fuel book', cut)
  for (let steps = 0; steps < 7; steps += 1) await editor.undo.click()
  await expectLines(planned, cut)
  for (let steps = 0; steps < 8; steps += 1) await editor.redo.click()
  await expectLines('Kept the fuel book', planned, cut)
  await save()
  expect(resumes.get(id).markdown).toContain(`- Kept the fuel book\n- ${planned}\n- ${cut}\n`)
})

test('a word that Enter parted is whole again after Backspace', async () => {
  await openOne()
  await editor.line(officer, 0).click()
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}{ArrowRight}{Enter}')
  await expectLines('Pl', planned.slice(2), cut)
  await userEvent.keyboard('{Backspace}')
  await expectLines(planned, cut)
})

test('lines that were pasted become lines of the resume', async () => {
  await openOne()
  await editor.line(officer, 1).fill(`${cut}\n- Hired two drivers\n\n- Kept the fuel book`)
  await expectLines(planned, cut, 'Hired two drivers', 'Kept the fuel book')
})

test('a line and a job are dragged to another place', async () => {
  const { resumes, id } = await openOne()
  const work = editor.card('Work Experience')
  const handle = (name: string) => work.getByRole('button', { name: `Move or change ${name}`, exact: true })
  await handle('line 1')
    .first()
    .dropTo(editor.line(officer, 1), { targetPosition: { x: 20, y: 40 } })
  await expectLines(cut, planned)
  await handle('Stock Assistant, Moremi Retail').dropTo(
    work.getByRole('button', { name: /^Operations Officer/ }),
    { targetPosition: { x: 20, y: 4 } },
  )
  await expect.element(work.getByRole('heading', { level: 3 }).first()).toMatchTextContent('Stock Assistant')
  await save()
  expect(resumes.get(id).markdown).toMatch(/Stock Assistant[\s\S]*- Cut late.*\n- Plan the day/)
})

test('a section that is dropped below the last one becomes the last, and the paper says how it sorts jobs', async () => {
  const { resumes, id } = await openOne()
  const handle = (card: string, name: string) =>
    editor
      .card(card)
      .getByRole('button', { name: `Move or change ${name}`, exact: true })
      .first()
  const below = page.getByRole('button', { name: 'Add a section' })
  below.element().scrollIntoView({ block: 'end' })
  await handle('Skills', 'Skills').dropTo(below)
  await editor.change(editor.card('Work Experience'), 'Stock Assistant, Moremi Retail', 'Move up')
  await expect.element(toast).toMatchTextContent('Jobs print newest first.')
  await expect.element(handle('Work Experience', 'Stock Assistant, Moremi Retail')).toHaveFocus()
  await save()
  expect(resumes.get(id).markdown).toMatch(/## Languages[\s\S]*## Skills/)
})

test('a line is pulled to another place by a finger, which opens no menu', async () => {
  await page.viewport(360, 740)
  await openOne()
  const handle = editor
    .card('Work Experience')
    .getByRole('button', { name: 'Move or change line 1', exact: true })
  handle.first().element().scrollIntoView({ block: 'center' })
  await pull(handle.first(), editor.line(officer, 1), 0.9)
  await expectLines(cut, planned)
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

test('a job is added with its fields, and a removed one comes back', async () => {
  const { resumes, id } = await openOne()
  const work = editor.card('Work Experience')
  await work.getByRole('button', { name: 'Add a job' }).click()
  await expect.element(work.getByLabelText('Job title').first()).toHaveFocus()
  await userEvent.keyboard('Fleet Manager')
  await work.getByLabelText('Employer').first().fill('Arewa Cold Chain')
  await work.getByLabelText('Dates').first().fill('May 2026 to now')
  await expect.element(editor.paper).toMatchTextContent('Fleet Manager')
  await editor.change(work, 'Stock Assistant, Moremi Retail', 'Remove')
  await expectToast('The job was removed.')
  await expect.element(editor.paper).not.toMatchTextContent('Moremi')
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.element(editor.paper).toMatchTextContent('Moremi')
  await save()
  expect(resumes.get(id).markdown).toContain('### Fleet Manager, Arewa Cold Chain\nMay 2026 to now\n\n###')
})

test('Undo of the cards takes its toast along, which would undo something else now', async () => {
  await openOne()
  await editor.change(editor.card('Work Experience'), 'Stock Assistant, Moremi Retail', 'Remove')
  await expectToast('The job was removed.')
  await editor.undo.click()
  await expect.element(toast.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('many jobs that were pasted as Markdown are folded, and unfolded with one press', async () => {
  await openOne()
  await editor.showView('Markdown')
  const job = (at: number) => `### Clerk ${at}, Shop ${at}\n200${at} - 200${at + 1}\n- Kept the books\n`
  await editor.rewrite('### Stock Assistant', `${[1, 2, 3, 4].map(job).join('\n')}\n### Stock Assistant`)
  await editor.showView('Fields')
  await expect.element(editor.line('Lines of Clerk 2, Shop 2', 0)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Fold all' }).click()
  await page.getByRole('button', { name: 'Unfold all' }).click()
  await expect.element(editor.line('Lines of Clerk 2, Shop 2', 0)).toBeVisible()
})

test('skills are items: added, moved, changed and removed', async () => {
  const { resumes, id } = await openOne()
  const skills = editor.card('Skills')
  await skills.getByLabelText('Add a skill').first().fill('Node.js')
  await userEvent.keyboard(',Power BI{Enter}')
  await editor.change(skills, 'Excel', 'Move up')
  await editor.change(skills, 'route planning', 'Remove')
  await editor.change(skills, 'SQL', 'Change')
  await skills.getByLabelText('Change the item').fill('PostgreSQL')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(skills.getByRole('button', { name: 'Move or change PostgreSQL', exact: true }))
    .toHaveFocus()
  await skills.getByLabelText('Add a skill').first().fill('excel')
  await userEvent.keyboard('{Enter}')
  await expect.element(skills.getByText('excel: already in the list.')).toBeVisible()
  await save()
  expect(resumes.get(id).markdown).toContain('## Skills\nExcel, PostgreSQL, Node.js, Power BI\n')
})

test('a line without a source is marked among the fields, and kept with its source there', async () => {
  const resumes = fakeResumes()
  const { id } = resumes.makeDoubtful()
  await openFields(resumes, id)
  const row = page.getByRole('form').getByRole('listitem').filter({ hasText: 'Not in your profile.' }).last()
  await row.getByRole('button', { name: /^Not in your profile/ }).click()
  await row.getByRole('button', { name: /^Say where it comes from/ }).click()
  await row.getByLabelText('Where does it come from?').selectOptions('Something else, in my own words')
  await row.getByLabelText('In your own words').fill('My year at their depot')
  await row.getByRole('button', { name: 'Keep it' }).click()
  await editor.sources.isClean()
  await expect.element(page.getByText('Not in your profile.')).not.toBeInTheDocument()
  await expect.element(editor.line(officer, 1)).toHaveFocus()
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.element(row).toBeVisible()
  await row.getByRole('button', { name: /^Not in your profile/ }).click()
  await row.getByRole('button', { name: /^Say where it comes from/ }).click()
  await row.getByLabelText('Where does it come from?').selectOptions('Something else, in my own words')
  await row.getByLabelText('In your own words').fill('My year at their depot')
  await row.getByRole('button', { name: 'Keep it' }).click()
  await editor.sources.isClean()
  await save()
  expect(resumes.get(id).kept).toEqual([{ text: invented, source: 'My year at their depot' }])
})

test('the truth card shows a line among the fields, also where its job is folded', async () => {
  const resumes = fakeResumes()
  const { id } = resumes.makeDoubtful()
  await openFields(resumes, id)
  await page.getByRole('button', { name: 'Operations Officer, Gani Haulage', exact: true }).click()
  await expect.element(editor.line(officer, 0)).not.toBeInTheDocument()
  await editor.sources.show(invented)
  await expect.element(editor.line(officer, 1)).toHaveFocus()
})

test('what fields can not hold stays as it is, until the person gives it up', async () => {
  const resumes = fakeResumes()
  const { id, version, markdown } = resumes.make()
  const bold = markdown.replace('40 trucks', '**40 trucks**')
  resumes.update(id, { version, markdown: bold })
  await openFields(resumes, id)
  const work = editor.card('Work Experience')
  await expect
    .element(work.getByLabelText('Markdown of Work Experience'))
    .toHaveValue(expect.stringContaining('**40 trucks**'))
  await editor.card('Name and contacts').getByLabelText('Name').fill('Ngozi A. Eze')
  await save()
  expect(resumes.get(id).markdown).toBe(bold.replace('# Ngozi Eze', '# Ngozi A. Eze'))
  await work.getByRole('button', { name: 'Use fields, as plain text' }).click()
  await expectLines(planned, cut)
  await editor.undo.click()
  await expect.element(work.getByLabelText('Markdown of Work Experience')).toBeVisible()
})

test('a text without headings is shown as Markdown, and says why', async () => {
  const resumes = fakeResumes()
  const { id, version } = resumes.make()
  const odd = 'CURRICULUM VITAE\n\nNgozi Eze\n\nSKILLS\n\n**SQL**, Excel'
  resumes.update(id, { version, markdown: odd })
  await openFields(resumes, id)
  await expect
    .element(page.getByText(/So it is shown as Markdown, and nothing of it is lost\./))
    .toBeVisible()
  await expect.element(editor.content).toHaveValue(odd)
})

test('what is typed is in both views, after a reload, and in a conflict', async () => {
  const { resumes, id } = await openOne()
  await editor.line(officer, 0).fill('Plan the day of 44 trucks.')
  await editor.showView('Markdown')
  await editor.rewrite('44 trucks', '45 trucks')
  await editor.showView('Fields')
  await expectLines('Plan the day of 45 trucks.', cut)
  await editor.undo.click()
  await expectLines('Plan the day of 44 trucks.', cut)
  await reload()
  await expectLines('Plan the day of 44 trucks.', cut)
  const { version, markdown } = resumes.get(id)
  resumes.update(id, { version, markdown: markdown.replace('11%', '12%') })
  await editor.save.click()
  await page.getByRole('button', { name: 'Keep what is saved' }).click()
  await expectLines(planned, cut.replace('11%', '12%'))
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expectLines('Plan the day of 44 trucks.', cut)
})
