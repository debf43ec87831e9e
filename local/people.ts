import {
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import * as z from 'zod'
import type { SignUpAnswers } from '../shared/api/profile.ts'
import { noAnswers } from '../shared/domain/profile.ts'
import type { PaidTier } from '../shared/lists.ts'
import { apiClient } from './api-client.ts'
import { pool } from './pool.ts'
import { signIn } from './sign-in.ts'

/** Long enough for every form of the app, and the same for all demo people. */
export const demoPassword = 'aiki-demo-2026'

export type NewPerson = {
  readonly email: string
  readonly fullName: string
  readonly password?: string
  /** The wizard's answers; left out: none, as for someone who skipped it. */
  readonly answers?: Partial<SignUpAnswers>
  /** The plan that they came to try. */
  readonly trial?: PaidTier
}
export type Person = { readonly sub: string; readonly email: string; readonly password: string }

const mails = z.array(z.object({ links: z.array(z.string()) }))

/** The way into a running stack without a browser, over the same operations: for tests and the demo people. */
export const peopleAt = (url: string) => {
  const client = new CognitoIdentityProviderClient({ region: pool.region, endpoint: `${url}/idp` })

  const codeFor = async (email: string): Promise<string> => {
    const response = await fetch(`${url}/local/mail.json?to=${encodeURIComponent(email)}`)
    const [newest] = mails.parse(await response.json())
    const codes = newest?.links.map(link => new URL(link).searchParams.get('code'))
    const code = codes?.find(found => found !== null)
    if (!code) throw new Error(`No mail with a code came to ${email}.`)
    return code
  }

  return {
    /** Makes a confirmed person, whose profile is there. */
    signUp: async ({
      email,
      fullName,
      password = demoPassword,
      answers,
      trial,
    }: NewPerson): Promise<Person> => {
      const { UserSub: sub = '' } = await client.send(
        new SignUpCommand({
          ClientId: pool.clientId,
          Username: email,
          Password: password,
          UserAttributes: [{ Name: 'name', Value: fullName }],
          ClientMetadata: {
            ...(answers && { answers: JSON.stringify({ ...noAnswers, fullName, ...answers }) }),
            ...(trial && { trial }),
          },
        }),
      )
      await client.send(
        new ConfirmSignUpCommand({
          ClientId: pool.clientId,
          Username: email,
          ConfirmationCode: await codeFor(email),
        }),
      )
      return { sub, email, password }
    },
    /** A fresh access token, by the sign-in that the app uses. */
    accessToken: async (email: string, password: string): Promise<string> =>
      (await signIn(client, { email, password })).AccessToken,
    /** All tokens of a sign-in, or of one that proves who the person is. */
    signIn: (email: string, password: string, asProof = false) =>
      signIn(client, { email, password, asProof }),
    /** Deletes the account, as its owner does who gives the password again. */
    deleteAccount: async ({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> => {
      const { AccessToken } = await signIn(client, { email, password, asProof: true })
      await apiClient(url, AccessToken).account.remove({})
    },
  }
}
