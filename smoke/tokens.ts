import type { Page } from 'playwright/test'
import * as z from 'zod'

const stored = z.object({ accessToken: z.string(), refreshToken: z.string() })
export type Tokens = z.infer<typeof stored>

/** Reads the tokens of the person who is signed in on a page. */
export const tokensIn = async (page: Page): Promise<Tokens> => {
  const found = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, value]) => {
      const [, name] = /^CognitoIdentityServiceProvider\..*\.(accessToken|refreshToken)$/.exec(key) ?? []
      return name ? [[name, value]] : []
    }),
  )
  return stored.parse(Object.fromEntries(found))
}
