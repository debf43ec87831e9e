import { mailer } from '../composition/deployed/mailer.ts'
import { siteUrl } from '../composition/deployed/site-url.ts'
import { table } from '../composition/deployed/table.ts'
import { usersOf } from '../composition/deployed/users.ts'
import { postConfirmation } from '../identity/post-confirmation.ts'

export const handler = postConfirmation({ table, mailer, siteUrl, usersOf })
