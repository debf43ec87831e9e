import { setting } from '../../runtime/env.ts'
import { loadedLater } from '../../runtime/load-once.ts'
import type { Users } from '../../services/users.ts'
import type { Services } from '../services.ts'

const laterUsers = (userPoolId: string): Users => {
  const { method } = loadedLater(async () => (await import('../clients/users.ts')).users(userPoolId))
  return {
    find: method(it => it.find),
    setEmail: method(it => it.setEmail),
    setPassword: method(it => it.setPassword),
    forgetPassword: method(it => it.forgetPassword),
    sendResetCode: method(it => it.sendResetCode),
    setTwoFactor: method(it => it.setTwoFactor),
    offerTwoFactor: method(it => it.offerTwoFactor),
    proveTwoFactor: method(it => it.proveTwoFactor),
    endSessions: method(it => it.endSessions),
    block: method(it => it.block),
    unblock: method(it => it.unblock),
    remove: method(it => it.remove),
  }
}

export const usersOf: Services['usersOf'] = () => laterUsers

export const users: Services['users'] = () => laterUsers(setting('USER_POOL_ID'))
