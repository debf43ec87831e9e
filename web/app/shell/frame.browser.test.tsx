import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { server } from '../../testing/fake-server.ts'
import { expectMenuHearsKeys } from '../../testing/menu.ts'
import { fakeProfile } from '../../testing/person.ts'
import { reload } from '../../testing/reload.ts'
import { openApp } from '../../testing/render.tsx'

/** The smallest picture there is. */
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const banner = page.getByRole('banner')
const menuButton = banner.getByRole('button', { name: 'Menu' })
const accountButton = banner.getByRole('button', { name: /^Your account/ })
const place = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const width = () => document.querySelector('#sidebar')?.getBoundingClientRect().width
const keys = (text: string) => userEvent.keyboard(text)

const openPrivacy = async (): Promise<void> => {
  onTestFinished(() => cookieStore.delete('aiki.sidebar'))
  await openApp('/dashboard/privacy')
  await expect.element(place('Job Search')).toBeVisible()
}

/** Tests share a page: the Tab key would go on from where the one before it was. */
const beginAtTheTop = (): void => {
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
}

test('the first Tab stop skips the navigation', async () => {
  await openPrivacy()
  beginAtTheTop()
  await userEvent.tab()
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect.element(skip).toHaveFocus()
  await expect.element(skip).toBeInViewport()
  await keys('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('Ctrl+B makes the sidebar a rail, and it stays one for seven days', async () => {
  await openPrivacy()
  await expect.poll(width).toBe(256)
  await keys('{Control>}b{/Control}')
  await expect.poll(width).toBe(48)
  await expect.element(menuButton).toHaveAttribute('aria-expanded', 'false')
  await reload()
  await expect.poll(width).toBe(48)
  // TypeScript does not know yet that it says until when.
  const until = Reflect.get((await cookieStore.get('aiki.sidebar')) ?? {}, 'expires')
  expect(Number(until) - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
  await place('Help Center').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible()
  await expect.poll(width).toBe(48)
  await menuButton.click()
  await expect.poll(width).toBe(256)
})

test('on the rail every icon has its name, for pointer, key and screen reader', async () => {
  await openPrivacy()
  await keys('{Control>}b{/Control}')
  await expect.element(menuButton).toHaveAttribute('aria-expanded', 'false')
  await place('Job Search').hover()
  await expect.element(page.getByText('Job Search')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect.element(page.getByText('Job Search')).not.toBeInTheDocument()
  place('Job Search').element().focus()
  await userEvent.tab({ shift: true })
  await expect.element(page.getByText('My Applications')).toBeVisible()
})

test('the account menu leads to its pages, with the keyboard alone', async () => {
  await openPrivacy()
  const places = [
    ['Profile', 'My Profile'],
    ['Settings', 'Settings'],
    ['Upgrade Plan', 'Subscription'],
    ['Help & Support', 'Help Center'],
  ] as const
  server.answers({ 'payments.list': () => ({ payments: [] }) })
  for (const [at, [name, title]] of places.entries()) {
    const chosen = (item: string) =>
      expect.element(page.getByRole('menuitem', { name: item })).toHaveAttribute('data-highlighted')
    accountButton.element().focus()
    await keys('{ArrowDown}')
    await expectMenuHearsKeys()
    await chosen('Profile')
    for (let press = 0; press < at; press += 1) await keys('{ArrowDown}')
    await chosen(name)
    await keys('{Enter}')
    await expect.poll(() => document.title).toBe(`${title} · Aiki`)
  }
})

test('the name and picture of the profile show in the frame, and the picture loads once', async () => {
  const kept = fakeProfile()
  await openApp('/dashboard/privacy', { answers: kept.answers })
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  const picture = () => document.querySelector('header img')?.getAttribute('src')
  await expect.element(sidebar).toMatchTextContent('Ngozi Eze')
  await expect.element(accountButton).toHaveTextContent('NE')
  kept.change({ fullName: 'Ngọzi Okafor' })
  kept.setPicture(dot)
  await reload()
  await expect.poll(picture).toBe(dot)
  await expect.element(sidebar).toMatchTextContent('Ngọzi Okafor')
  await reload()
  await expect.poll(picture).toBe(dot)
  expect(server.asked('profile.avatar')).toHaveLength(1)
})
