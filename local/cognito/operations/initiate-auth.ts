import * as z from 'zod'
import { invalidParameter } from '../errors.ts'
import { ghost } from '../ghost.ts'
import { forClient, parse } from '../operation.ts'
import type { Pool } from '../pool.ts'
import { renewTokens } from '../sign-in.ts'
import { openExchange } from '../srp.ts'
import { Username } from './fields.ts'

const shape = { AuthFlow: z.string(), AuthParameters: z.record(z.string(), z.string()).default({}) }

const srpParameters = z.object({ USERNAME: Username, SRP_A: z.string() })
const refreshParameters = z.object({ REFRESH_TOKEN: z.string() })

const startSrp = (parameters: unknown, pool: Pool, now: number) => {
  const { USERNAME, SRP_A } = parse(srpParameters, parameters)
  const { holder, user } = pool.users.find(USERNAME)
  const face = user ? { ...user, userId: user.sub } : ghost(pool.ghostSecret, holder)
  const exchange = openExchange(SRP_A, face.verifier)
  if (!exchange) throw invalidParameter('SRP_A is not acceptable.')
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      USERNAME: face.userId,
      USER_ID_FOR_SRP: face.userId,
      SALT: face.salt,
      SRP_B: exchange.B,
      SECRET_BLOCK: pool.exchanges.hold({ holder, userId: face.userId, exchange }, now),
    },
  }
}

// A password itself is never taken: our pool's client signs in by SRP alone.
export const InitiateAuth = forClient(shape, ({ AuthFlow, AuthParameters }, pool, now) => {
  if (AuthFlow === 'USER_SRP_AUTH') return startSrp(AuthParameters, pool, now)
  if (AuthFlow === 'REFRESH_TOKEN_AUTH' || AuthFlow === 'REFRESH_TOKEN')
    return renewTokens(pool, parse(refreshParameters, AuthParameters).REFRESH_TOKEN, now)
  throw invalidParameter(`${AuthFlow} flow not enabled for this client`)
})
