import { runSendMailings } from '../schedules/send-mailings.ts'
import type { Mailer } from '../services/mail.ts'
import type { Table } from '../store/table.ts'
import { consume, recordedQueues } from './queues.testing.ts'
import { runSendMail, sendMailServices } from './send-mail.ts'

type Options = { readonly table: Table; readonly mailer: Mailer; readonly siteUrl: string }

/** Finds the mails that are due and sends them, as the schedule, the queue and its function do. */
export const mailSender = ({ table, mailer, siteUrl }: Options) => {
  const rate = 1_000_000
  const services = sendMailServices({
    table: () => table,
    mailer: () => mailer,
    mailingMailer: () => mailer,
    mailRate: () => rate,
    siteUrl: () => siteUrl,
  })
  const send = async (messages: readonly unknown[], changes: Partial<typeof services> = {}) =>
    consume(runSendMail({ ...services, ...changes }), messages)
  /** Runs the schedule, and returns the messages that it sent. */
  const find = async () => {
    const { queues, sent } = recordedQueues()
    const { billingMails, mailings, alertMails } = services
    await runSendMailings({ billingMails, mailings, alertMails, queues, rate })({ verb: 'send-mailings' })
    return sent.map(({ message }) => message)
  }
  return {
    services,
    send,
    find,
    run: async (changes: Partial<typeof services> = {}) => send(await find(), changes),
  }
}
