import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { type Mailbox, watchedMailbox } from './mailbox.ts'

const mails = z.array(z.object({ subject: z.string(), html: z.string(), text: z.string() }))

/** The mailbox of `npm start`, for an address that nobody has used. */
export const localMailbox = (site: string): Mailbox => {
  const address = `smoke.${randomUUID().slice(0, 8)}@example.com`
  return watchedMailbox({
    address,
    where: 'local',
    mails: async () => {
      const response = await fetch(`${site}/local/mail.json?to=${encodeURIComponent(address)}`)
      return mails.parse(await response.json())
    },
  })
}
