import axe from 'axe-core'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chooseColorMode } from '../browser/color-mode.ts'
import { openDialog } from '../ui/focus.ts'
import { allRules, type Rules, rulesOfPage } from './axe-rules.ts'
import { lookAtFocus, mostStops } from './focus-stop.ts'
import { nextFrame } from './next-frame.ts'

const narrow = [320, 640] as const
const wide = [1280, 800] as const

const isMoving = () =>
  document
    .getAnimations()
    .some(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)

/** What slides or fades in has arrived: until then it is half seen. It begins to move in the next frame. */
const arrived = async (): Promise<void> => {
  for (let still = 0; still < 2; still = isMoving() ? 0 : still + 1) await nextFrame()
}

/** What a place adds to the frame of the app: the dialog or the menu over it, else the screen in it. */
const added = (): HTMLElement =>
  openDialog() ??
  document.querySelector<HTMLElement>('[role=menu][data-state=open]') ??
  document.getElementById('main') ??
  document.body

const expectNone = async (rules: Rules, within: Element | Document = document): Promise<void> => {
  await arrived()
  const { violations } = await axe.run(within, rules)
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  )
  expect(found, location.pathname).toEqual([])
}

/** Every rule of WCAG 2.2 AA that a machine can check holds for what is shown now. */
export const expectNoAxe = (): Promise<void> => expectNone(allRules)

const widest = async (): Promise<number> => {
  let most = 0
  for (let frames = 0; frames < 4; frames += 1) {
    await nextFrame()
    const { scrollWidth, clientWidth } = document.documentElement
    most = Math.max(most, scrollWidth - clientWidth)
  }
  return most
}

/** Nobody has to scroll sideways to read, also once the page has settled: what follows a new size takes some frames. */
export const expectFits = (): Promise<void> => expect.poll(widest, { message: location.pathname }).toBe(0)

/** Goes through it with the Tab key, from its beginning to its end: each stop is in sight, marked as the focus, and not covered. */
const expectFocusSeenIn = async (place: HTMLElement): Promise<void> => {
  const hidden: string[] = []
  let stops = 0
  place.focus({ preventScroll: true })
  for (; stops < mostStops; stops += 1) {
    await userEvent.tab()
    if (!place.contains(document.activeElement)) break
    const stop = await lookAtFocus()
    if (stop.state === 'end') break
    if (stop.state === 'hidden') hidden.push(stop.what)
  }
  for (const element of document.querySelectorAll('[data-tab-stop]')) element.removeAttribute('data-tab-stop')
  expect(hidden, `the focus on ${location.pathname}`).toEqual([])
  expect(stops, `stops of the Tab key on ${location.pathname}`).toBeLessThan(mostStops)
}

/** The same for all that is shown now. */
export const expectFocusSeen = (): Promise<void> => expectFocusSeenIn(document.body)

/**
 * What holds on every screen and in every dialog: the rules of axe on a light desk and on the smallest phone in the dark,
 * nothing wider than the window, a focus that is seen, and room for letters of twice their size. A test in web/app/shell
 * checks the frame of the app; each other test checks only what its place adds to it. Places that one component draws
 * need one test: it takes about a second.
 */
export const expectForEverybody = async (place: () => HTMLElement = added): Promise<void> => {
  // A dialog or a menu covers a page that has its own test.
  if (place().id === 'main' || place() === document.body) await expectNone(rulesOfPage)
  await expectNone(allRules, place())
  chooseColorMode('dark')
  await page.viewport(...narrow)
  await expectFits()
  await expectNone(allRules, place())
  await expectFocusSeenIn(place())
  await page.viewport(...wide)
  document.documentElement.style.setProperty('font-size', '200%')
  try {
    await expectFits()
  } finally {
    document.documentElement.style.removeProperty('font-size')
  }
}
