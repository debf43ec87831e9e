import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeCareer } from '../../testing/career.ts'
import { expectToast } from '../../testing/toast.ts'
import { truthCard } from '../../truth/truth-card.testing.ts'
import { clipboard, openTools, role, tools } from './tools.testing.ts'

const before = 'I plan the day of 40 trucks.'
const boast = 'I led 75 engineers at Dangote Cement.'
const source = 'My work as Operations Officer at Gani Haulage'
const sources = truthCard('sentence')
const { dialog, words } = tools.textFor(role)

/** The dialog of a text with a sentence that has no source. */
const openBoasting = async () => {
  const career = fakeCareer()
  const text = career.write(role, before)
  await openTools(`?text=${text.id}`, { career })
  await words.fill(`${before} ${boast}`)
  await expect.element(sources.box(boast)).toMatchTextContent('left out of what you copy')
  return { career, text }
}
const keep = async () => {
  await sources.askFor(boast)
  await sources.box(boast).getByLabelText('Where does it come from?').selectOptions(source)
  await sources.box(boast).getByRole('button', { name: 'Keep it' }).click()
  await sources.isClean()
}

test('a sentence without a source is marked, and left out of the copied text', async () => {
  await openBoasting()
  const copied = clipboard()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expectToast('Copied', '1 sentence is left out until you say where it comes from.')
  expect(copied()).toEqual([before])
})

test('a sentence with a named source is saved with it', async () => {
  const { career } = await openBoasting()
  await keep()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expectToast('Saved')
  expect(career.texts()[0]?.kept).toEqual([{ text: boast, source }])
})

test("a text that was changed elsewhere is shown beside the person's own, which can be kept", async () => {
  const { career, text } = await openBoasting()
  career.change(text.id, { version: 1, content: `${before} I read.` })
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(dialog.getByText(/What you typed is not lost\./)).toHaveFocus()
  await expect.element(dialog).toMatchTextContent(`${before} I read.`)
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expectToast('Saved')
  expect(career.texts()[0]?.content).toBe(`${before} ${boast}`)
})

test('a text is deleted after a question', async () => {
  const career = fakeCareer()
  career.write(role, before)
  await openTools('', { career })
  await tools.press(`Open Summary for ${role}`)
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await tools.press(`Delete Summary for ${role}`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete text' }).click()
  await expectToast('Deleted', 'The text is gone.')
  expect(career.texts()).toEqual([])
})
