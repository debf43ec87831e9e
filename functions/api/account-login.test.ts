import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { agreement } from '../../shared/client-metadata.ts'
import { appCode, newAddress, startAccounts, turnOnTwoFactor } from './account.testing.ts'

const { stack, toPool, renew, person, nobody } = await startAccounts()
afterAll(() => stack.stop())

const wrongCode = (right: string) => (right.startsWith('0') ? '1' : '0') + right.slice(1)

describe('a new email', () => {
  test('takes effect when its code is confirmed; the old address gets a mail with the only link that undoes it', async () => {
    const ada = await person()
    const newer = newAddress()
    await (await ada.proved()).api.account.changeEmail({ body: { email: newer } })
    expect((await ada.api.account.security({})).pendingEmail).toBe(newer)
    await expect(ada.api.account.confirmEmail({ body: { code: '000000' } })).rejects.toMatchObject({
      code: 'wrong_code',
    })
    expect((await ada.api.profile.get({})).profile?.email).toBe(ada.email)

    const code = ada.codeSentTo(newer)
    expect(await ada.api.account.confirmEmail({ body: { code } })).toEqual({ email: newer })
    // The client repeats the call, as after a lost answer.
    expect(await ada.api.account.confirmEmail({ body: { code } })).toEqual({ email: newer })
    expect((await ada.api.profile.get({})).profile?.email).toBe(newer)
    expect((await ada.api.account.security({})).pendingEmail).toBeNull()
    expect(
      (await ada.notificationTitles()).filter(title => title === 'Your email address was changed'),
    ).toHaveLength(1)
    await stack.auditTrailRead()
    const subject = 'Your email address was changed – Aiki'
    for (const address of [ada.email, newer])
      expect(ada.mails(address).filter(mail => mail.subject === subject)).toHaveLength(1)
    expect(await ada.undoToken()).toMatch(/^[\w-]{43}$/)
    expect(await ada.undoToken(newer)).toBe('no link')
    await stack.accessToken(newer, ada.password)
  })

  test('is refused when it is the same or taken', async () => {
    const [ada, bala] = [await person(), await person('Bala')]
    const { api } = await ada.proved()
    const change = (email: string) => api.account.changeEmail({ body: { email } })
    await expect(change(ada.email.toUpperCase())).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(change(bala.email)).rejects.toMatchObject({ code: 'email_taken' })
  })

  test('allows five tries of a code, and then needs another code', async () => {
    const ada = await person()
    const newer = newAddress()
    await (await ada.proved()).api.account.changeEmail({ body: { email: newer } })
    const first = ada.codeSentTo(newer)
    const enter = (code: string) => ada.api.account.confirmEmail({ body: { code } })
    const wrong = first === '111111' ? '222222' : '111111'
    const guesses = await Promise.allSettled(Array.from({ length: 5 }, () => enter(wrong)))
    expect(guesses.every(({ status }) => status === 'rejected')).toBe(true)
    await expect(enter(first)).rejects.toMatchObject({ code: 'wrong_code' })
    await ada.api.account.resendEmailCode({})
    expect(await enter(ada.codeSentTo(newer))).toEqual({ email: newer })
  })
})

describe('the second factor', () => {
  test('is set up with a proof and a code, switched off with a proof, and the owner is notified each time', async () => {
    const ada = await person()
    const { api } = await ada.proved()
    const { secret } = await api.account.offerTwoFactor({})
    await expect(
      api.account.turnOnTwoFactor({ body: { code: wrongCode(appCode(secret)) } }),
    ).rejects.toMatchObject({
      code: 'wrong_code',
    })
    expect((await ada.api.account.security({})).twoFactor).toBe(false)
    await api.account.turnOnTwoFactor({ body: { code: appCode(secret) } })
    expect((await ada.api.account.security({})).twoFactor).toBe(true)
    expect(await ada.notificationTitles()).toContain('Two-factor login is on')
    await api.account.turnOffTwoFactor({})
    await stack.auditTrailRead()
    for (const state of ['on', 'off'])
      expect(
        ada.mails().filter(({ subject }) => subject === `Two-factor login is ${state} – Aiki`),
      ).toHaveLength(1)
    await nobody.account.undo({ params: { token: await ada.undoToken() } })
    expect((await ada.api.account.security({})).twoFactor).toBe(true)
  })

  test('with a new key notifies the owner', async () => {
    const ada = await person()
    const { api } = await ada.proved()
    await turnOnTwoFactor(api)
    await turnOnTwoFactor(api)
    await stack.auditTrailRead()
    const news = ada
      .mails()
      .filter(({ subject }) => subject === 'Your authenticator app has a new key – Aiki')
    expect(news).toHaveLength(1)
  })

  test("switched off through the pool's own API is reported once, by the pool's audit trail", async () => {
    const ada = await person()
    const { api, token } = await ada.proved()
    await turnOnTwoFactor(api)
    const off = { AccessToken: token, SoftwareTokenMfaSettings: { Enabled: false } }
    expect((await toPool('SetUserMFAPreference', off)).status).toBe(200)
    const offMails = () => ada.mails().filter(({ subject }) => subject.includes('is off'))
    await stack.auditTrailRead()
    expect(offMails()).toHaveLength(1)
    // The trigger at the next token finds that the owner was notified.
    await stack.accessToken(ada.email, ada.password)
    expect(offMails()).toHaveLength(1)
  })
})

describe('a new password', () => {
  test('ends every session, and the owner is notified', async () => {
    const ada = await person()
    const elsewhere = await stack.signIn(ada.email, ada.password)
    await (await ada.proved()).api.account.changePassword({ body: { password: 'mango bicycle 7' } })
    for (const { RefreshToken } of [ada.tokens, elsewhere]) expect(await renew(RefreshToken)).toBe(400)
    await expect(stack.accessToken(ada.email, ada.password)).rejects.toThrow()
    await stack.accessToken(ada.email, 'mango bicycle 7')
    expect(ada.mails()[0]?.subject).toBe('Your password was changed – Aiki')
  })

  test.each(['short 7', 'password1', 'steelers'])('must not be %s', async password => {
    const { api } = await (await person()).proved()
    await expect(api.account.changePassword({ body: { password } })).rejects.toMatchObject({
      code: 'invalid_input',
    })
  })

  test('that was reset ends every session too', async () => {
    const ada = await person()
    await toPool('ForgotPassword', { ClientId: 'aikiweb', Username: ada.email })
    const code = new URL(ada.mails()[0]?.links[0] ?? '').searchParams.get('code')
    const chosen = { ConfirmationCode: code, Password: 'mango bicycle 7' }
    await toPool('ConfirmForgotPassword', { ClientId: 'aikiweb', Username: ada.email, ...chosen })
    const { RefreshToken } = ada.tokens
    expect(await renew(RefreshToken)).toBe(400)
    expect(ada.mails()[0]?.subject).toBe('Your password was reset – Aiki')
  })

  test("set through the pool's own API, with a proof, ends every session too, and the owner is notified", async () => {
    const ada = await person()
    const { token } = await ada.proved()
    const change = { PreviousPassword: ada.password, ProposedPassword: 'mango bicycle 7' }
    expect((await toPool('ChangePassword', { AccessToken: token, ...change })).status).toBe(200)
    await stack.auditTrailRead()
    expect(ada.mails()[0]?.subject).toBe('Your password was changed – Aiki')
    const { RefreshToken } = ada.tokens
    expect(await renew(RefreshToken)).toBe(400)
  })
})

describe('the way in', () => {
  const signUp = async (Username: string, Password = 'the first password') => {
    const sent = { ClientId: 'aikiweb', Username, Password, ClientMetadata: agreement }
    const { body } = await toPool('SignUp', sent)
    return z.object({ UserSub: z.string() }).parse(JSON.parse(body)).UserSub
  }
  const confirm = (Username: string) => {
    const ConfirmationCode = linkTo(Username).get('code')
    return toPool('ConfirmSignUp', { ClientId: 'aikiweb', Username, ConfirmationCode })
  }
  const linkTo = (email: string) =>
    new URL(stack.mail.list(email)[0]?.links[0] ?? 'https://no.mail').searchParams

  test('tells at the first step that an address is taken, also one that waits for its confirmation', async () => {
    const email = newAddress()
    const check = () => nobody.account.checkEmail({ body: { email: email.toUpperCase() } })
    expect(await check()).toEqual({ taken: false })
    await signUp(email)
    expect(await check()).toEqual({ taken: true })
  })

  test('tells the device that waits when the address is confirmed, and nothing of other ids', async () => {
    const email = newAddress()
    const id = await signUp(email)
    const state = () => nobody.account.signUpState({ params: { id } })
    expect(await state()).toEqual({ confirmed: false })
    await confirm(email)
    expect(await state()).toEqual({ confirmed: true })
    const other = { params: { id: crypto.randomUUID() } }
    expect(await nobody.account.signUpState(other)).toEqual({ confirmed: false })
  })

  test('by the link of the mail chooses another password, once, and ends the sessions of who signed up', async () => {
    const email = newAddress()
    await signUp(email, 'a stranger knows this')
    const clientMetadata = { reason: 'password-forgotten' }
    await toPool('ResendConfirmationCode', {
      ClientId: 'aikiweb',
      Username: email,
      ClientMetadata: clientMetadata,
    })
    const token = linkTo(email).get('token') ?? ''
    const choose = (password: string) => nobody.account.choosePassword({ body: { token, password } })
    // The link confirms the address first.
    await expect(choose('mango bicycle 7')).rejects.toMatchObject({ code: 'not_found' })
    await confirm(email)
    const { RefreshToken } = await stack.signIn(email, 'a stranger knows this')
    await expect(choose('steelers')).rejects.toMatchObject({ code: 'invalid_input' })
    await choose('mango bicycle 7')
    expect(await renew(RefreshToken)).toBe(400)
    await stack.accessToken(email, 'mango bicycle 7')
    await expect(stack.accessToken(email, 'a stranger knows this')).rejects.toThrow()
    expect(stack.mail.list(email)[0]?.subject).toBe('Your password was reset – Aiki')
    await expect(choose('mango bicycle 8')).rejects.toMatchObject({ code: 'not_found' })
  })
})
