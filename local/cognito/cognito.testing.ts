import { createServer } from 'node:http'
import { Amplify } from 'aws-amplify'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import type {
  CustomMessageTriggerEvent,
  PostConfirmationTriggerEvent,
  PreSignUpTriggerEvent,
} from 'aws-lambda'
import { onTestFinished, vi } from 'vitest'
import * as z from 'zod'
import { readBody } from '../http.ts'
import { createMail } from '../mail.ts'
import { srpClient } from '../sign-in.ts'
import { type Cognito, type CognitoOptions, createCognito } from './cognito.ts'
import type { Triggers } from './triggers.ts'

type TriggerEvent = PreSignUpTriggerEvent | CustomMessageTriggerEvent | PostConfirmationTriggerEvent

export const region = 'eu-west-1'
export const userPoolId = 'eu-west-1_aiki'
export const clientId = 'web'

const unchanged = async <Event>(event: Event): Promise<Event> => event
/** Triggers that change nothing. */
export const plainTriggers: Triggers = {
  preSignUp: unchanged,
  postConfirmation: unchanged,
  preTokenGeneration: unchanged,
  customMessage: unchanged,
  signInLink: unchanged,
}

/** Starts a pool with a mailbox, and with simple triggers that record their events. The pool ends with the test. */
export const startPool = (options: Partial<CognitoOptions> = {}) => {
  const events: TriggerEvent[] = []
  const mail = createMail()
  const record = async <Event extends TriggerEvent>(event: Event): Promise<Event> => {
    events.push(event)
    return event
  }
  const cognito = createCognito({
    region,
    userPoolId,
    clientId,
    triggers: {
      ...plainTriggers,
      preSignUp: record,
      postConfirmation: record,
      customMessage: async event => {
        const { codeParameter, userAttributes } = event.request
        event.response.emailSubject = event.triggerSource
        event.response.emailMessage = `<a href="https://aiki.example/auth?email=${userAttributes.email}&amp;code=${codeParameter}">${codeParameter}</a>`
        return record(event)
      },
    },
    deliver: mail.deliver,
    ...options,
  })
  onTestFinished(() => cognito.close())
  /** Returns the code in the newest mail to an address, from the mail's link. */
  const codeFor = (to: string): string =>
    new URL(mail.list(to)[0]?.links[0] ?? 'https://no.mail').searchParams.get('code') ?? 'no mail'
  return { cognito, mail, events, codeFor }
}

/** Returns the claims of an access token if the pool's own API accepts it. Throws the pool's error otherwise. */
export const verify = async (cognito: Cognito, AccessToken: string) => {
  const { body } = await call(cognito, 'GetUser', { AccessToken })
  if (body.__type) throw Object.assign(new Error(body.message), { name: body.__type })
  return cognito.claimsOf(AccessToken)
}

/** Moves the time forward and stops it, until the test ends. */
export const later = (seconds: number): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
  onTestFinished(() => void vi.useRealTimers())
}

const tokens = z.object({ AccessToken: z.string(), IdToken: z.string(), RefreshToken: z.string() })
/** The fields of answers that tests read. */
const answer = z.looseObject({
  __type: z.string().optional(),
  message: z.string().optional(),
  UserSub: z.string().optional(),
  ChallengeParameters: z.record(z.string(), z.string()).optional(),
  AuthenticationResult: tokens.optional(),
})

/** Calls one operation as a client does, and returns the status and the parsed body. */
export const call = async (cognito: Cognito, operation: string, input: object, invocationId?: string) => {
  const target = `AWSCognitoIdentityProviderService.${operation}`
  const body = JSON.stringify({ ClientId: clientId, ...input })
  const reply = await cognito.handle({ target, body, invocationId })
  return { status: reply.status, body: answer.parse(JSON.parse(reply.body)) }
}

/**
 * Serves a pool over HTTP until the test ends, and configures Amplify for it, with nobody signed in. The first `lost`
 * answers never arrive.
 */
export const serveToAmplify = async (cognito: Cognito, lost = 0): Promise<string> => {
  let toLose = lost
  const server = createServer(async (request, response) => {
    const invocationId = request.headers['amz-sdk-invocation-id']
    const reply = await cognito.handle({
      target: String(request.headers['x-amz-target']),
      body: await readBody(request, 100_000),
      invocationId: typeof invocationId === 'string' ? invocationId : undefined,
    })
    if (toLose-- > 0) return void response.destroy()
    response.writeHead(reply.status, { 'content-type': 'application/x-amz-json-1.1' }).end(reply.body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>(resolve => server.close(() => resolve())))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const userPoolEndpoint = `http://127.0.0.1:${port}`
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId: clientId, userPoolEndpoint } } })
  const stored = new Map<string, string>()
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void stored.set(key, value),
    getItem: async key => stored.get(key) ?? null,
    removeItem: async key => void stored.delete(key),
    clear: async () => stored.clear(),
  })
  return userPoolEndpoint
}

export const email = 'amina@example.com'
export const password = 'karkashi na farko 7'

/** Starts a pool with one confirmed person, Amina. */
export const withAmina = async (options: Partial<CognitoOptions> = {}) => {
  const pool = startPool(options)
  const { body } = await call(pool.cognito, 'SignUp', { Username: email, Password: password })
  await call(pool.cognito, 'ConfirmSignUp', { Username: email, ConfirmationCode: pool.codeFor(email) })
  return { ...pool, sub: body.UserSub ?? 'no sub' }
}

const challenge = z.object({
  USERNAME: z.string(),
  USER_ID_FOR_SRP: z.string(),
  SALT: z.string(),
  SRP_B: z.string(),
  SECRET_BLOCK: z.string(),
})

/** Begins a sign-in. Returns the pool's challenge, and a function that answers it with this password. */
export const beginSignIn = async (cognito: Cognito, address: string, secret: string) => {
  const client = srpClient('aiki')
  const { body } = await call(cognito, 'InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: address, SRP_A: client.A },
  })
  const given = challenge.parse(body.ChallengeParameters)
  const { USERNAME, USER_ID_FOR_SRP: userId, SALT: salt, SRP_B: B, SECRET_BLOCK: secretBlock } = given
  const claim = client.claim({ userId, salt, B, secretBlock }, secret)
  const answer = () =>
    call(cognito, 'RespondToAuthChallenge', {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: {
        USERNAME,
        PASSWORD_CLAIM_SECRET_BLOCK: claim.secretBlock,
        PASSWORD_CLAIM_SIGNATURE: claim.signature,
        TIMESTAMP: claim.timestamp,
      },
    })
  return { given, answer }
}

/** Signs in by SRP and returns the last answer. */
export const signIn = async (cognito: Cognito, address: string, secret: string) =>
  (await beginSignIn(cognito, address, secret)).answer()

/** Returns the tokens of a new sign-in. */
export const tokensOf = async (cognito: Cognito, address: string, secret: string) =>
  tokens.parse((await signIn(cognito, address, secret)).body.AuthenticationResult)
