import { defineConfig } from 'playwright/test'
import { findBrowser } from './tools/browser.ts'

const executablePath = findBrowser()

/** A cheap phone, and an ordinary desk. A journey names its viewport with `test.use` where it needs one of its own. */
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const desk = { viewport: { width: 1280, height: 800 } }

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    screenshot: 'only-on-failure',
    // A trace of every journey costs a fifth more time. To look into one: --trace on.
    trace: 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'desk', use: desk, grepInvert: /@phone/ },
    { name: 'phone', use: phone, grep: /@phone|@both/ },
  ],
})
