import * as z from 'zod/mini'

const present = z.string().check(z.minLength(1))

/** What the page was served with: where people sign in, and where live events come from. */
const configSchema = z.object({
  region: present,
  userPoolId: present,
  userPoolClientId: present,
  /** Absolute. Left out, the region's own endpoint answers. */
  userPoolEndpoint: z.optional(z.url()),
  liveEndpoint: z.url(),
})

const element = document.getElementById('config')

/** Read once, when the first module needs it. A missing setting stops that module, and is named. */
export const config = configSchema.parse(JSON.parse(element?.textContent ?? '{}'))

/** Where people sign in. */
export const userPoolEndpoint =
  config.userPoolEndpoint ?? `https://cognito-idp.${config.region}.amazonaws.com/`
