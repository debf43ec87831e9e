import type { BrowserConfig } from '../../shared/browser-config.ts'

// Parsed by hand, because the first script of a signed-in page reads it, and does without zod.

const textOf = (settings: object, name: keyof BrowserConfig): string => {
  const found: unknown = Reflect.get(settings, name)
  if (typeof found !== 'string' || found === '') throw new Error(`The page has no setting ${name}.`)
  return found
}

/** Throws where the text is no absolute address. */
const addressOf = (settings: object, name: keyof BrowserConfig): string => {
  const address = textOf(settings, name)
  new URL(address)
  return address
}

const readConfig = (text: string): BrowserConfig => {
  const read: unknown = JSON.parse(text)
  const settings = typeof read === 'object' && read !== null ? read : {}
  return {
    region: textOf(settings, 'region'),
    userPoolId: textOf(settings, 'userPoolId'),
    userPoolClientId: textOf(settings, 'userPoolClientId'),
    // Left out, the region's own endpoint answers.
    ...('userPoolEndpoint' in settings && { userPoolEndpoint: addressOf(settings, 'userPoolEndpoint') }),
    liveEndpoint: addressOf(settings, 'liveEndpoint'),
  }
}

/**
 * What the page was served with: where people sign in, and where live events come from. Read once, when the first module
 * needs it. A missing setting stops that module, and is named.
 */
export const config = readConfig(document.getElementById('config')?.textContent ?? '{}')

/** Where people sign in. */
export const userPoolEndpoint =
  config.userPoolEndpoint ?? `https://cognito-idp.${config.region}.amazonaws.com/`
