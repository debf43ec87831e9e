import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { phone } from '../chromium.ts'
import type { ServedStack } from '../served-stack.ts'

/** The browser storage of a person who is signed in. */
export type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>

type Credentials = Pick<ServedStack, 'url' | 'email' | 'password'>

/** Fills in and sends the login form. */
export const signInOn = async (page: Page, { url, email, password }: Credentials): Promise<void> => {
  await page.goto(`${url}/auth?mode=signin`)
  await page.getByLabel('Email').fill(email)
  const field = page.getByLabel('Password', { exact: true })
  await field.fill(password)
  await field.press('Enter')
  await page.waitForURL(/\/dashboard/)
}

export const signIn = async (browser: Browser, credentials: Credentials): Promise<Session> => {
  const context = await browser.newContext(phone)
  await signInOn(await context.newPage(), credentials)
  const session = await context.storageState()
  await context.close()
  return session
}
