import type { Operation } from './operation.ts'
import * as account from './operations/account.ts'
import * as admin from './operations/admin.ts'
import * as passwords from './operations/passwords.ts'
import * as signIn from './operations/sign-in.ts'
import * as signUp from './operations/sign-up.ts'

const all: Readonly<Record<string, Operation>> = { ...signUp, ...signIn, ...passwords, ...account, ...admin }

/** All operations by Cognito's own names. */
export const operations: ReadonlyMap<string, Operation> = new Map(Object.entries(all))
