import * as z from 'zod'
import {
  codeMismatch,
  expiredCode,
  invalidParameter,
  notAuthorized,
  passwordResetRequired,
  userNotConfirmed,
  wrongCredentials,
} from '../errors.ts'
import { totpStep } from '../mfa.ts'
import { ClientMetadata, forClient, forPerson, parse, Username } from '../operation.ts'
import type { Pool } from '../pool.ts'
import type { Renewal } from '../sessions.ts'
import { openExchange, proves, unknownUser } from '../srp.ts'
import type { ChallengeResults, Metadata, TokenSource } from '../triggers.ts'
import type { User } from '../users.ts'

type TokenRequest = { readonly source: TokenSource; readonly clientMetadata: Metadata }

const tokensOf = async (pool: Pool, user: User, renewal: Renewal, request: TokenRequest, now: number) => {
  const { session, refreshToken } = renewal
  const scopes = await pool.triggers.scopesFor(request.source, user, request.clientMetadata)
  const issued = await pool.tokens.issue(user, session, scopes, now)
  return { ChallengeParameters: {}, AuthenticationResult: { ...issued, RefreshToken: refreshToken } }
}

/** Opens a session for a person who has given everything that was required, and returns its tokens. */
const signedIn = (pool: Pool, user: User, clientMetadata: Metadata, now: number) => {
  pool.attempts.forget(user.sub)
  const request = { source: 'Authentication', clientMetadata } as const
  return tokensOf(pool, user, pool.sessions.open(user.sub, now), request, now)
}

const checkEnabled = ({ enabled, status }: User): void => {
  if (!enabled) throw notAuthorized('User is disabled.')
  if (status === 'UNCONFIRMED') throw userNotConfirmed('User is not confirmed.')
}

/** Answers the right password: with tokens, or with a request for a code of the authenticator app. */
const passwordProved = async (
  pool: Pool,
  user: User,
  clientMetadata: Metadata,
  now: number,
): Promise<object> => {
  checkEnabled(user)
  if (user.status === 'RESET_REQUIRED') throw passwordResetRequired('Password reset required for the user')
  if (!user.totp?.enabled) return signedIn(pool, user, clientMetadata, now)
  return {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: pool.secondSteps.add({ sub: user.sub }, now),
    ChallengeParameters: { USER_ID_FOR_SRP: user.sub },
  }
}

/** Makes new tokens for a refresh token, which is used up by that. */
const renewTokens = (pool: Pool, refreshToken: string, now: number) => {
  const renewal = pool.sessions.renew(refreshToken, now)
  const user = pool.users.get(renewal.session.sub)
  if (!user) throw notAuthorized('Invalid Refresh Token')
  return tokensOf(pool, user, renewal, { source: 'RefreshTokens', clientMetadata: undefined }, now)
}

const initiateShape = { AuthFlow: z.string(), AuthParameters: z.record(z.string(), z.string()).default({}) }

const srpParameters = z.object({ USERNAME: Username, SRP_A: z.string() })
const refreshParameters = z.object({ REFRESH_TOKEN: z.string() })

const startSrp = (parameters: unknown, pool: Pool, now: number) => {
  const { USERNAME, SRP_A } = parse(srpParameters, parameters)
  const { holder, user } = pool.users.find(USERNAME)
  const account = user ? { ...user, userId: user.sub } : unknownUser(pool.unknownUserSecret, holder)
  const exchange = openExchange(SRP_A, account.verifier)
  if (!exchange) throw invalidParameter('SRP_A is not acceptable.')
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      USERNAME: account.userId,
      USER_ID_FOR_SRP: account.userId,
      SALT: account.salt,
      SRP_B: exchange.B,
      SECRET_BLOCK: pool.exchanges.add({ holder, userId: account.userId, exchange }, now),
    },
  }
}

const customParameters = z.object({ USERNAME: Username })
const ownChallenge = 'CUSTOM_CHALLENGE'

/**
 * Starts a sign-in by a challenge that our own function checks. An unknown name gets a challenge, too, because the
 * client of our pool hides which names exist.
 */
const startChallenge = async (parameters: unknown, pool: Pool, now: number) => {
  const { USERNAME: username } = parse(customParameters, parameters)
  const found = pool.users.find(username)
  if (found.user) checkEnabled(found.user)
  // Cognito gives the triggers no metadata of InitiateAuth.
  const { challengeName, issueTokens, failAuthentication } = await pool.triggers.defineChallenge(
    found,
    [],
    undefined,
  )
  if (failAuthentication || issueTokens || challengeName !== ownChallenge) throw wrongCredentials()
  await pool.triggers.createChallenge(found, challengeName)
  return {
    ChallengeName: ownChallenge,
    Session: pool.challenges.add({ username }, now),
    ChallengeParameters: { USERNAME: found.user?.sub ?? username },
  }
}

// A plain password is never accepted, because the client of our pool signs in by SRP, or by a challenge of our own.
export const InitiateAuth = forClient(initiateShape, async ({ AuthFlow, AuthParameters }, pool, now) => {
  if (AuthFlow === 'USER_SRP_AUTH') return startSrp(AuthParameters, pool, now)
  if (AuthFlow === 'CUSTOM_AUTH') return startChallenge(AuthParameters, pool, now)
  if (AuthFlow === 'REFRESH_TOKEN_AUTH' || AuthFlow === 'REFRESH_TOKEN')
    return renewTokens(pool, parse(refreshParameters, AuthParameters).REFRESH_TOKEN, now)
  throw invalidParameter(`${AuthFlow} flow not enabled for this client`)
})

const respondShape = {
  ChallengeName: z.string(),
  ChallengeResponses: z.record(z.string(), z.string()).default({}),
  Session: z.string().optional(),
  ClientMetadata,
}

const passwordResponses = z.object({
  PASSWORD_CLAIM_SECRET_BLOCK: z.string(),
  PASSWORD_CLAIM_SIGNATURE: z.string(),
  TIMESTAMP: z.string(),
})

const password = (responses: unknown, metadata: Metadata, pool: Pool, now: number) => {
  const claim = parse(passwordResponses, responses)
  const secretBlock = claim.PASSWORD_CLAIM_SECRET_BLOCK
  const open = pool.exchanges.get(secretBlock, now)
  if (!open) throw wrongCredentials()
  pool.exchanges.delete(secretBlock)
  const { holder, userId, exchange } = open
  pool.attempts.check(holder, now)
  // The verifier may have changed, or the account may have been deleted, since the exchange began.
  const user = pool.users.get(userId)
  const proved = proves(pool.identity(userId), exchange, {
    secretBlock,
    timestamp: claim.TIMESTAMP,
    signature: claim.PASSWORD_CLAIM_SIGNATURE,
  })
  if (proved && user?.verifier === exchange.verifier) return passwordProved(pool, user, metadata, now)
  pool.attempts.fail(holder, now)
  throw wrongCredentials()
}

const totpResponses = z.object({ SOFTWARE_TOKEN_MFA_CODE: z.string() })

const totp = (session: string, responses: unknown, metadata: Metadata, pool: Pool, now: number) => {
  const { SOFTWARE_TOKEN_MFA_CODE } = parse(totpResponses, responses)
  const waiting = pool.secondSteps.get(session, now)
  const user = waiting && pool.users.get(waiting.sub)
  if (!user?.enabled || !user.totp) throw notAuthorized('Invalid session for the user, session is expired.')
  pool.attempts.check(user.sub, now)
  const step = totpStep(user.totp.secret, SOFTWARE_TOKEN_MFA_CODE, now)
  if (step === null) {
    pool.attempts.fail(user.sub, now)
    throw codeMismatch('Invalid code received for user')
  }
  if (step <= user.totp.lastStep) throw expiredCode('Your software token has already been used once.')
  pool.secondSteps.delete(session)
  const saved = pool.users.save({ ...user, totp: { ...user.totp, lastStep: step } })
  return signedIn(pool, saved, metadata, now)
}

const challengeResponses = z.object({ ANSWER: z.string() })

/** Checks the answer of our own challenge. As in Cognito, a right answer signs in without the second factor. */
const ownAnswer = async (
  session: string,
  responses: unknown,
  metadata: Metadata,
  pool: Pool,
  now: number,
) => {
  const { ANSWER } = parse(challengeResponses, responses)
  const waiting = pool.challenges.get(session, now)
  if (!waiting) throw notAuthorized('Invalid session for the user, session is expired.')
  pool.challenges.delete(session)
  const found = pool.users.find(waiting.username)
  const challengeResult = await pool.triggers.verifyChallenge(found, ANSWER, metadata)
  const results: ChallengeResults = [{ challengeName: ownChallenge, challengeResult }]
  const { issueTokens } = await pool.triggers.defineChallenge(found, results, metadata)
  if (!issueTokens || !found.user) throw wrongCredentials()
  checkEnabled(found.user)
  return signedIn(pool, found.user, metadata, now)
}

export const RespondToAuthChallenge = forClient(
  respondShape,
  ({ ChallengeName, ChallengeResponses, Session = '', ClientMetadata: metadata }, pool, now) => {
    if (ChallengeName === 'PASSWORD_VERIFIER') return password(ChallengeResponses, metadata, pool, now)
    if (ChallengeName === ownChallenge) return ownAnswer(Session, ChallengeResponses, metadata, pool, now)
    if (ChallengeName === 'SOFTWARE_TOKEN_MFA') return totp(Session, ChallengeResponses, metadata, pool, now)
    throw invalidParameter(`${ChallengeName} is not a challenge of this user pool.`)
  },
)

export const GetTokensFromRefreshToken = forClient({ RefreshToken: z.string() }, async (input, pool, now) => {
  const { AuthenticationResult } = await renewTokens(pool, input.RefreshToken, now)
  return { AuthenticationResult }
})

/** Ends the session of a refresh token. An unknown token has no session to end, which is no error. */
export const RevokeToken = forClient({ Token: z.string() }, ({ Token }, pool) => {
  pool.sessions.end(Token)
  return {}
})

export const GlobalSignOut = forPerson({}, ({ user }, pool) => {
  pool.sessions.endAll(user.sub)
  return {}
})
