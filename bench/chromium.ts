import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { ensureBrowser } from '../tools/browser.ts'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** A Chromium that speaks to nobody but the pages it is sent to. */
export const startChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser('whole'), args: quiet })

/** The same with a profile of its own in a folder, and a port at which another tool may drive it. */
export const startPersistentChromium = async (
  folder: string,
): Promise<{ context: BrowserContext; port: number }> => {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: ensureBrowser('whole'),
    args: [...quiet, '--remote-debugging-port=0'],
  })
  const [port = ''] = readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n')
  return { context, port: Number(port) }
}

/** A cheap phone. */
export const phone = { viewport: { width: 360, height: 740 } }
