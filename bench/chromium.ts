import { type Browser, chromium } from 'playwright'
import { ensureBrowser } from '../tools/browser.ts'

/** A Chromium that speaks to nobody but the pages it is sent to. */
export const startChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })

/** A cheap phone. */
export const phone = { viewport: { width: 360, height: 740 } }
