import { mailer, siteUrl, table, usersOf } from '../composition/deployed.ts'
import { preTokenGeneration } from '../identity/pre-token-generation.ts'

export const handler = preTokenGeneration({ table, mailer, siteUrl, usersOf })
