import axe from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { allRules, type Rules, rulesOfColour } from '../web/testing/axe-rules.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Axe is injected once per page, because parsing its source takes as long as running it. */
const expectNone = async (page: Page, rules: Rules): Promise<void> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  const found = await page.evaluate(async options => {
    const results = await window.axe?.run(document, options)
    return results?.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
    )
  }, rules)
  expect(found, page.url()).toEqual([])
}

export const expectNoAxe = (page: Page): Promise<void> => expectNone(page, allRules)

/** For a page that was already checked in the other colour mode. */
export const expectContrast = (page: Page): Promise<void> => expectNone(page, rulesOfColour)

/**
 * The page fits its width, so that nobody must scroll sideways. The check repeats, because a page takes some frames to
 * settle after a change of size.
 */
export const expectFits = async (page: Page): Promise<void> => {
  const widest = async () => {
    let most = 0
    for (let frame = 0; frame < 8; frame += 1) {
      await new Promise(requestAnimationFrame)
      const { scrollWidth, clientWidth } = document.documentElement
      most = Math.max(most, scrollWidth - clientWidth)
    }
    return most
  }
  await expect.poll(() => page.evaluate(widest), page.url()).toBe(0)
}
