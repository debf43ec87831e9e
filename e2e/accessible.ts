import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A menu floats above the page, as a dialog does: it is no part of its landmarks. */
const floating = 'dialog, [role=dialog], [role=alertdialog], [role=menu], svg'
/** Axe knows of `checks`; its types do not. */
type Rules = Parameters<AxeBuilder['options']>[0] & { checks: object }

const checks = { region: { options: { regionMatcher: floating } } }

/** Every rule of WCAG 2.2 AA that a machine can check, and of good practice. Target size is off by default. */
const allRules: Rules = {
  runOnly: { type: 'tag', values: standards },
  rules: { 'target-size': { enabled: true } },
  checks,
}
const rulesOfColour: Rules = { runOnly: { type: 'rule', values: ['color-contrast'] }, checks }

const expectNone = async (page: Page, rules: Rules): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(rules).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  )
  expect(found, page.url()).toEqual([])
}

export const expectNoAxe = (page: Page): Promise<void> => expectNone(page, allRules)

/** For a page that was checked in its other colours. */
export const expectContrast = (page: Page): Promise<void> => expectNone(page, rulesOfColour)

/** Nobody has to scroll sideways to read. */
export const expectFits = async (page: Page): Promise<void> => {
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  await expect.poll(() => page.evaluate(wider), page.url()).toBe(0)
}
