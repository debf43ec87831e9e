import { setTimeout as wait } from 'node:timers/promises'
import { Failure } from './failure.ts'
import { type ConfirmationMail, confirmationIn, type Mail } from './judges/mail.ts'

/** The code that came to an address. The mail is undefined where a person typed the code. */
export type Confirmation = { readonly code: string; readonly mail: (ConfirmationMail & Mail) | undefined }

/** Where the mail to one new address arrives. */
export type Mailbox = {
  readonly address: string
  /** Waits for the confirmation mail. Throws a Failure when none has come. */
  readonly confirmation: () => Promise<Confirmation>
}

/** How long a mail may take, in milliseconds, and the pause between two looks. */
const patience = { local: { most: 5_000, pause: 50 }, deployed: { most: 180_000, pause: 3_000 } } as const

type Looking = {
  readonly address: string
  /** Returns the mails to the address. */
  readonly mails: () => Promise<readonly Mail[]>
  readonly where: keyof typeof patience
  readonly now?: () => number
}

/** Makes a mailbox that is looked into until the mail has come. */
export const watchedMailbox = ({ address, mails, where, now = Date.now }: Looking): Mailbox => ({
  address,
  confirmation: async () => {
    const { most, pause } = patience[where]
    const until = now() + most
    let seen: readonly Mail[] = []
    do {
      seen = await mails()
      for (const mail of seen) {
        const found = confirmationIn(mail)
        if (found) return { code: found.code, mail: { ...mail, ...found } }
      }
      await wait(pause)
    } while (now() < until)
    const subjects = seen.map(({ subject }) => `“${subject}”`).join(', ')
    throw new Failure(`a mail with a code to ${address}`, subjects || `no mail in ${most / 1000} s`)
  },
})
