import { mailer, siteUrl, table, usersOf } from '../composition/deployed.ts'
import { postConfirmation } from '../identity/post-confirmation.ts'

export const handler = postConfirmation({ table, mailer, siteUrl, usersOf })
