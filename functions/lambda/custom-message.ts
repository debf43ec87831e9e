import { siteUrl } from '../composition/deployed/site-url.ts'
import { suppressionList } from '../composition/deployed/suppression-list.ts'
import { table } from '../composition/deployed/table.ts'
import { customMessage } from '../identity/custom-message.ts'

export const handler = customMessage({ siteUrl, table, suppressionList })
