import { settingOperations } from '../../shared/api/settings.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import type { SettingStore } from '../store/settings.ts'

type Services = { readonly settings: SettingStore }

export const settings = (services: Services): Gateway =>
  serve(settingOperations)(services, {
    get: ({ caller }, { settings }) => settings.get(caller.sub),
    update: ({ caller, body }, { settings }) => settings.update(caller.sub, body),
  })
