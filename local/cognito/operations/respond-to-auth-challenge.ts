import * as z from 'zod'
import { codeMismatch, expiredCode, invalidParameter, notAuthorized, wrongCredentials } from '../errors.ts'
import { forClient, parse } from '../operation.ts'
import type { Pool } from '../pool.ts'
import { passwordProved, signedIn } from '../sign-in.ts'
import { proves } from '../srp.ts'
import { totpStep } from '../totp.ts'
import type { Metadata } from '../triggers.ts'
import { ClientMetadata } from './fields.ts'

const shape = {
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
  pool.exchanges.drop(secretBlock)
  const { holder, userId, exchange } = open
  pool.attempts.check(holder, now)
  // The verifier may have changed, or the account gone, since the exchange began.
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
  pool.secondSteps.drop(session)
  const saved = pool.users.save({ ...user, totp: { ...user.totp, lastStep: step } })
  return signedIn(pool, saved, metadata, now)
}

export const RespondToAuthChallenge = forClient(
  shape,
  ({ ChallengeName, ChallengeResponses, Session = '', ClientMetadata: metadata }, pool, now) => {
    if (ChallengeName === 'PASSWORD_VERIFIER') return password(ChallengeResponses, metadata, pool, now)
    if (ChallengeName === 'SOFTWARE_TOKEN_MFA') return totp(Session, ChallengeResponses, metadata, pool, now)
    throw invalidParameter(`${ChallengeName} is not a challenge of this user pool.`)
  },
)
