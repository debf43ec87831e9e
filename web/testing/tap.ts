import { expect } from 'vitest'
import { cdp, type Locator } from 'vitest/browser'

const finger = cdp()

/** Where a finger touches the window, in the middle of an element or at a share of its height. */
const pointOf = (target: Locator, share = 0.5) => {
  const { left, top, width, height } = target.element().getBoundingClientRect()
  // The page of a test is a frame of the window.
  const frame = window.frameElement?.getBoundingClientRect()
  return { x: left + width / 2 + (frame?.left ?? 0), y: top + height * share + (frame?.top ?? 0) }
}

/** Pulls one element over another and lets it go there, at a share of the height of the other. */
export const pull = async (target: Locator, to: Locator, share: number): Promise<void> => {
  await expect.element(target).toBeVisible()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [pointOf(target)] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [pointOf(to, 0.5)] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [pointOf(to, share)] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Taps the middle of it, as a finger does: the click of a locator is that of a mouse. Resolves after the click. */
export const tap = async (target: Locator): Promise<void> => {
  await expect.element(target).toBeVisible()
  const { x, y } = pointOf(target)
  const { promise: clicked, resolve } = Promise.withResolvers<Event>()
  window.addEventListener('click', resolve, { capture: true, once: true })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await clicked
}
