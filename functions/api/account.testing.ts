import { TOTP } from 'otpauth'
import { ulid } from 'ulid'
import { apiClient } from '../../local/people.ts'
import { LocalStack } from '../../local/stack.ts'
import type { Client } from '../../shared/api/client.ts'
import type { Api } from '../../shared/api/index.ts'

export const newAddress = () => `newer-${ulid()}@example.com`.toLowerCase()

/** The code that the authenticator app shows. */
export const appCode = (secret: string) => new TOTP({ secret }).generate()

export const turnOnTwoFactor = async ({ account }: Client<Api>) => {
  const { secret } = await account.offerTwoFactor({})
  await account.turnOnTwoFactor({ body: { code: appCode(secret) } })
}

/** A stack for a file of tests, with people who have accounts. The caller stops it. */
export const startAccounts = async () => {
  const stack = await LocalStack.start({ rhythm: false })

  /** Calls the user pool's own API, as a thief with a token does. */
  const toPool = async (operation: string, input: object) => {
    const response = await fetch(`${stack.url}/idp`, {
      method: 'POST',
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
      body: JSON.stringify(input),
    })
    return { status: response.status, body: await response.text() }
  }

  /** The status of the pool's answer, which is 400 if the session has ended. */
  const renew = async (RefreshToken: string) =>
    (await toPool('GetTokensFromRefreshToken', { ClientId: 'aikiweb', RefreshToken })).status

  /** Signs in with the password again, which gives a token that is a proof. */
  const proofOf = async (email: string, password: string) => {
    const { AccessToken: token } = await stack.signIn(email, password, true)
    return { api: apiClient(stack.url, token), token }
  }

  const person = async (name = 'Ada') => {
    const known = await stack.signUp({ email: `${name}-${ulid()}@example.com`.toLowerCase(), fullName: name })
    const { email, password } = known
    const tokens = await stack.signIn(email, password)
    const api = apiClient(stack.url, tokens.AccessToken)
    const mails = (to = email) => stack.mail.list(to)
    const codeSentTo = (to: string) =>
      new URL(mails(to)[0]?.links[0] ?? 'https://no.mail').searchParams.get('confirm-email') ?? ''
    /**
     * The token of the newest link that undoes a change, or 'no link'. Waits for the audit trail, which may send the
     * mail.
     */
    const undoToken = async (to = email) => {
      await stack.auditTrailRead()
      const links = mails(to).flatMap(({ links }) => links)
      const undoLinks = links.map(link => new URL(link)).filter(({ pathname }) => pathname === '/undo')
      return undoLinks[0]?.searchParams.get('token') ?? 'no link'
    }
    return {
      ...known,
      tokens,
      api,
      mails,
      codeSentTo,
      undoToken,
      proved: () => proofOf(email, password),
      /** Changes the address. `from` is the present address. */
      changeEmail: async (to: string, from = email, passwordNow = password) => {
        const { account } = (await proofOf(from, passwordNow)).api
        await account.changeEmail({ body: { email: to } })
        await account.confirmEmail({ body: { code: codeSentTo(to) } })
      },
      notificationTitles: async () =>
        (await api.notifications.unread({})).notifications.map(({ title }) => title),
    }
  }

  /** Runs `work` a minute later, when the rates of this minute do not count any more. */
  const minuteLater = async (work: () => Promise<void>) => {
    stack.clock.advance(60)
    try {
      await work()
    } finally {
      stack.clock.restore()
    }
  }

  return { stack, toPool, renew, proofOf, person, minuteLater, nobody: apiClient(stack.url, '') }
}
export type Account = Awaited<ReturnType<Awaited<ReturnType<typeof startAccounts>>['person']>>
