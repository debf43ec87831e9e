import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** As vitest.config.ts has the browser begin. */
const usual = { 'prefers-color-scheme': 'light', 'prefers-reduced-motion': 'reduce' }

const emulate = (wishes: typeof usual): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(wishes).map(([name, value]) => ({ name, value })),
  })

/** The person's system wishes something else than usual, until the test is over. */
export const wish = async (wishes: Partial<typeof usual>): Promise<void> => {
  onTestFinished(async () => void (await emulate(usual)))
  await emulate({ ...usual, ...wishes })
}
