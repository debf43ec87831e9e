import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { takeDownloads } from '../../../testing/downloads.ts'
import { fakeLetters } from '../../../testing/letters.ts'
import { expectToast, toast } from '../../../testing/toast.ts'
import { chooseFormat } from '../../../writing/download.testing.ts'
import { job, letterOf, openLetters, press } from '../letters.testing.ts'

const letter = letterOf()
const { sources } = letter
const boast = 'I led 75 engineers at Dangote Cement.'
const work = 'My work as Operations Officer at Gani Haulage'

/** A letter that is edited, with a sentence that has no source. */
const openBoasting = async () => {
  const letters = fakeLetters()
  const { id } = letters.write()
  await openLetters(letters, `?letter=${id}&view=edit`)
  await letter.add(boast)
  await expect.element(sources.box(boast)).toBeVisible()
  return { letters, id }
}

test('a sentence without a source is marked, and in no download', async () => {
  await openBoasting()
  await letter.showTab('Preview')
  await expect.element(letter.paper.getByRole('mark').filter({ hasText: '75' })).toBeVisible()
  const downloads = takeDownloads()
  const file = await downloads.next(() => chooseFormat(`the letter for ${job}`, 'Text (.txt)'))
  expect(file.name).toBe('cover_letter_supply_planner_tudun_foods.txt')
  expect(file.text).toContain('Dear Hiring Manager,')
  expect(file.text).not.toContain('75')
  await expectToast('Download Started', '1 sentence is left out until you say where it comes from.')
  await sources.show(boast)
  await expect.element(letter.text).toHaveFocus()
})

test('a sentence is removed, put back, kept with its source, and saved', async () => {
  const { letters, id } = await openBoasting()
  await sources.remove(boast)
  await expect.element(sources.box(boast)).not.toBeInTheDocument()
  await toast.getByRole('button', { name: 'Undo' }).click()
  await sources.askFor(boast)
  await sources.box(boast).getByLabelText('Where does it come from?').selectOptions(work)
  await sources.box(boast).getByRole('button', { name: 'Keep it' }).click()
  await sources.isClean()
  await letter.save.click()
  await expectToast('Saved')
  expect(letters.get(id)).toMatchObject({
    kept: [{ text: boast, source: work }],
    content: expect.stringContaining(boast),
  })
})

test('of two tabs the second is told, and may keep its own letter', async () => {
  const { letters, id } = await openBoasting()
  const { content, version } = letters.get(id)
  letters.update(id, { version, content: content.replace('Dear Hiring Manager,', 'Dear Mr Bello,') })
  await letter.save.click()
  await expect.element(letter.root.getByText(/Nothing of yours was lost\./)).toHaveFocus()
  await letter.press('Keep mine')
  await expectToast('Saved')
  expect(letters.get(id).content).toContain(boast)
})

test('a letter that is closed before it is saved keeps what was typed', async () => {
  await openBoasting()
  await letter.text.click()
  await userEvent.keyboard('{Control>}{End}{/Control} Yes.')
  await letter.close()
  await expectToast(
    'Your changes are not saved yet.',
    'They are kept on this device. Open the letter again to go on.',
  )
  await press('Edit')
  await expect.element(letter.text).toHaveValue(expect.stringContaining(' Yes.'))
})
