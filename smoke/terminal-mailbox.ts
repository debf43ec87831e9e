import { createInterface } from 'node:readline/promises'
import type { Mailbox } from './mailbox.ts'

/** Asks in the terminal for an address, and later for the code that came to it. Throws one sentence where there is none. */
export const terminalMailbox = async (): Promise<Mailbox> => {
  if (!process.stdin.isTTY)
    throw new Error('There is no terminal to ask for a code: name a mailbox with --mailbox.')
  const ask = async (question: string): Promise<string> => {
    const terminal = createInterface({ input: process.stdin, output: process.stderr })
    try {
      return (await terminal.question(question)).trim()
    } finally {
      terminal.close()
    }
  }
  const address = await ask('An email address that has no account yet, and whose mails you can read: ')
  return {
    address,
    confirmation: async () => ({
      code: await ask(`The six digits that came to ${address}: `),
      mail: undefined,
    }),
  }
}
