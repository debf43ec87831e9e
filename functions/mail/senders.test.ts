import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Why a mail may be sent. A mail for no other reason must have a link that ends its kind. */
type Reason = 'security' | 'money' | 'a request of the person' | 'has a link'

/** Every file that sends mail. The user pool sends the mails of `code-letter.ts`, which are requests of the person. */
const senders: Readonly<Record<string, Reason>> = {
  'account/change-login.ts': 'a request of the person',
  'account/mail-state.ts': 'a request of the person',
  'account/notify-owner.ts': 'security',
  'alerts/send-alert-mail.ts': 'has a link',
  'api/support.ts': 'a request of the person',
  'mailings/send-mailing.ts': 'has a link',
  'payments/send-billing-mail.ts': 'money',
}

const functions = join(import.meta.dirname, '..')
const sources = readdirSync(functions, { recursive: true, encoding: 'utf8' }).filter(
  name =>
    name.endsWith('.ts') && !/\.(test|testing)\.ts$/.test(name) && !/^services\/(mail|ses)\.ts$/.test(name),
)
const textOf = (name: string) => readFileSync(join(functions, name), 'utf8')

test('each file that sends mail is listed here', () => {
  const found = sources.filter(name => /mailer\s*\.send\(/.test(textOf(name)))
  expect(found.toSorted()).toEqual(Object.keys(senders).toSorted())
})

test.each(Object.entries(senders).filter(([, reason]) => reason === 'has a link'))(
  'a mail of %s can be ended from the mail program',
  name => {
    expect(textOf(name)).toMatch(/headers: unsubscribeHeaders\(/)
  },
)
