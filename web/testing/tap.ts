import { expect } from 'vitest'
import { cdp, type Locator } from 'vitest/browser'

const finger = cdp()

/** Taps the middle of it, as a finger does: the click of a locator is that of a mouse. Resolves after the click. */
export const tap = async (target: Locator): Promise<void> => {
  await expect.element(target).toBeVisible()
  const { left, top, width, height } = target.element().getBoundingClientRect()
  // The page of a test is a frame of the window.
  const frame = window.frameElement?.getBoundingClientRect()
  const x = left + width / 2 + (frame?.left ?? 0)
  const y = top + height / 2 + (frame?.top ?? 0)
  const { promise: clicked, resolve } = Promise.withResolvers<Event>()
  window.addEventListener('click', resolve, { capture: true, once: true })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await clicked
}
