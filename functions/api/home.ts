import { homeOperations } from '../../shared/api/home.ts'
import { digestAt } from '../../shared/domain/application-digest.ts'
import { plans } from '../../shared/domain/plan.ts'
import { completion } from '../../shared/domain/profile-completion.ts'
import type { Uses } from '../composition/services.ts'
import { guarded } from '../runtime/guarded.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { type HomeStore, homeStore } from '../store/homes.ts'

type Services = { readonly homes: HomeStore }

export const serveHome = (services: Services): Gateway =>
  serve(homeOperations)(services, {
    get: async ({ caller, now }, { homes }) => {
      const { profile, digest, subscription, ...rest } = await homes.get(caller.sub, now)
      const filled = profile && completion(profile)
      return {
        ...rest,
        applications: digestAt(digest.applications, now),
        quota: plans[subscription.tier].homeQuota,
        profile: filled && { ...filled, missing: filled.missing.map(({ label }) => label) },
        subscription,
      }
    },
  })

export const home = ({ table }: Uses<'table'>) => guarded(serveHome({ homes: homeStore(table()) }), table())
