import { TOTP } from 'otpauth'
import { ulid } from 'ulid'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { apiClient } from '../../local/api-client.ts'
import { LocalStack } from '../../local/stack.ts'
import { deletionStore } from '../store/deletions.ts'

const stack = await LocalStack.start({ rhythm: false })
afterAll(() => stack.stop())

/** A call of the user pool's own API, as a thief with a token makes it. */
const toPool = async (operation: string, input: object) => {
  const response = await fetch(`${stack.url}/idp`, {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify(input),
  })
  return { status: response.status, body: await response.text() }
}

const person = async (name = 'Ada') => {
  const known = await stack.signUp({ email: `${name}-${ulid()}@example.com`.toLowerCase(), fullName: name })
  const { email, password } = known
  const tokens = await stack.signIn(email, password)
  const api = apiClient(stack.url, tokens.AccessToken)
  /** Who gives the password again. */
  const proved = async () => {
    const proof = await stack.signIn(email, password, true)
    return { api: apiClient(stack.url, proof.AccessToken), token: proof.AccessToken }
  }
  const mails = (to = email) => stack.mail.list(to)
  const codeSentTo = (to: string) =>
    new URL(mails(to)[0]?.links[0] ?? 'https://no.mail').searchParams.get('confirm-email') ?? ''
  const changeEmail = async (to: string) => {
    await (await proved()).api.account.changeEmail({ body: { email: to } })
    await api.account.confirmEmail({ body: { code: codeSentTo(to) } })
  }
  const linksTo = (to: string) =>
    mails(to)
      .flatMap(({ links }) => links)
      .flatMap(link => new URL(link).searchParams.get('token') ?? [])
  /** Of the newest mail that has one. The audit trail may be who sends it. */
  const undoToken = async () => {
    await stack.auditTrailRead()
    return linksTo(email)[0] ?? 'no link'
  }
  /** By the code of the newest mail. */
  const chooseWithMail = async () => {
    const link = new URL(mails().find(({ subject }) => subject.startsWith('Choose'))?.links[0] ?? '')
    const chosen = { ConfirmationCode: link.searchParams.get('code'), Password: 'mango bicycle 7' }
    await toPool('ConfirmForgotPassword', { ClientId: 'aikiweb', Username: email, ...chosen })
    return chosen.Password
  }
  const told = async () => (await api.notifications.unread({})).notifications.map(({ title }) => title)
  return {
    ...known,
    tokens,
    api,
    proved,
    mails,
    codeSentTo,
    changeEmail,
    linksTo,
    undoToken,
    chooseWithMail,
    told,
  }
}

/** What the authenticator app shows. */
const appCode = (secret: string) => new TOTP({ secret }).generate()

const wrongCode = (right: string) => (right.startsWith('0') ? '1' : '0') + right.slice(1)

const nobody = apiClient(stack.url, '')
const another = () => `newer-${ulid()}@example.com`.toLowerCase()

describe('with a stolen access token', () => {
  test.each([
    ['UpdateUserAttributes', { UserAttributes: [{ Name: 'email', Value: 'thief@example.com' }] }],
    ['SetUserMFAPreference', { SoftwareTokenMfaSettings: { Enabled: false } }],
    ['AssociateSoftwareToken', {}],
    ['DeleteUser', {}],
    ['ChangePassword', { PreviousPassword: 'aiki-demo-2026', ProposedPassword: 'kola-nut-2026' }],
    ['GetUser', {}],
  ])('the user pool refuses %s', async (operation, input) => {
    const ada = await person()
    const { status, body } = await toPool(operation, { AccessToken: ada.tokens.AccessToken, ...input })
    expect(status).toBe(400)
    expect(body).toContain('does not have required scopes')
  })

  test('nothing of the account changes, also right after a sign-in', async () => {
    const { api } = await person()
    const tries = [
      () => api.account.changePassword({ body: { password: 'mango bicycle 7' } }),
      () => api.account.changeEmail({ body: { email: another() } }),
      () => api.account.offerTwoFactor({}),
      () => api.account.turnOffTwoFactor({}),
      () => api.account.remove({}),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'proof_required' })
  })

  test('and a renewed token is no proof, though the session began with one', async () => {
    const ada = await person()
    const proof = await stack.signIn(ada.email, ada.password, true)
    const renewed = await toPool('GetTokensFromRefreshToken', {
      ClientId: 'aikiweb',
      RefreshToken: proof.RefreshToken,
    })
    const { AccessToken } = JSON.parse(renewed.body).AuthenticationResult
    await expect(apiClient(stack.url, AccessToken).account.remove({})).rejects.toMatchObject({
      code: 'proof_required',
    })
  })
})

test('a proof is good for five minutes', async () => {
  const { proved } = await person()
  const { api } = await proved()
  stack.clock.advance(5 * 60 + 2)
  try {
    await expect(api.account.remove({})).rejects.toMatchObject({ code: 'proof_required' })
  } finally {
    stack.clock.restore()
  }
})

describe('a new email', () => {
  test('counts once its code is back; the old address hears of it, and gets the one link that undoes it', async () => {
    const ada = await person()
    const newer = another()
    await (await ada.proved()).api.account.changeEmail({ body: { email: newer } })
    expect((await ada.api.account.security({})).pendingEmail).toBe(newer)
    await expect(ada.api.account.confirmEmail({ body: { code: '000000' } })).rejects.toMatchObject({
      code: 'wrong_code',
    })
    expect((await ada.api.profile.get({})).profile?.email).toBe(ada.email)

    const code = ada.codeSentTo(newer)
    expect(await ada.api.account.confirmEmail({ body: { code } })).toEqual({ email: newer })
    // Sent again, as where the answer was lost.
    expect(await ada.api.account.confirmEmail({ body: { code } })).toEqual({ email: newer })
    expect((await ada.api.profile.get({})).profile?.email).toBe(newer)
    expect((await ada.api.account.security({})).pendingEmail).toBeNull()
    expect((await ada.told()).filter(title => title === 'Your email address was changed')).toHaveLength(1)
    await stack.auditTrailRead()
    const subject = 'Your email address was changed – Aiki'
    for (const address of [ada.email, newer])
      expect(ada.mails(address).filter(mail => mail.subject === subject)).toHaveLength(1)
    expect(await ada.undoToken()).toMatch(/^[\w-]{43}$/)
    expect(ada.linksTo(newer)).toEqual([])
    await stack.accessToken(newer, ada.password)
  })

  test('is refused where it is the same, or taken', async () => {
    const [ada, bala] = [await person(), await person('Bala')]
    const { api } = await ada.proved()
    const change = (email: string) => api.account.changeEmail({ body: { email } })
    await expect(change(ada.email.toUpperCase())).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(change(bala.email)).rejects.toMatchObject({ code: 'email_taken' })
  })

  test('takes five tries of a code, and another code after that', async () => {
    const ada = await person()
    const newer = another()
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

/** In the next minute, where what is limited in a minute may be done again. */
const minuteLater = async (work: () => Promise<void>) => {
  stack.clock.advance(60)
  try {
    await work()
  } finally {
    stack.clock.restore()
  }
}

describe('the link of a mail', () => {
  test('gives an account back to its owner: the address, the sessions, the password', async () => {
    const ada = await person()
    const thief = another()
    await ada.changeEmail(thief)
    const theirs = await stack.signIn(thief, ada.password)
    await nobody.account.undo({ params: { token: await ada.undoToken() } })

    expect((await ada.api.profile.get({})).profile?.email).toBe(ada.email)
    await expect(stack.accessToken(thief, ada.password)).rejects.toThrow()
    await expect(stack.accessToken(ada.email, ada.password)).rejects.toThrow()
    const renewal = { ClientId: 'aikiweb', RefreshToken: theirs.RefreshToken }
    expect((await toPool('GetTokensFromRefreshToken', renewal)).status).toBe(400)
    await vi.waitFor(() => {
      const told = ada.mails().find(({ subject }) => subject === 'Your account is as it was before – Aiki')
      expect(told?.links).toContain(`${stack.url}/forgot-password`)
    })
    expect(ada.mails().map(({ subject }) => subject)).toContain('Choose a new password for Aiki')
    // Whoever had the account hears nothing, and above all gets no link.
    expect(ada.mails(thief)[0]?.subject).toBe('Your email address was changed – Aiki')
    // Pressed again nothing happens.
    await nobody.account.undo({ params: { token: await ada.undoToken() } })
  })

  test('also where the account was changed again since: the later link does nothing any more', async () => {
    const ada = await person()
    const [second, third] = [another(), another()]
    await ada.changeEmail(second)
    const proof = await stack.signIn(second, ada.password, true)
    await minuteLater(async () => {
      const thiefs = apiClient(stack.url, proof.AccessToken)
      await thiefs.account.changeEmail({ body: { email: third } })
      await thiefs.account.confirmEmail({ body: { code: ada.codeSentTo(third) } })
      await stack.auditTrailRead()
      const later = ada.linksTo(second)[0] ?? 'no link'
      await nobody.account.undo({ params: { token: await ada.undoToken() } })
      expect((await ada.api.profile.get({})).profile?.email).toBe(ada.email)
      await expect(nobody.account.undo({ params: { token: later } })).rejects.toMatchObject({
        code: 'not_found',
      })
      expect((await ada.api.profile.get({})).profile?.email).toBe(ada.email)
    })
  })

  test('brings a deleted account back', async () => {
    const ada = await person()
    await (await ada.proved()).api.account.remove({})
    await nobody.account.undo({ params: { token: await ada.undoToken() } })
    // The password is to be chosen anew; that the account is there is what the pool says by asking for it.
    await expect(stack.accessToken(ada.email, ada.password)).rejects.toThrow('Incorrect username or password')
    expect(await deletionStore(stack.table).has(ada.sub)).toBe(false)
  })

  test('takes a key of an authenticator app off that is younger than the change', async () => {
    const ada = await person()
    const { api, token } = await ada.proved()
    const first = await api.account.offerTwoFactor({})
    await api.account.turnOnTwoFactor({ body: { code: appCode(first.secret) } })
    await api.account.turnOffTwoFactor({})
    const off = await ada.undoToken()
    const { SecretCode } = JSON.parse((await toPool('AssociateSoftwareToken', { AccessToken: token })).body)
    await toPool('VerifySoftwareToken', { AccessToken: token, UserCode: appCode(SecretCode) })
    const on = { AccessToken: token, SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } }
    await toPool('SetUserMFAPreference', on)
    await stack.auditTrailRead()
    await nobody.account.undo({ params: { token: off } })
    expect((await ada.api.account.security({})).twoFactor).toBe(false)
  })

  test('takes a new key off again', async () => {
    const ada = await person()
    const { api } = await ada.proved()
    for (let n = 0; n < 2; n += 1) {
      const { secret } = await api.account.offerTwoFactor({})
      await api.account.turnOnTwoFactor({ body: { code: appCode(secret) } })
    }
    expect(ada.mails()[0]?.subject).toBe('Your authenticator app has a new key – Aiki')
    await nobody.account.undo({ params: { token: await ada.undoToken() } })
    expect((await ada.api.account.security({})).twoFactor).toBe(false)
  })

  test('turns no key on that was proved while the second factor was off', async () => {
    const ada = await person()
    const { api } = await ada.proved()
    const { secret } = await api.account.offerTwoFactor({})
    await api.account.turnOnTwoFactor({ body: { code: appCode(secret) } })
    await minuteLater(async () => {
      await api.account.turnOffTwoFactor({})
      const off = await ada.undoToken()
      const token = (await ada.proved()).token
      const { SecretCode } = JSON.parse((await toPool('AssociateSoftwareToken', { AccessToken: token })).body)
      await toPool('VerifySoftwareToken', { AccessToken: token, UserCode: appCode(SecretCode) })
      await stack.auditTrailRead()
      await nobody.account.undo({ params: { token: off } })
      expect((await ada.api.account.security({})).twoFactor).toBe(false)
    })
  })

  test('ends the reset that somebody has begun from the other address', async () => {
    const ada = await person()
    const thiefs = another()
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

  test("changes nothing where the address is somebody else's by now, and lets nobody in", async () => {
    const ada = await person()
    const newer = another()
    await ada.changeEmail(newer)
    await stack.signUp({ email: ada.email, fullName: 'Ada' })
    const undo = nobody.account.undo({ params: { token: await ada.undoToken() } })
    await expect(undo).rejects.toMatchObject({ code: 'email_taken' })
    await expect(stack.signIn(newer, ada.password)).rejects.toThrow()
    await toPool('ForgotPassword', { ClientId: 'aikiweb', Username: newer })
    expect(ada.mails(newer)[0]?.subject).not.toBe('Choose a new password for Aiki')
    expect((await ada.api.profile.get({})).profile?.email).toBe(newer)
  })

  test('voids the links of later changes for good, also where another one is pressed after it', async () => {
    const ada = await person()
    const second = another()
    const first = await (async () => {
      await ada.changeEmail(second)
      return ada.undoToken()
    })()
    const proof = apiClient(stack.url, (await stack.signIn(second, ada.password, true)).AccessToken)
    const { secret } = await proof.account.offerTwoFactor({})
    await proof.account.turnOnTwoFactor({ body: { code: appCode(secret) } })
    await stack.auditTrailRead()
    const thiefs = ada.linksTo(second)[0] ?? 'no link'
    await nobody.account.undo({ params: { token: first } })
    await nobody.account.undo({ params: { token: first } })
    await expect(nobody.account.undo({ params: { token: thiefs } })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('holds also where whoever took the account undoes their own change of it', async () => {
    const ada = await person()
    await ada.changeEmail(another())
    await nobody.account.undo({ params: { token: await ada.undoToken() } })
    const password = await ada.chooseWithMail()
    await minuteLater(async () => {
      const [second, third] = [another(), another()]
      const change = async (from: string, to: string) => {
        const { AccessToken } = await stack.signIn(from, password, true)
        const thiefs = apiClient(stack.url, AccessToken)
        await thiefs.account.changeEmail({ body: { email: to } })
        await thiefs.account.confirmEmail({ body: { code: ada.codeSentTo(to) } })
        await stack.auditTrailRead()
      }
      await change(ada.email, second)
      const owners = ada.linksTo(ada.email)[0] ?? 'no link'
      await change(second, third)
      await nobody.account.undo({ params: { token: ada.linksTo(second)[0] ?? 'no link' } })
      await nobody.account.undo({ params: { token: owners } })
      expect((await ada.api.profile.get({})).profile?.email).toBe(ada.email)
    })
  })

  test('works for 72 hours', async () => {
    const ada = await person()
    await ada.changeEmail(another())
    stack.clock.advance(72 * 3600 + 1)
    try {
      await expect(nobody.account.undo({ params: { token: await ada.undoToken() } })).rejects.toMatchObject({
        code: 'not_found',
      })
    } finally {
      stack.clock.restore()
    }
  })

  test('takes the address back from a sign-up that was put in its place', async () => {
    const ada = await person()
    await ada.changeEmail(another())
    await toPool('SignUp', { ClientId: 'aikiweb', Username: ada.email, Password: 'mango bicycle 7' })
    await nobody.account.undo({ params: { token: await ada.undoToken() } })
    expect((await ada.api.profile.get({})).profile?.email).toBe(ada.email)
  })

  test('of somebody else is not found', async () => {
    await expect(nobody.account.undo({ params: { token: 'a'.repeat(43) } })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

describe('the second factor', () => {
  test('is set up with a proof and a code, switched off with a proof, and told each time', async () => {
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
    expect(await ada.told()).toContain('Two-factor authentication is on')
    await api.account.turnOffTwoFactor({})
    await stack.auditTrailRead()
    for (const state of ['on', 'off'])
      expect(
        ada.mails().filter(({ subject }) => subject === `Two-factor authentication is ${state} – Aiki`),
      ).toHaveLength(1)
    await nobody.account.undo({ params: { token: await ada.undoToken() } })
    expect((await ada.api.account.security({})).twoFactor).toBe(true)
  })

  test('that gets another key is told of it', async () => {
    const ada = await person()
    const { api } = await ada.proved()
    for (let n = 0; n < 2; n += 1) {
      const { secret } = await api.account.offerTwoFactor({})
      await api.account.turnOnTwoFactor({ body: { code: appCode(secret) } })
    }
    await stack.auditTrailRead()
    const news = ada
      .mails()
      .filter(({ subject }) => subject === 'Your authenticator app has a new key – Aiki')
    expect(news).toHaveLength(1)
  })

  test("switched off by the pool's own API, it is told by the pool's audit trail, once", async () => {
    const ada = await person()
    const { api, token } = await ada.proved()
    const { secret } = await api.account.offerTwoFactor({})
    await api.account.turnOnTwoFactor({ body: { code: appCode(secret) } })
    const off = { AccessToken: token, SoftwareTokenMfaSettings: { Enabled: false } }
    expect((await toPool('SetUserMFAPreference', off)).status).toBe(200)
    const told = () => ada.mails().filter(({ subject }) => subject.includes('is off'))
    await stack.auditTrailRead()
    expect(told()).toHaveLength(1)
    // The trigger at the next token finds it told.
    await stack.accessToken(ada.email, ada.password)
    expect(told()).toHaveLength(1)
  })
})

describe('a new password', () => {
  test('ends every session, and is told', async () => {
    const ada = await person()
    const elsewhere = await stack.signIn(ada.email, ada.password)
    await (await ada.proved()).api.account.changePassword({ body: { password: 'mango bicycle 7' } })
    for (const { RefreshToken } of [ada.tokens, elsewhere])
      expect((await toPool('GetTokensFromRefreshToken', { ClientId: 'aikiweb', RefreshToken })).status).toBe(
        400,
      )
    await expect(stack.accessToken(ada.email, ada.password)).rejects.toThrow()
    await stack.accessToken(ada.email, 'mango bicycle 7')
    expect(ada.mails()[0]?.subject).toBe('Your password was changed – Aiki')
  })

  test.each(['short 7', 'password1', 'steelers'])('is not %s', async password => {
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
    expect((await toPool('GetTokensFromRefreshToken', { ClientId: 'aikiweb', RefreshToken })).status).toBe(
      400,
    )
    expect(ada.mails()[0]?.subject).toBe('Your password was reset – Aiki')
  })
})

describe('a session that has ended', () => {
  const ways = {
    'signed out': (ada: Awaited<ReturnType<typeof person>>) => ada.api.account.signOut({}),
    'signed out everywhere': (ada: Awaited<ReturnType<typeof person>>) =>
      ada.api.account.signOutEverywhere({}),
    'of a deleted account': async (ada: Awaited<ReturnType<typeof person>>) =>
      (await ada.proved()).api.account.remove({}),
  }
  test.each(Object.entries(ways))(
    '%s writes, pays and exports nothing, though its token is good',
    async (_, end) => {
      const ada = await person()
      await end(ada)
      const tries = [
        () =>
          ada.api.applications.create({
            body: { id: ulid(), jobTitle: 'Clerk', companyName: 'Sahel' },
          }),
        () => ada.api.payments.checkout({ body: { tier: 'pro', amount: 0 } }),
        () => ada.api.account.export({}),
        () => ada.api.settings.update({ body: { theme: 'dark' } }),
      ]
      for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'unauthenticated' })
      // As on AWS, where the gateway knows of no sign-out: what only shows something goes on until the token expires.
      await ada.api.profile.get({})
    },
  )

  test('is no other one', async () => {
    const ada = await person()
    const elsewhere = apiClient(stack.url, await stack.accessToken(ada.email, ada.password))
    await ada.api.account.signOut({})
    await elsewhere.account.export({})
  })
})

describe("by the pool's own API, with a proof", () => {
  test('a new password ends every session too, and is told', async () => {
    const ada = await person()
    const { token } = await ada.proved()
    const change = { PreviousPassword: ada.password, ProposedPassword: 'mango bicycle 7' }
    expect((await toPool('ChangePassword', { AccessToken: token, ...change })).status).toBe(200)
    await stack.auditTrailRead()
    expect(ada.mails()[0]?.subject).toBe('Your password was changed – Aiki')
    const { RefreshToken } = ada.tokens
    expect((await toPool('GetTokensFromRefreshToken', { ClientId: 'aikiweb', RefreshToken })).status).toBe(
      400,
    )
  })
})

test('who has no proof uses up nothing of the rate of who has one', async () => {
  const ada = await person()
  const stolen = () => ada.api.account.turnOffTwoFactor({}).catch(() => null)
  await Promise.all(Array.from({ length: 20 }, stolen))
  await (await ada.proved()).api.account.turnOffTwoFactor({})
})

test("an account that the pool's own API deletes is told of, ends, and is purged like any other", async () => {
  const ada = await person()
  const { token } = await ada.proved()
  expect((await toPool('DeleteUser', { AccessToken: token })).status).toBe(200)
  await vi.waitFor(() => expect(ada.mails()[0]?.subject).toBe('The login of your Aiki account was removed'))
  expect(await deletionStore(stack.table).has(ada.sub)).toBe(true)
})

test('who deletes the login first, and then the account, hides neither', async () => {
  const ada = await person()
  const { api, token } = await ada.proved()
  await toPool('DeleteUser', { AccessToken: token })
  await api.account.remove({}).catch(() => null)
  await stack.auditTrailRead()
  expect(ada.mails()[0]?.subject).toBe('The login of your Aiki account was removed')
})

test('nobody can have us write that a change was undone', async () => {
  const ada = await person()
  const asked = { ClientId: 'aikiweb', Username: ada.email, ClientMetadata: { reason: 'undone' } }
  await toPool('ForgotPassword', asked)
  expect(ada.mails()[0]?.text).toContain('You asked for a new password')
})

test('a deleted account is locked at once, and told when all is gone', async () => {
  const ada = await person()
  const { api } = await ada.proved()
  const { purgedBy } = await api.account.remove({})
  expect(Date.parse(purgedBy) - Date.now()).toBeGreaterThan(29.9 * 86_400_000)
  await expect(stack.accessToken(ada.email, ada.password)).rejects.toThrow('User is disabled.')
  const [mail] = ada.mails()
  expect(mail?.subject).toBe('Your Aiki account is deleted')
  expect(mail?.text).toContain('within 14 days')
})
