import { type Home, homeOperations } from '../../shared/api/home.ts'
import type { Profile } from '../../shared/api/profile.ts'
import { digestAt } from '../../shared/domain/application-digest.ts'
import { plans } from '../../shared/domain/plan.ts'
import { completion } from '../../shared/domain/profile-completion.ts'
import type { Uses } from '../composition/services.ts'
import { guarded } from '../runtime/guarded.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { type HomeStore, homeStore } from '../store/homes.ts'

const profileOf = (profile: Profile): NonNullable<Home['profile']> => {
  const { percent, missing } = completion(profile)
  const { jobTitle, state, location } = profile
  return { percent, missing: missing.map(({ label }) => label), jobTitle, place: state ?? location }
}

type Services = { readonly homes: HomeStore }

export const serveHome = (services: Services): Gateway =>
  serve(homeOperations)(services, {
    get: async ({ caller, now }, { homes }) => {
      const { profile, digest, subscription, ...rest } = await homes.get(caller.sub, now)
      return {
        ...rest,
        applications: digestAt(digest.applications, now),
        quota: plans[subscription.tier].homeQuota,
        profile: profile && profileOf(profile),
        subscription,
      }
    },
  })

export const home = ({ table }: Uses<'table'>) => guarded(serveHome({ homes: homeStore(table()) }), table())
