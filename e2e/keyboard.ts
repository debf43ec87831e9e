import { expect, type Page } from 'playwright/test'
import { lookAtFocus, mostStops } from '../web/testing/focus-stop.ts'

/** Goes through the page with the Tab key, once round: each stop is in sight, marked as the focus, and not covered. */
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
