import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Handlers, server } from '../../testing/fake-server.ts'
import { fakeResumes } from '../../testing/resumes.ts'
import { expectToast } from '../../testing/toast.ts'
import { editor, openFields } from './editor.testing.ts'

const officer = 'Lines of Operations Officer, Gani Haulage'
const planned = 'Plan the day of 40 trucks.'
const alternatives = [
  { text: 'Planned 40 trucks each day.', facts: [planned] },
  { text: 'Set the day of 40 trucks.', facts: [planned] },
]
const panel = page.getByRole('form').getByRole('region', { name: /words for this line$/ })

const answer: Handlers['assistant.improveLine'] = async function* () {
  yield { type: 'done', value: { alternatives } }
}

const openLine = async () => {
  const resumes = fakeResumes()
  const { id } = resumes.make()
  await openFields(resumes, id)
  server.answers({ 'assistant.improveLine': answer })
  return { resumes, id }
}
const improve = () => editor.change(editor.card('Work Experience'), 'line 1', 'Improve this line')
const asked = () => server.asked('assistant.improveLine').map(({ body }) => body)

test('two other wordings are shown with their facts, and one press takes one, which is saved with them and can be undone', async () => {
  const { resumes, id } = await openLine()
  await improve()
  await expect.element(panel.getByText('Other words for this line')).toHaveFocus()
  await expect.element(panel.getByRole('listitem').first()).toMatchTextContent(`It rests on: “${planned}”`)
  await panel.getByRole('listitem').nth(1).getByRole('button', { name: 'Use this' }).click()
  await expect.element(editor.line(officer, 0)).toHaveValue('Set the day of 40 trucks.')
  await expect.element(editor.line(officer, 0)).toHaveFocus()
  await editor.save.click()
  await expect.poll(() => resumes.get(id).citations).toEqual([alternatives[1]])
  await editor.undo.click()
  await expect.element(editor.line(officer, 0)).toHaveValue(planned)
  expect(asked()).toMatchObject([
    { text: planned, place: { title: 'Operations Officer', organisation: 'Gani Haulage' } },
  ])
})

test('a line whose wording was taken is dragged like any other', async () => {
  await openLine()
  await improve()
  await panel.getByRole('listitem').first().getByRole('button', { name: 'Use this' }).click()
  await expect.element(editor.line(officer, 0)).toHaveValue(alternatives[0]?.text ?? '')
  const [taken, second = ''] = editor.lines(officer)
  const handle = editor
    .card('Work Experience')
    .getByRole('button', { name: 'Move or change line 1', exact: true })
    .first()
  // Its menu still opens, and the same button closes it.
  await handle.click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await handle.click()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await handle.dropTo(editor.line(officer, 1), { targetPosition: { x: 20, y: 40 } })
  await expect.poll(() => editor.lines(officer).slice(0, 2)).toEqual([second, taken])
})

test('a wording that was taken and undone leaves nothing to save', async () => {
  const { resumes, id } = await openLine()
  await improve()
  await panel.getByRole('listitem').first().getByRole('button', { name: 'Use this' }).click()
  await expect.element(editor.line(officer, 0)).toHaveValue(alternatives[0]?.text ?? '')
  await editor.undo.click()
  await expect.element(editor.line(officer, 0)).toHaveValue(planned)
  await editor.save.click()
  await expectToast('Nothing has changed since the last save.')
  expect(resumes.get(id)).toMatchObject({ version: 1, citations: [] })
})

test('a line without better words stays, and nothing is called an error', async () => {
  await openLine()
  server.answers({
    'assistant.improveLine': async function* () {
      yield { type: 'done', value: { alternatives: [] } }
    },
  })
  await improve()
  await expect
    .element(panel.getByRole('status'))
    .toMatchTextContent('We found no better words for this line. It stays as it is.')
  await panel.getByRole('button', { name: 'Keep my line' }).click()
  await expect.element(editor.line(officer, 0)).toHaveValue(planned)
})

test('both wordings can be refused', async () => {
  await openLine()
  await improve()
  await panel.getByRole('button', { name: 'Keep my line' }).click()
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(editor.line(officer, 0)).toHaveValue(planned)
})

test('a lost answer is asked for again with the same id, and a refusal is said at the line', async () => {
  await openLine()
  const lost = server.loseAnswers('assistant.improveLine')
  await improve()
  await expect.element(panel.getByRole('alert')).toMatchTextContent('The connection was lost.')
  lost.mend()
  const refused = server.refuse('assistant.improveLine', 'daily_limit')
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect.element(panel.getByRole('alert')).toMatchTextContent(/limit/)
  refused.mend()
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect.element(panel.getByRole('listitem').first()).toBeVisible()
  expect(asked()[0]?.text).toBe(planned)
})
