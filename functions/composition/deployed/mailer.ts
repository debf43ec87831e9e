import { setting } from '../../runtime/env.ts'
import { loadedLater } from '../../runtime/load-once.ts'
import type { Services } from '../services.ts'

const mailerWith = (set: 'NOTICE_CONFIGURATION_SET' | 'MAILING_CONFIGURATION_SET') => () => {
  const options = { from: setting('MAIL_FROM'), configurationSet: setting(set) }
  const { method } = loadedLater(async () => (await import('../clients/mailer.ts')).mailer(options))
  return { send: method(it => it.send) }
}

export const mailer: Services['mailer'] = mailerWith('NOTICE_CONFIGURATION_SET')
export const mailingMailer: Services['mailingMailer'] = mailerWith('MAILING_CONFIGURATION_SET')
