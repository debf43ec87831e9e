import { preferenceOperations } from '../../shared/api/preferences.ts'
import type { Uses } from '../composition/services.ts'
import { guarded } from '../runtime/guarded.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { type PreferenceStore, preferenceStore } from '../store/preferences.ts'

type Services = { readonly preferences: PreferenceStore }

export const servePreferences = (services: Services): Gateway =>
  serve(preferenceOperations)(services, {
    get: ({ caller }, { preferences }) => preferences.get(caller.sub),
    save: ({ caller, body: { version, ...form }, now }, { preferences }) =>
      preferences.save(caller.sub, { form, version, now }),
  })

export const preferences = ({ table }: Uses<'table'>) =>
  guarded(servePreferences({ preferences: preferenceStore(table()) }), table())
