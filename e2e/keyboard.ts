import { expect, type Page } from 'playwright/test'
import { lookAtFocus, mostStops } from '../web/testing/focus-stop.ts'

/**
 * Moves the focus through the whole page with the Tab key, and checks that each focused element is in view, has a focus
 * ring, and is not covered.
 */
export const expectFocusSeen = async (page: Page): Promise<void> => {
  const hidden: string[] = []
  let stops = 0
  for (; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(lookAtFocus)
    if (stop.state === 'end') break
    if (stop.state === 'hidden') hidden.push(stop.what)
  }
  expect(hidden, `the focus on ${page.url()}`).toEqual([])
  expect(stops, `stops of the Tab key on ${page.url()}`).toBeLessThan(mostStops)
}
