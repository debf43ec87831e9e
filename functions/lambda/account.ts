import { account } from '../api/account.ts'
import { mailer } from '../composition/deployed/mailer.ts'
import { siteUrl } from '../composition/deployed/site-url.ts'
import { suppressionList } from '../composition/deployed/suppression-list.ts'
import { table } from '../composition/deployed/table.ts'
import { users } from '../composition/deployed/users.ts'

export const handler = account({ table, users, mailer, suppressionList, siteUrl })
