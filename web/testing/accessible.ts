import axe from 'axe-core'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chooseColorMode } from '../color-mode.ts'
import { allRules, type Rules, rulesOfColour } from './axe-rules.ts'
import { lookAtFocus, mostStops } from './focus-stop.ts'

const narrow = [320, 640] as const
const wide = [1280, 800] as const

const frame = () => new Promise(requestAnimationFrame)

const isMoving = () =>
  document
    .getAnimations()
    .some(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)

/**
 * What slides, fades or changes its colours has arrived: until then it is half seen. A colour goes from parent to child a
 * frame at a time, so several frames without any movement are waited for.
 */
const arrived = async (): Promise<void> => {
  for (let still = 0; still < 4; still = isMoving() ? 0 : still + 1) await frame()
}

const expectNone = async (rules: Rules): Promise<void> => {
  await arrived()
  const { violations } = await axe.run(document, rules)
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  )
  expect(found, location.pathname).toEqual([])
}

/** Every rule of WCAG 2.2 AA that a machine can check holds for what is shown now. */
export const expectNoAxe = (): Promise<void> => expectNone(allRules)

const widest = async (): Promise<number> => {
  let most = 0
  for (let frames = 0; frames < 8; frames += 1) {
    await frame()
    const { scrollWidth, clientWidth } = document.documentElement
    most = Math.max(most, scrollWidth - clientWidth)
  }
  return most
}

/** Nobody has to scroll sideways to read, also once the page has settled: what follows a new size takes some frames. */
export const expectFits = (): Promise<void> => expect.poll(widest, { message: location.pathname }).toBe(0)

/** Goes through the page with the Tab key, once round: each stop is in sight, marked as the focus, and not covered. */
export const expectFocusSeen = async (): Promise<void> => {
  const hidden: string[] = []
  let stops = 0
  for (; stops < mostStops; stops += 1) {
    await userEvent.tab()
    const stop = await lookAtFocus()
    if (stop.state === 'end') break
    if (stop.state === 'hidden') hidden.push(stop.what)
  }
  for (const element of document.querySelectorAll('[data-tab-stop]')) element.removeAttribute('data-tab-stop')
  expect(hidden, `the focus on ${location.pathname}`).toEqual([])
  expect(stops, `stops of the Tab key on ${location.pathname}`).toBeLessThan(mostStops)
}

/**
 * What holds on every screen and in every dialog: the rules of axe on a desk and on the smallest phone, contrast in the
 * dark, nothing wider than the window, a focus that is seen, and room for letters of twice their size.
 */
export const expectForEverybody = async (): Promise<void> => {
  await expectNoAxe()
  chooseColorMode('dark')
  await expectNone(rulesOfColour)
  await page.viewport(...narrow)
  await expectFits()
  await expectNoAxe()
  await expectFocusSeen()
  await page.viewport(...wide)
  document.documentElement.style.setProperty('font-size', '200%')
  try {
    await expectFits()
  } finally {
    document.documentElement.style.removeProperty('font-size')
  }
}
