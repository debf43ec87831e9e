import { settingOperations } from '../../shared/api/settings.ts'
import type { Uses } from '../composition/services.ts'
import { guarded } from '../runtime/guarded.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { type SettingStore, settingStore } from '../store/settings.ts'

type Services = { readonly settings: SettingStore }

export const serveSettings = (services: Services): Gateway =>
  serve(settingOperations)(services, {
    get: ({ caller }, { settings }) => settings.get(caller.sub),
    update: ({ caller, body }, { settings }) => settings.update(caller.sub, body),
  })

export const settings = ({ table }: Uses<'table'>) =>
  guarded(serveSettings({ settings: settingStore(table()) }), table())
