import { profileOperations } from '../../shared/api/profile.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import type { ProfileStore } from '../store/profiles.ts'

type Services = { readonly profiles: ProfileStore }

export const profile = (services: Services): Gateway =>
  serve(profileOperations)(services, {
    get: async ({ caller }, { profiles }) => ({ profile: await profiles.get(caller.sub) }),
  })
