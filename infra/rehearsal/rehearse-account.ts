import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { deletionStore } from '../../functions/store/deletions.ts'
import { signInLinkStore } from '../../functions/store/sign-in-links.ts'
import { suppressionKey } from '../../functions/store/suppressions.ts'
import { sesEvent } from '../../local/ses-events.ts'
import { type Api, api } from '../../shared/api/index.ts'
import { successStatus } from '../../shared/api/operation.ts'
import type { TestRequest } from './requests.ts'
import type { Stage } from './stage.ts'

const secretAnswer = z.object({ secret: z.string() })

const password = 'a-long-password-2'

/** Rehearses every operation of the account, each by a person who has just proved who they are. */
export const rehearseAccount = ({ standIns, call, consume, invoke }: Stage): void => {
  const { askPool, proofOf, mail, table } = standIns

  const linkTo = (to: string) => new URL(mail.list(to)[0]?.links[0] ?? 'https://no.mail')

  /** Returns a token that proves who the person is, with the claims that the gateway reads from it. */
  const prove = async (email: string, secret: string): Promise<TestRequest> => {
    const AccessToken = await proofOf(email, secret)
    const payload = Buffer.from(AccessToken.split('.')[1] ?? '', 'base64url').toString()
    const claims = z.record(z.string(), z.union([z.string(), z.number()])).parse(JSON.parse(payload))
    return { sub: String(claims.sub), claims, headers: { authorization: `Bearer ${AccessToken}` } }
  }

  test('the owner resets the password, changes everything, and deletes the account, which is purged after two weeks', async () => {
    const email = 'ngozi@example.com'
    const newer = 'ngozi@example.org'
    // The code gets through to a mailbox that refused a mail.
    const { sub: known } = await standIns.userOf(email)
    const returned = (kind: 'bounce' | 'complaint') =>
      sesEvent({ kind, to: email, configurationSet: 'x', messageId: kind, now: new Date() })
    await invoke('mail-events', returned('bounce'))
    await askPool('ForgotPassword', { Username: email })
    const tried = { bouncedAt: null, retriedAt: expect.any(String) }
    expect(await table.get(suppressionKey(known))).toMatchObject(tried)
    // As a day later.
    await table.remove(suppressionKey(known))
    const ConfirmationCode = linkTo(email).searchParams.get('code')
    const reset = { Username: email, ConfirmationCode, Password: password }
    expect((await askPool('ConfirmForgotPassword', reset)).status).toBe(200)

    const owner = await prove(email, password)
    const done = new Set<string>()
    const ask = async (verb: keyof Api['account'], request: TestRequest = {}) => {
      const operation = api.account[verb]
      const answer = await call('account', operation, { ...owner, ...request })
      expect({ verb, ...answer }).toMatchObject({ verb, status: successStatus(operation) })
      done.add(verb)
      return operation.response.parse(answer.body)
    }
    await ask('checkEmail', { sub: null, body: { email } })
    await ask('signUpState', { sub: null, params: { id: String(owner.sub) } })
    await ask('security')
    for (const kind of ['bounce', 'complaint'] as const) await invoke('mail-events', returned(kind))
    expect(await ask('mail')).toMatchObject({ suppressed: { email, reason: 'bounce' } })
    expect(await ask('retryMail')).toEqual({ suppressed: null })
    const { secret } = secretAnswer.parse(await ask('offerTwoFactor'))
    await ask('turnOnTwoFactor', { body: { code: new TOTP({ secret }).generate() } })
    await ask('turnOffTwoFactor')
    await ask('changeEmail', { body: { email: newer } })
    await ask('resendEmailCode')
    await ask('confirmEmail', { body: { code: linkTo(newer).searchParams.get('confirm-email') } })
    const token = linkTo(email).searchParams.get('token') ?? ''
    await ask('export')
    await ask('undo', { sub: null, params: { token } })
    // Every session has ended, and the password is void. The rest is rehearsed after a new sign-in.
    await askPool('ForgotPassword', { Username: email })
    const again = linkTo(email).searchParams.get('code')
    await askPool('ConfirmForgotPassword', { Username: email, ConfirmationCode: again, Password: password })
    const later = Math.ceil(Date.now() / 1000) + 60
    const claims = { ...(await prove(email, password)).claims, auth_time: later }
    const byLink = 'a-token-of-forty-three-characters-in-the-mail'.slice(0, 43)
    const link = { sub: String(owner.sub), email, purpose: 'password' } as const
    await signInLinkStore(table).add(byLink, link, new Date(later * 1000))
    await ask('choosePassword', { sub: null, body: { token: byLink, password: 'mango bicycle 9' } })
    await ask('changePassword', { claims, body: { password: 'mango bicycle 8' } })
    await ask('signOutEverywhere', { claims })
    await ask('remove', { claims })
    await ask('signOut', { claims })
    expect([...done].toSorted()).toEqual(Object.keys(api.account).toSorted())
    expect(new Set(mail.list(email).map(({ subject }) => subject))).toEqual(
      new Set([
        'Our emails arrive again – Aiki',
        'Your Aiki account is deleted',
        'You were logged out everywhere – Aiki',
        'Your password was changed – Aiki',
        'Your account is as it was before – Aiki',
        'Your email address was changed – Aiki',
        'Two-factor login is off – Aiki',
        'Two-factor login is on – Aiki',
        'Your password was reset – Aiki',
        'Choose a new password for Aiki',
        'Confirm your email address for Aiki',
      ]),
    )
    const changed = {
      eventName: 'AdminUpdateUserAttributes',
      eventTime: '2026-11-23T10:00:00Z',
      additionalEventData: { sub: owner.sub },
    }
    await invoke('pool-events', { source: 'aws.cognito-idp', detail: changed })

    expect(await invoke('purge-deleted', { verb: 'purge-deleted' })).toEqual({ sent: 0 })
    const { sub } = z.object({ sub: z.string() }).parse(owner)
    await deletionStore(table).remove(sub)
    const twoWeeksAgo = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000)
    await deletionStore(table).request(sub, twoWeeksAgo)
    expect(await invoke('purge-deleted', { verb: 'purge-deleted' })).toEqual({ sent: 1 })
    expect(await consume('purge-account')).toBe(1)
    expect(await call('profile', api.profile.get, { sub })).toMatchObject({ body: { profile: null } })
    await expect(standIns.userOf(email)).rejects.toThrow()
  })

  test('a function refuses a person who was signed out, and a person who exceeds the rate', async () => {
    const { create } = api.applications
    const signedOut = { sub: 'gone', claims: { origin_jti: 'a session', auth_time: 1 } }
    await call('account', api.account.signOut, signedOut)
    const body = { id: '01KAHV5W8Q0000000000000009', jobTitle: 'Clerk', companyName: 'Sahel' }
    expect(await call('applications', create, { ...signedOut, body })).toMatchObject({ status: 401 })
    const read = { sub: 'hasty', body: { kind: 'text', data: 'Ada Obi\nNurse in Lagos' } }
    const statuses = []
    for (let n = 0; n < 15; n += 1) statuses.push((await call('imports', api.imports.read, read)).status)
    expect(statuses).toContain(429)
  })
}
