import { mailer } from '../composition/deployed/mailer.ts'
import { siteUrl } from '../composition/deployed/site-url.ts'
import { table } from '../composition/deployed/table.ts'
import { usersOf } from '../composition/deployed/users.ts'
import { preTokenGeneration } from '../identity/pre-token-generation.ts'

export const handler = preTokenGeneration({ table, mailer, siteUrl, usersOf })
