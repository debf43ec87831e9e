import { setting } from '../../runtime/env.ts'
import { loadedLater } from '../../runtime/load-once.ts'
import type { Services } from '../services.ts'

export const mailer: Services['mailer'] = () => {
  const options = { from: setting('MAIL_FROM'), configurationSet: setting('MAIL_CONFIGURATION_SET') }
  const { method } = loadedLater(async () => (await import('../clients/mailer.ts')).mailer(options))
  return { send: method(it => it.send) }
}
