import { customMessage } from '../identity/custom-message.ts'
import { setting } from '../runtime/env.ts'

export const handler = customMessage({ siteUrl: setting('SITE_URL') })
