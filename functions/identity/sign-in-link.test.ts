import type { DefineAuthChallengeTriggerEvent, VerifyAuthChallengeResponseTriggerEvent } from 'aws-lambda'
import { afterAll, describe, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { proofMetadata } from '../../shared/token-scopes.ts'
import { redeemLink } from '../account/redeem-link.ts'
import type { User } from '../services/users.ts'
import { sessionStore } from '../store/access.ts'
import { linkWorksFor, signInLinkStore } from '../store/sign-in-links.ts'
import { onSignInLink } from './sign-in-link.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const links = signInLinkStore(table)
const mine = { sub: 'ngozi', email: 'ngozi@example.com', purpose: 'sign-in' } as const

const ngozi: User = {
  sub: 'ngozi',
  status: 'CONFIRMED',
  email: 'ngozi@example.com',
  name: 'Ngozi',
  twoFactor: false,
}
const head = {
  version: '1',
  region: 'af-south-1',
  userPoolId: 'af-south-1_pool',
  userName: 'ngozi',
  callerContext: { awsSdkVersion: '3', clientId: 'client' },
}

const verify = async (token: string, user: User | null = ngozi, userNotFound = false) => {
  const event: VerifyAuthChallengeResponseTriggerEvent = {
    ...head,
    triggerSource: 'VerifyAuthChallengeResponse_Authentication',
    request: { userAttributes: {}, privateChallengeParameters: {}, challengeAnswer: token, userNotFound },
    response: { answerCorrect: false },
  }
  const { response } = await onSignInLink({ links, usersOf: () => ({ find: async () => user }) })(event)
  return response
}
const right = { answerCorrect: true }
const wrong = { answerCorrect: false }

describe('a token', () => {
  test('is right once, also for two answers at the same moment', async () => {
    await links.add('once', mine, new Date())
    const answers = await Promise.all([verify('once'), verify('once')])
    expect(answers).toContainEqual(right)
    expect(answers).toContainEqual(wrong)
    expect(await verify('once')).toEqual(wrong)
  })

  test.each([
    ['with a second factor', { ...ngozi, twoFactor: true }, mine, 0],
    ['whose address is not confirmed', { ...ngozi, status: 'UNCONFIRMED' as const }, mine, 0],
    ['whose password is void after an undo', { ...ngozi, status: 'RESET_REQUIRED' as const }, mine, 0],
    ['who is not in the user pool', null, mine, 0],
    ['whose address is another one since', { ...ngozi, email: 'new@example.com' }, mine, 0],
    ['whose mail is older than 15 minutes', ngozi, mine, linkWorksFor['sign-in']],
    ['with the token of another user', ngozi, { ...mine, sub: 'bola' }, 0],
    ['with a link that chooses a password', ngozi, { ...mine, purpose: 'password' as const }, 0],
  ])('is refused for a user %s', async (_, user, link, age) => {
    const token = crypto.randomUUID()
    await links.add(token, link, new Date(Date.now() - age))
    expect(await verify(token, user)).toEqual(wrong)
  })

  test('of a link that chooses a password works as long as the code of its mail, also with a second factor', async () => {
    const users = { find: async () => ({ ...ngozi, twoFactor: true }) }
    const at = { now: new Date(), purpose: 'password' } as const
    await links.add('chooses', { ...mine, purpose: 'password' }, new Date(Date.now() - 24 * 60 * 60_000))
    expect(await redeemLink({ links, users }, 'chooses', at)).toMatchObject({ sub: 'ngozi' })
    expect(await redeemLink({ links, users }, 'chooses', at)).toBeNull()
    await links.add('signs in', mine, new Date())
    expect(await redeemLink({ links, users }, 'signs in', at)).toBeNull()
  })

  test('is refused after all sessions were ended', async () => {
    await links.add('earlier', { ...mine, sub: 'tunde' }, new Date())
    await sessionStore(table).endAll('tunde', new Date())
    expect(await links.find('earlier', new Date())).toBeNull()
    await links.add('later', { ...mine, sub: 'tunde' }, new Date(Date.now() + 2000))
    expect(await links.find('later', new Date())).toMatchObject({ sub: 'tunde' })
  })

  test('is refused for an unknown user, and stays good for its own', async () => {
    await links.add('mine', mine, new Date())
    expect(await verify('mine', ngozi, true)).toEqual(wrong)
    expect(await verify('mine')).toEqual(right)
  })
})

type Session = DefineAuthChallengeTriggerEvent['request']['session']

test.each<[string, Session, Record<string, string> | undefined, object]>([
  ['at first asks for the token', [], undefined, { challengeName: 'CUSTOM_CHALLENGE' }],
  [
    'after the right token gives tokens',
    [{ challengeName: 'CUSTOM_CHALLENGE', challengeResult: true }],
    undefined,
    { issueTokens: true, failAuthentication: false },
  ],
  [
    'never gives a proof of identity',
    [{ challengeName: 'CUSTOM_CHALLENGE', challengeResult: true }],
    proofMetadata,
    { issueTokens: false, failAuthentication: true },
  ],
  [
    'after a wrong token ends',
    [{ challengeName: 'CUSTOM_CHALLENGE', challengeResult: false }],
    undefined,
    { issueTokens: false, failAuthentication: true },
  ],
  [
    'refuses another challenge',
    [{ challengeName: 'SRP_A', challengeResult: true }],
    undefined,
    { issueTokens: false, failAuthentication: true },
  ],
])('the sign-in %s', async (_, session, clientMetadata, expected) => {
  const event: DefineAuthChallengeTriggerEvent = {
    ...head,
    triggerSource: 'DefineAuthChallenge_Authentication',
    request: { userAttributes: {}, session, clientMetadata },
    response: { failAuthentication: false, issueTokens: false },
  }
  const { response } = await onSignInLink({ links, usersOf: () => ({ find: async () => ngozi }) })(event)
  expect(response).toMatchObject(expected)
})
