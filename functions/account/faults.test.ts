import { ulid } from 'ulid'
import { afterAll, describe, expect, test } from 'vitest'
import { apiClient } from '../../local/people.ts'
import { pool } from '../../local/pool.ts'
import { LocalStack } from '../../local/stack.ts'
import { createLog } from '../runtime/log.ts'
import { recordedMails } from '../services/mail.testing.ts'
import { usersAt } from '../services/users.testing.ts'
import type { Users } from '../services/users.ts'
import { accountStores } from '../store/account-stores.ts'
import type { SecurityStore } from '../store/security.ts'
import { deleteAccount } from './delete-account.ts'
import { undoChange } from './undo-change.ts'

const stack = await LocalStack.start({ rhythm: false })
afterAll(() => stack.stop())
const users = usersAt(`${stack.url}/idp`)
const stores = accountStores(stack.table)

/** The services of the functions. Some of their verbs can be replaced. */
const services = (verbs: { users?: Partial<Users>; security?: Partial<SecurityStore> } = {}) => {
  const mails = recordedMails()
  return {
    ...stores,
    users: { ...users, ...verbs.users },
    security: { ...stores.security, ...verbs.security },
    mailer: mails.mailer,
    subjects: mails.subjects,
    siteUrl: stack.url,
  }
}

const at = () => ({ now: new Date(), log: createLog() })
const broken = () => Promise.reject(new Error('The user pool did not answer.'))

/** A person whose address was changed a second ago, with the token of the link that undoes the change. */
const changed = async ({ twoFactor = false } = {}) => {
  const known = await stack.signUp({ email: `ada-${ulid()}@example.com`.toLowerCase(), fullName: 'Ada' })
  const { sub, email } = known
  const newer = `newer-${email}`
  const token = ulid()
  await stores.undos.add(token, sub, { email, twoFactor }, new Date(Date.now() - 1000))
  await users.setEmail(sub, newer)
  return { ...known, newer, token }
}

describe('the undo of a change', () => {
  test('that was interrupted is completed by the next press', async () => {
    const { sub, email, token } = await changed()
    await expect(undoChange(services({ users: { sendResetCode: broken } }), token, at())).rejects.toThrow()
    await undoChange(services(), token, at())
    expect(await users.find(sub)).toMatchObject({ email, status: 'RESET_REQUIRED' })
  })

  test('leaves the second factor off when an earlier press switched it off', async () => {
    const { sub, token } = await changed({ twoFactor: true })
    await stores.security.keyProved(sub, new Date())
    const on: boolean[] = []
    const setTwoFactor = async (_: string, isOn: boolean) => void on.push(isOn)
    await expect(
      undoChange(services({ users: { sendResetCode: broken, setTwoFactor } }), token, at()),
    ).rejects.toThrow()
    await undoChange(services({ users: { setTwoFactor } }), token, at())
    expect(on).not.toContain(true)
    expect((await stores.security.read(sub, new Date())).twoFactor).toBe(false)
  })

  test('ends a session that began during the undo', async () => {
    const { sub, newer, token, password } = await changed()
    let refreshToken = ''
    const setEmail: Users['setEmail'] = async (username, address) => {
      await users.setPassword(sub, password)
      refreshToken = (await stack.signIn(newer, password)).RefreshToken
      await users.setEmail(username, address)
    }
    await undoChange(services({ users: { setEmail } }), token, at())
    const renewal = await fetch(`${stack.url}/idp`, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken' },
      body: JSON.stringify({ ClientId: pool.clientId, RefreshToken: refreshToken }),
    })
    expect(renewal.status).toBe(400)
  })

  test('reads the account again when another request notices a change at the same time', async () => {
    const { sub, email, token } = await changed()
    let isFirst = true
    const record: SecurityStore['record'] = async (...given) => {
      if (!isFirst) return stores.security.record(...given)
      isFirst = false
      return false
    }
    await undoChange(services({ security: { record } }), token, at())
    expect((await stores.profiles.get(sub))?.email).toBe(email)
    await expect(
      undoChange(services({ security: { record: async () => false } }), (await changed()).token, at()),
    ).rejects.toThrow('changed meanwhile')
  })
})

const ada = () => stack.signUp({ email: `${ulid()}@example.com`, fullName: 'Ada' })

test('a deletion that was interrupted has notified the owner', async () => {
  const { sub } = await ada()
  const failing = services({ users: { block: broken } })
  await expect(deleteAccount(failing, sub, at())).rejects.toThrow()
  expect(failing.subjects()).toEqual(['Your Aiki account is deleted'])
})

test('a deletion ends a session that began during the deletion', async () => {
  const { sub, email, password } = await ada()
  let token = ''
  const block: Users['block'] = async username => {
    token = await stack.accessToken(email, password)
    await users.block(username)
  }
  const threeSecondsAgo = new Date(Date.now() - 3000)
  await deleteAccount(services({ users: { block } }), sub, { ...at(), now: threeSecondsAgo })
  await expect(apiClient(stack.url, token).account.export({})).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})

test('a deletion of a person whom the user pool has lost is reported by the audit trail', async () => {
  const { sub } = await ada()
  await deleteAccount(services({ users: { find: async () => null } }), sub, at())
  expect((await stores.deletions.request(sub, new Date())).isNotified).toBe(false)
})
