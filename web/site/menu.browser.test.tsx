import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderAlone } from '../testing/render.tsx'
import { Menu } from './header.tsx'
import { closeMenu, followTheme } from './page-controls.ts'

const opener = page.getByLabelText('Menu').first()
const menu = page.getByRole('navigation', { name: 'Menu' })
const link = (name: string) => menu.getByRole('link', { name })

/** As on a phone, with something below it. */
const openMenu = async () => {
  await page.viewport(360, 740)
  document.documentElement.className = 'light'
  await renderAlone(
    <>
      <Menu />
      <a href="#below">Below the menu</a>
    </>,
  )
  closeMenu()
  followTheme()
  await opener.click()
  await expect.element(menu).toBeVisible()
}
const isClosed = () => expect.element(menu).not.toBeInTheDocument()

test('the keyboard goes through the menu, and Escape closes it', async () => {
  await openMenu()
  await userEvent.tab()
  await expect.element(link('Features')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await isClosed()
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(link('Features')).toBeVisible()
})

test('a press outside of the menu closes it', async () => {
  await openMenu()
  await page.elementLocator(document.body).click({ position: { x: 20, y: 400 } })
  await isClosed()
})

test('a link closes the menu and navigates', async () => {
  await openMenu()
  await link('How it works').click()
  await isClosed()
  expect(location.hash).toBe('#how-it-works')
})

test('a person who leaves the menu with the Tab key sees the focus', async () => {
  await openMenu()
  menu.getByRole('button', { name: 'Switch to dark' }).element().focus()
  await userEvent.tab()
  await isClosed()
  await expect.element(page.getByRole('link', { name: 'Below the menu' })).toHaveFocus()
})

test('the colours change within the menu, and the focus returns', async () => {
  await openMenu()
  await menu.getByRole('button', { name: 'Switch to dark' }).click()
  expect(document.documentElement.className).toBe('dark')
  await expect.element(menu.getByRole('button', { name: 'Switch to light' })).toHaveFocus()
})
