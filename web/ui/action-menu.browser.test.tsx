import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { renderAlone } from '../testing/render.tsx'
import { tap } from '../testing/tap.ts'
import { ActionMenu } from './action-menu.tsx'
import { Button } from './button.tsx'

const more = page.getByRole('button', { name: 'More' })
const menu = page.getByRole('menu')
const below = page.getByRole('textbox', { name: 'Below' })

/** A menu above a field. Returns what was pressed. */
const renderMenu = async () => {
  const heard: string[] = []
  await renderAlone(
    <>
      <ActionMenu
        label="Actions"
        trigger={<Button>More</Button>}
        items={[{ value: 'copy', label: 'Copy', onSelect: () => heard.push('copy') }]}
      />
      <input
        aria-label="Below"
        style={{ display: 'block', marginTop: '300px' }}
        onClick={() => heard.push('below')}
      />
    </>,
  )
  await more.click()
  await expect.element(menu).toHaveFocus()
  return heard
}

const click = (target: Locator) => target.click()

test.each([
  ['a click', click],
  ['a tap', tap],
])('%s outside an open menu closes it and does nothing else, and the next one is heard', async (_, press) => {
  const heard = await renderMenu()
  await press(below)
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
  expect(heard).toEqual([])
  await press(below)
  await expect.element(below).toHaveFocus()
  expect(heard).toEqual(['below'])
  await press(more)
  await expect.element(menu).toHaveFocus()
  await press(page.getByRole('menuitem', { name: 'Copy' }))
  await expect.poll(() => heard).toEqual(['below', 'copy'])
  await expect.element(menu).not.toBeInTheDocument()
  await press(more)
  await expect.element(menu).toHaveFocus()
  await press(more)
  await expect.element(menu).not.toBeInTheDocument()
})

const clickWithoutPointer = (target: Locator) =>
  target.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))

test.each([
  ['the next press', click],
  ['a click of a screen reader', clickWithoutPointer],
])('after a press outside that became a scroll, %s is heard', async (_, press) => {
  const heard = await renderMenu()
  below.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.element(menu).not.toBeInTheDocument()
  await press(below)
  expect(heard).toEqual(['below'])
})
