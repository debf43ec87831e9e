import axe from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { allRules, type Rules, rulesOfColour } from '../web/testing/axe-rules.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Axe is put into each page once: to parse it costs as much as to run it. */
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

/** For a page that was checked in its other colours. */
export const expectContrast = (page: Page): Promise<void> => expectNone(page, rulesOfColour)

/** Nobody has to scroll sideways to read, also once the page has settled: what follows a new size takes some frames. */
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
