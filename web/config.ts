import * as z from 'zod'

/** What the page was served with: where people sign in, and where live events come from. */
const configSchema = z.object({
  region: z.string().min(1),
  userPoolId: z.string().min(1),
  userPoolClientId: z.string().min(1),
  /** Absolute. Left out, the region's own endpoint answers. */
  userPoolEndpoint: z.url().optional(),
  liveEndpoint: z.url(),
})

const element = document.getElementById('config')

/** Read once, when the first module needs it. A missing setting stops that module, and is named. */
export const config = configSchema.parse(JSON.parse(element?.textContent ?? '{}'))
