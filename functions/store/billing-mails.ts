import * as z from 'zod/mini'
import type { Receipt } from '../../shared/domain/receipt.ts'
import { agendaEntry, due, isDue } from './agenda.ts'
import { type BillingNews, billingNews } from './billing-news.ts'
import { idIn, personKey, subOfPartition } from './keys.ts'
import { type MailRef, queued } from './outbox.ts'
import { paymentKey, storedPaymentOf } from './payment-row.ts'
import { receiptOf } from './payments.ts'
import { profileKey, profileOf } from './profile-row.ts'
import type { Key, Row, Table } from './table.ts'

const mailKey = ({ sub, id }: MailRef): Key => personKey(sub, `BILLING-MAIL#${id}`)

const storedMail = z.object({
  news: billingNews,
  /** How often SES was asked to send it. Of two functions at once, only one can count a try. */
  tries: z.int(),
  /** The queue has the mail. */
  queued: z._default(z.boolean(), false),
})

export type BillingMail = MailRef & {
  readonly news: BillingNews
  readonly tries: number
  /** Null if the person was purged. */
  readonly person: { readonly email: string; readonly name: string } | null
}

const entryOf = ({ sub }: MailRef, at: Date): Row => agendaEntry('billing-mail', sub, at)

/** The row of a mail that is due at once, for the transaction of the event that it tells of. */
export const billingMailRow = (ref: MailRef, news: BillingNews, now: Date): Key & Row => ({
  news,
  tries: 0,
  ...entryOf(ref, now),
  ...mailKey(ref),
})

const read = async (table: Table, ref: MailRef, now: Date): Promise<BillingMail | null> => {
  const [row, profile] = await table.getMany([mailKey(ref), profileKey(ref.sub)])
  if (!row) return null
  const { queued: isQueued, ...mail } = storedMail.parse(row)
  if (!isQueued && !isDue(row, now)) return null
  const { email, fullName: name } = profile ? profileOf(profile) : { email: '', fullName: '' }
  return { ...ref, ...mail, person: profile ? { email, name } : null }
}

async function* dueMails(table: Table, now: Date): AsyncGenerator<MailRef> {
  for await (const { pk, sk } of due(table, 'billing-mail', now)) {
    const sub = subOfPartition(pk)
    if (sub !== undefined) yield { sub, id: idIn(sk) }
  }
}

/** The outbox of mails about plans and money: one row a mail, from its event until it is sent. */
export const billingMailStore = (table: Table) => ({
  due: (now: Date) => dueMails(table, now),
  /** Notes that the queue has the mail. False if it is not due any more. */
  queue: (ref: MailRef, now: Date, until: Date) => queued(table, mailKey(ref), now, until),
  /** Null if there is nothing to send now. */
  read: (ref: MailRef, now: Date) => read(table, ref, now),
  /** The content of a receipt, which is in the payment. Null if the person has no such payment. */
  receipt: async (sub: string, reference: string): Promise<Receipt | null> => {
    const row = await table.get(paymentKey(sub, reference))
    return row ? receiptOf(storedPaymentOf(row)) : null
  },
  /** Counts a try, and puts the mail off until `until`. Null if another call was first. */
  claim: async (mail: BillingMail, until: Date): Promise<BillingMail | null> => {
    const tries = mail.tries + 1
    const set = { tries, queued: false, ...entryOf(mail, until) }
    const { written } = await table.update(mailKey(mail), { set }, { is: { tries: mail.tries } })
    return written ? { ...mail, tries } : null
  },
  /** The claimed mail could not be sent now, which was no try. It is due again at `at`. */
  putBack: async (mail: BillingMail, at: Date): Promise<void> => {
    const set = { tries: mail.tries - 1, ...entryOf(mail, at) }
    await table.update(mailKey(mail), { set }, { is: { tries: mail.tries } })
  },
  /** The mail was sent, or is not to be sent. */
  done: async (mail: BillingMail): Promise<void> => {
    await table.remove(mailKey(mail))
  },
})
export type BillingMailStore = ReturnType<typeof billingMailStore>
