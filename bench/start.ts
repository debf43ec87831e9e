import type { Browser } from 'playwright'
import { phone, startChromium } from './chromium.ts'
import { type Figure, figure } from './figures.ts'
import type { Measurement } from './measurement.ts'
import { freshCopy } from './start/fresh-copy.ts'
import { npmStart } from './start/npm-start.ts'

/** From the command until an open browser shows the login form. */
const startOnce = async (
  name: string,
  directory: string,
  browser: Browser,
  atMostSeconds: number,
): Promise<Figure[]> => {
  const page = await browser.newPage(phone)
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  const { url, stop } = await npmStart(directory)
  try {
    const serves = seconds()
    const response = await page.goto(`${url}/auth?mode=signin`)
    if (response?.status() !== 200) throw new Error(`The first page was answered with ${response?.status()}.`)
    await page.getByLabel('Email').waitFor({ state: 'visible' })
    const usable = seconds()
    return [
      figure(`${name}: it serves`, serves, 's'),
      figure(`${name}: the page is usable`, usable, 's', atMostSeconds),
    ]
  } finally {
    await page.close()
    await stop()
  }
}

const measure = async (): Promise<Figure[]> => {
  const { directory, remove } = freshCopy()
  const browser = await startChromium()
  try {
    return [
      ...(await startOnce('first start, with the build', directory, browser, 15)),
      ...(await startOnce('second start', directory, browser, 4)),
    ]
  } finally {
    await browser.close()
    remove()
  }
}

export const start: Measurement = {
  about: '`npm start` in a copy without a build and without data, until the login form is drawn in Chromium',
  measure,
}
