import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { kept } from '../../kept.ts'
import type { TotpOffer } from '../../session/identity-security.ts'
import { loadSecurity } from '../../session/load-identity.ts'
import type { Person } from '../../session/person.ts'

const offer = z.object({ sub: z.string(), secret: z.string(), uri: z.string() })

/**
 * The secret of a set-up that is not finished. It protects nothing yet, and outlives a reload: a phone with little memory
 * forgets the page while its owner is over in the authenticator app, which has taken this very secret.
 */
const unfinished = kept(() => sessionStorage, 'aiki.two-factor', offer)

export const forgetOffer = (): void => unfinished.write(null)

export const totpOfferQuery = ({ sub, email }: Person) =>
  queryOptions({
    queryKey: ['totp-offer', sub],
    queryFn: async (): Promise<TotpOffer> => {
      const before = unfinished.read()
      if (before?.sub === sub) return before
      const { beginTotp } = await loadSecurity()
      const fresh = await beginTotp(email)
      unfinished.write({ sub, ...fresh })
      return fresh
    },
    // Another one would make what the app holds worthless.
    staleTime: 'static',
    gcTime: 0,
  })
