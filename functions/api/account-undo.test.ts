import { afterAll, describe, expect, test, vi } from 'vitest'
import { agreement } from '../../shared/client-metadata.ts'
import { deletionStore } from '../store/deletions.ts'
import { appCode, newAddress, startAccounts, turnOnTwoFactor } from './account.testing.ts'

const { stack, toPool, renew, proofOf, person, minuteLater, nobody } = await startAccounts()
afterAll(() => stack.stop())

/** Sets up the key of an authenticator app through the pool's own API, and proves it with a code. */
const proveKey = async (AccessToken: string) => {
  const { SecretCode } = JSON.parse((await toPool('AssociateSoftwareToken', { AccessToken })).body)
  await toPool('VerifySoftwareToken', { AccessToken, UserCode: appCode(SecretCode) })
}

describe('the link of a mail', () => {
  test('returns an account to its owner: the address, the sessions, the password', async () => {
    const ada = await person()
    const thief = newAddress()
    await ada.changeEmail(thief)
    const theirs = await stack.signIn(thief, ada.password)
    await nobody.account.undo({ params: { token: await ada.undoToken() } })

    expect((await ada.api.profile.get({})).profile?.email).toBe(ada.email)
    await expect(stack.accessToken(thief, ada.password)).rejects.toThrow()
    await expect(stack.accessToken(ada.email, ada.password)).rejects.toThrow()
    expect(await renew(theirs.RefreshToken)).toBe(400)
    await vi.waitFor(() => {
      const mail = ada.mails().find(({ subject }) => subject === 'Your account is as it was before – Aiki')
      expect(mail?.links).toContain(`${stack.url}/forgot-password`)
    })
    expect(ada.mails().map(({ subject }) => subject)).toContain('Choose a new password for Aiki')
    // The attacker is not notified, and gets no link.
    expect(ada.mails(thief)[0]?.subject).toBe('Your email address was changed – Aiki')
    // A second press does nothing.
    await nobody.account.undo({ params: { token: await ada.undoToken() } })
  })

  test('works when the account was changed again since, and then the later link does nothing any more', async () => {
    const ada = await person()
    const [second, third] = [newAddress(), newAddress()]
    await ada.changeEmail(second)
    await minuteLater(async () => {
      await ada.changeEmail(third, second)
      const later = await ada.undoToken(second)
      await nobody.account.undo({ params: { token: await ada.undoToken() } })
      expect((await ada.api.profile.get({})).profile?.email).toBe(ada.email)
      await expect(nobody.account.undo({ params: { token: later } })).rejects.toMatchObject({
        code: 'not_found',
      })
      expect((await ada.api.profile.get({})).profile?.email).toBe(ada.email)
    })
  })

  test('restores a deleted account', async () => {
    const ada = await person()
    await (await ada.proved()).api.account.remove({})
    await nobody.account.undo({ params: { token: await ada.undoToken() } })
    // The pool refuses the old password, because the owner must choose a new one.
    await expect(stack.accessToken(ada.email, ada.password)).rejects.toThrow('Incorrect username or password')
    expect(await deletionStore(stack.table).has(ada.sub)).toBe(false)
  })

  test('removes an authenticator key that is newer than the change', async () => {
    const ada = await person()
    const { api, token } = await ada.proved()
    await turnOnTwoFactor(api)
    await api.account.turnOffTwoFactor({})
    const off = await ada.undoToken()
    await proveKey(token)
    const on = { AccessToken: token, SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } }
    await toPool('SetUserMFAPreference', on)
    await stack.auditTrailRead()
    await nobody.account.undo({ params: { token: off } })
    expect((await ada.api.account.security({})).twoFactor).toBe(false)
  })

  test('removes a new key again', async () => {
    const ada = await person()
    const { api } = await ada.proved()
    await turnOnTwoFactor(api)
    await turnOnTwoFactor(api)
    expect(ada.mails()[0]?.subject).toBe('Your authenticator app has a new key – Aiki')
    await nobody.account.undo({ params: { token: await ada.undoToken() } })
    expect((await ada.api.account.security({})).twoFactor).toBe(false)
  })

  test("doesn't switch on a key that was confirmed while the second factor was off", async () => {
    const ada = await person()
    const { api } = await ada.proved()
    await turnOnTwoFactor(api)
    await minuteLater(async () => {
      await api.account.turnOffTwoFactor({})
      const off = await ada.undoToken()
      const token = (await ada.proved()).token
      await proveKey(token)
      await stack.auditTrailRead()
      await nobody.account.undo({ params: { token: off } })
      expect((await ada.api.account.security({})).twoFactor).toBe(false)
    })
  })

  test('cancels a password reset that was begun from the other address', async () => {
    const ada = await person()
    const thiefs = newAddress()
    await ada.changeEmail(thiefs)
    await toPool('ForgotPassword', { ClientId: 'aikiweb', Username: thiefs })
    const code = new URL(ada.mails(thiefs)[0]?.links[0] ?? '').searchParams.get('code')
    await nobody.account.undo({ params: { token: await ada.undoToken() } })
    const reset = {
      ClientId: 'aikiweb',
      Username: ada.sub,
      ConfirmationCode: code,
      Password: 'mango bicycle 7',
    }
    expect((await toPool('ConfirmForgotPassword', reset)).status).toBe(400)
  })

  test('changes nothing, and signs nobody in, when the address belongs to another person now', async () => {
    const ada = await person()
    const newer = newAddress()
    await ada.changeEmail(newer)
    await stack.signUp({ email: ada.email, fullName: 'Ada' })
    const undo = nobody.account.undo({ params: { token: await ada.undoToken() } })
    await expect(undo).rejects.toMatchObject({ code: 'email_taken' })
    await expect(stack.signIn(newer, ada.password)).rejects.toThrow()
    await toPool('ForgotPassword', { ClientId: 'aikiweb', Username: newer })
    expect(ada.mails(newer)[0]?.subject).not.toBe('Choose a new password for Aiki')
    expect((await ada.api.profile.get({})).profile?.email).toBe(newer)
  })

  test('invalidates the links of later changes for good, even if another one is pressed after it', async () => {
    const ada = await person()
    const second = newAddress()
    await ada.changeEmail(second)
    const first = await ada.undoToken()
    await turnOnTwoFactor((await proofOf(second, ada.password)).api)
    const thiefs = await ada.undoToken(second)
    await nobody.account.undo({ params: { token: first } })
    await nobody.account.undo({ params: { token: first } })
    await expect(nobody.account.undo({ params: { token: thiefs } })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('keeps its effect when the attacker undoes their own change of the account', async () => {
    const ada = await person()
    await ada.changeEmail(newAddress())
    await nobody.account.undo({ params: { token: await ada.undoToken() } })
    const link = new URL(ada.mails().find(({ subject }) => subject.startsWith('Choose'))?.links[0] ?? '')
    const chosen = { ConfirmationCode: link.searchParams.get('code'), Password: 'mango bicycle 7' }
    await toPool('ConfirmForgotPassword', { ClientId: 'aikiweb', Username: ada.email, ...chosen })
    await minuteLater(async () => {
      const [second, third] = [newAddress(), newAddress()]
      await ada.changeEmail(second, ada.email, chosen.Password)
      const owners = await ada.undoToken()
      await ada.changeEmail(third, second, chosen.Password)
      await nobody.account.undo({ params: { token: await ada.undoToken(second) } })
      await nobody.account.undo({ params: { token: owners } })
      expect((await ada.api.profile.get({})).profile?.email).toBe(ada.email)
    })
  })

  test('works for 72 hours', async () => {
    const ada = await person()
    await ada.changeEmail(newAddress())
    stack.clock.advance(72 * 3600 + 1)
    try {
      await expect(nobody.account.undo({ params: { token: await ada.undoToken() } })).rejects.toMatchObject({
        code: 'not_found',
      })
    } finally {
      stack.clock.restore()
    }
  })

  test('removes the address from a sign-up that was put in its place', async () => {
    const ada = await person()
    await ada.changeEmail(newAddress())
    await toPool('SignUp', {
      ClientId: 'aikiweb',
      Username: ada.email,
      Password: 'mango bicycle 7',
      ClientMetadata: agreement,
    })
    await nobody.account.undo({ params: { token: await ada.undoToken() } })
    expect((await ada.api.profile.get({})).profile?.email).toBe(ada.email)
  })

  test('of another person is not found', async () => {
    await expect(nobody.account.undo({ params: { token: 'a'.repeat(43) } })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
