import { defineConfig } from 'playwright/test'
import { findBrowser } from './tools/browser.ts'

const executablePath = findBrowser()

export default defineConfig({
  testDir: 'e2e',
  // Node reads all files as they are. Playwright would compile each of them first, which took it 10 seconds.
  build: { external: ['**/*.ts'] },
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // On 2 cores a fourth takes more than it gives.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // An ordinary desk. A journey that is tagged @phone has a cheap phone: see fixtures.ts.
    viewport: { width: 1280, height: 800 },
    // A click waits until what it hits stands still. That dialogs move is proved by web/ui/sheet.browser.test.tsx.
    contextOptions: { reducedMotion: 'reduce' },
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
})
