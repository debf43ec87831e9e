import { siteUrl, table } from '../composition/deployed.ts'
import { customMessage } from '../identity/custom-message.ts'

export const handler = customMessage({ siteUrl, table })
