import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ngozi } from '../../testing/newcomer.ts'
import { openApp, renderBare } from '../../testing/render.tsx'
import { fillFrame, followFrame } from './first-frame.ts'
import { StaticFrame } from './static-frame.tsx'

const noon = new Date('2026-11-21T11:30:00.000Z')
const title = page.getByRole('heading', { level: 1, includeHidden: true })
const place = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

beforeEach(() => {
  // As theme.js marks the page of a person who is signed in.
  document.documentElement.dataset.signedIn = ''
  onTestFinished(() => void delete document.documentElement.dataset.signedIn)
})

const openFrame = async (address: string) => {
  history.pushState(null, '', address)
  const { unmount } = await renderBare(<StaticFrame />)
  const frame = document.querySelector<HTMLElement>('[data-first-frame]')
  if (!frame) throw new Error('There is no frame.')
  return { frame, unmount }
}

test('the frame greets the person, and says where they are', async () => {
  const { frame } = await openFrame('/dashboard')
  fillFrame(frame, ngozi, noon)
  await expect.element(title).toHaveTextContent('Good afternoon, Ngozi')
  await expect.element(place('Dashboard')).toHaveAttribute('aria-current', 'page')
  await expect.element(place('My Applications')).not.toHaveAttribute('aria-current')
})

test('a place that is pressed before React is there becomes the address at which the app begins', async () => {
  const { frame } = await openFrame('/dashboard')
  const onPath = vi.fn()
  followFrame(frame, ngozi, onPath)
  await place('My Applications').click()
  expect(location.pathname).toBe('/dashboard/applications')
  expect(onPath).toHaveBeenLastCalledWith('/dashboard/applications')
  await expect.element(title).toHaveTextContent('My Applications')
  await expect.element(place('Dashboard')).not.toHaveAttribute('aria-current')
})

/** Where the parts of the frame that are seen are, in pixels. */
const places = () =>
  ['header', 'header > button:first-child svg', 'h1', 'aside', 'aside nav a', 'nav[aria-label=Quick] a'].map(
    part =>
      [...document.querySelectorAll(part)]
        .filter(element => element.checkVisibility())
        .map(element => element.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)),
  )

test.each([360, 800, 1280])('at %i px nothing moves when React takes over', async width => {
  await page.viewport(width, 740)
  const { frame, unmount } = await openFrame('/dashboard/privacy')
  fillFrame(frame, ngozi, noon)
  const before = places()
  await unmount()
  await openApp('/dashboard/privacy')
  await expect.element(page.getByText('Last updated January 2025')).toBeVisible()
  expect(places()).toEqual(before)
})
