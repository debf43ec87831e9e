import { table, usersOf } from '../composition/deployed.ts'
import { signInLink } from '../identity/sign-in-link.ts'

export const handler = signInLink({ table, usersOf })
