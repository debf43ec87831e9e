import { preferenceOperations } from '../../shared/api/preferences.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import type { PreferenceStore } from '../store/preferences.ts'

type Services = { readonly preferences: PreferenceStore }

export const preferences = (services: Services): Gateway =>
  serve(preferenceOperations)(services, {
    get: ({ caller }, { preferences }) => preferences.get(caller.sub),
    save: ({ caller, body: { version, ...form }, now }, { preferences }) =>
      preferences.save(caller.sub, { form, version, now }),
  })
