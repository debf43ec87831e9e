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

/** A Chromium without background requests: it connects only to the pages that it opens. */
export const startChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser('whole'), args: quiet })

/** The same with a profile folder of its own, and a port through which another tool can control it. */
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

/** The screen of a cheap phone. */
export const phone = { viewport: { width: 360, height: 740 } }
