import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Response } from 'playwright'
import { buildWeb, isBuildStale } from '../local/web-build.ts'
import { phone, startChromium } from './chromium.ts'
import { type Figure, figure } from './figures.ts'
import type { Measurement } from './measurement.ts'
import { type ServedStack, startServedStack } from './served-stack.ts'

type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>
type Screen = { readonly path: string; readonly shows: string; readonly session?: Session }

/** The login form filled in and sent; what the browser keeps of it. */
const signIn = async (browser: Browser, { url, email, password }: ServedStack): Promise<Session> => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(`${url}/auth?mode=signin`)
  await page.getByLabel('Email').fill(email)
  const field = page.getByLabel('Password', { exact: true })
  await field.fill(password)
  await field.press('Enter')
  await page.waitForURL(/\/dashboard/)
  const session = await context.storageState()
  await context.close()
  return session
}

/** Opens a screen with an empty cache, and waits until it shows its words and nothing more comes. */
const open = async (
  browser: Browser,
  url: string,
  encoding: 'gzip' | 'br',
  { path, shows, session }: Screen,
) => {
  const context = await browser.newContext({
    ...phone,
    ...(session && { storageState: session }),
    extraHTTPHeaders: { 'accept-encoding': encoding },
  })
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', response => responses.push(response))
  const first = await page.goto(`${url}${path}`)
  if (first?.headers()['content-encoding'] !== encoding)
    throw new Error(`${path} did not come as ${encoding}.`)
  await page.getByText(shows).first().waitFor({ state: 'visible' })
  await page.waitForLoadState('networkidle')
  // The answers of the API and of the user pool are the person's data, and not the app.
  const files = responses.filter(response => !/^\/(api|idp)\b/.test(new URL(response.url()).pathname))
  const sizes = await Promise.all(files.map(file => file.request().sizes()))
  await context.close()
  // What the page already had, such as letters that were fetched ahead, is told with a size below nothing.
  const fetched = sizes.map(({ responseBodySize }) => responseBodySize).filter(bytes => bytes >= 0)
  return {
    kB: fetched.reduce((sum, bytes) => sum + bytes, 0) / 1000,
    files: fetched.length,
    answers: responses.length - files.length,
  }
}

const measureScreen = async (browser: Browser, url: string, screen: Screen): Promise<Figure[]> => {
  const gzip = await open(browser, url, 'gzip', screen)
  const brotli = await open(browser, url, 'br', screen)
  return [
    figure(`${screen.path}, gzip`, gzip.kB, 'kB'),
    figure(`${screen.path}, brotli`, brotli.kB, 'kB'),
    figure(`${screen.path}, files`, brotli.files, 'requests'),
    figure(`${screen.path}, answers of the API`, brotli.answers, 'requests'),
  ]
}

const measure = async (): Promise<Figure[]> => {
  const root = join(import.meta.dirname, '..')
  if (isBuildStale(root)) await buildWeb(root)
  const stack = await startServedStack()
  const browser = await startChromium()
  try {
    const session = await signIn(browser, stack)
    return [
      ...(await measureScreen(browser, stack.url, { path: '/auth', shows: 'Create an account' })),
      ...(await measureScreen(browser, stack.url, {
        path: '/dashboard/applications',
        shows: 'Supply chain planner 59',
        session,
      })),
    ]
  } finally {
    await browser.close()
    await stack.stop()
  }
}

export const firstLoad: Measurement = {
  about:
    'what a phone of 360 px fetches of the app with an empty cache until nothing more comes (bodies, without headers); the second screen signed in, with a full page of applications; compressed once and hard by the local server, where CloudFront does it lighter, on the way',
  measure,
}
