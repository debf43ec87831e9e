import { table } from '../composition/deployed/table.ts'
import { usersOf } from '../composition/deployed/users.ts'
import { signInLink } from '../identity/sign-in-link.ts'

export const handler = signInLink({ table, usersOf })
