import {
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import * as z from 'zod'
import { type Client, client, type Wire } from '../shared/api/client.ts'
import { type Api, api } from '../shared/api/index.ts'
import type { SignUpAnswers } from '../shared/api/profile.ts'
import { agreement } from '../shared/client-metadata.ts'
import { noAnswers } from '../shared/domain/profile.ts'
import type { PaidTier } from '../shared/lists.ts'
import { pool } from './pool.ts'
import { signIn } from './sign-in.ts'

/** The password of all demo people, which every form of the app accepts. */
export const demoPassword = 'aiki-demo-2026'

type NewPerson = {
  readonly email: string
  readonly fullName: string
  readonly password?: string
  /** The answers in the wizard; none for a person who skipped it. */
  readonly answers?: Partial<SignUpAnswers>
  /** The plan for which the person requests a trial. */
  readonly trial?: PaidTier
}
export type Person = { readonly sub: string; readonly email: string; readonly password: string }

const mails = z.array(z.object({ links: z.array(z.string()) }))

/** Makes the operations of people at a running stack, without a browser, for tests and the demo people. */
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
    /** Makes a confirmed person with a profile. */
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
            ...agreement,
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
    /** Returns a new access token, by the sign-in of the app. */
    accessToken: async (email: string, password: string): Promise<string> =>
      (await signIn(client, { email, password })).AccessToken,
    /** Returns all tokens of a sign-in. With `asProof`, they prove who the person is. */
    signIn: (email: string, password: string, asProof = false) =>
      signIn(client, { email, password, asProof }),
    /** Deletes the account, as an owner does who gives the password again. */
    deleteAccount: async ({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> => {
      const { AccessToken } = await signIn(client, { email, password, asProof: true })
      await apiClient(url, AccessToken).account.remove({})
    },
  }
}

/** Makes the typed client of a stack over HTTP, for one person's access token. `headers` are sent with each request. */
export const apiClient = (
  url: string,
  accessToken: string,
  headers: Readonly<Record<string, string>> = {},
): Client<Api> => {
  const ask = ({ method, path, body }: Wire, signal: AbortSignal | undefined): Promise<Response> =>
    fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        ...headers,
      },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    })

  async function* textsOf({ body }: Response): AsyncGenerator<string, void, undefined> {
    const decoder = new TextDecoder()
    for await (const bytes of body ?? []) yield decoder.decode(bytes, { stream: true })
  }

  return client(
    api,
    async (wire, { signal }) => {
      const response = await ask(wire, signal)
      return { status: response.status, text: await response.text() }
    },
    async (wire, { signal }) => {
      const response = await ask(wire, signal)
      return { status: response.status, texts: textsOf(response) }
    },
  )
}
