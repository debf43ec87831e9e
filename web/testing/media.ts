import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'
import { nextFrame } from './next-frame.ts'

/** As vitest.config.ts has the browser begin. */
const usual = { 'prefers-color-scheme': 'light', 'prefers-reduced-motion': 'reduce' }

/** A browser tells the page of two changes only when a frame lies between them. */
const emulate = async (wishes: typeof usual): Promise<void> => {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(wishes).map(([name, value]) => ({ name, value })),
  })
  await nextFrame()
}

/** The person's system wishes something else than usual, until the test is over. */
export const wish = async (wishes: Partial<typeof usual>): Promise<void> => {
  onTestFinished(() => emulate(usual))
  await emulate({ ...usual, ...wishes })
}
