import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '../../../shared/api/errors.ts'
import { fakeCareer } from '../../testing/career.ts'
import { server } from '../../testing/fake-server.ts'
import { expectToast, toast } from '../../testing/toast.ts'
import { openTools, role, tools } from './tools.testing.ts'

// A text that is finished while the person is elsewhere does not navigate there.

const openIt = toast.getByRole('button', { name: 'Open it' })

/** Starts a text, which stays unfinished until `goOn`. */
const askFor = async (targetRole: string) => {
  await tools.fill(targetRole)
  const held = server.hold('assistant.optimiseProfileText')
  await tools.optimise.click()
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  return held
}

test('a person who reads another text meanwhile stays there with their text, and the new one has none of it', async () => {
  const career = fakeCareer()
  career.write(role, 'I plan the day of 40 trucks.')
  await openTools('', { career })
  const older = tools.textFor(role)
  const newer = tools.textFor('Dispatcher')
  const held = await askFor('Dispatcher')
  await tools.press(`Open Summary for ${role}`)
  await older.words.fill('I plan the day of 40 trucks. I read.')
  held.goOn()
  await expectToast('Your text is written.')
  await expect.element(older.words).toHaveValue('I plan the day of 40 trucks. I read.')
  await openIt.click()
  await expect.element(newer.words).toHaveValue('I plan routes for 40 trucks in Lagos.')
  await expect.element(newer.dialog.getByRole('button', { name: 'Save changes' })).not.toBeInTheDocument()
  history.back()
  await expect.element(older.words).toHaveValue('I plan the day of 40 trucks. I read.')
  await userEvent.keyboard('{Escape}')
  await expect.element(older.dialog).not.toBeInTheDocument()
})

test('a person who types into another text meanwhile can go on when the new one fails', async () => {
  const career = fakeCareer()
  career.write(role, 'I plan the day of 40 trucks.')
  await openTools('', { career })
  const { words } = tools.textFor(role)
  server.answers({
    'assistant.optimiseProfileText': () => {
      throw new ApiError('model_refused')
    },
  })
  const held = await askFor('Dispatcher')
  await tools.press(`Open Summary for ${role}`)
  await words.fill('I plan the day of 40 trucks. I read.')
  held.goOn()
  await expectToast('Optimization Failed', /refused to write this/)
  await expect.element(words).toHaveFocus()
})

test('a person who types at another tool meanwhile stays there, and can open the text from there', async () => {
  await openTools()
  const held = await askFor('Route Planner')
  await tools.tab('Skill gap').click()
  await tools.industry.fill('Logist')
  held.goOn()
  await expectToast('Your text is written.')
  await expect.element(tools.industry).toHaveFocus()
  await openIt.click()
  await expect.element(tools.textFor('Route Planner').dialog).toBeVisible()
  await expect
    .element(page.getByRole('tab', { name: 'LinkedIn', includeHidden: true }))
    .toHaveAttribute('aria-selected', 'true')
})
