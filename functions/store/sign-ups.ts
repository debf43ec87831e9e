import * as z from 'zod/mini'
import type { SignUpAnswers } from '../../shared/api/profile.ts'
import { dayMs } from '../../shared/domain/period.ts'
import { type PaidTier, paidTiers } from '../../shared/lists.ts'
import { agendaEntry, due } from './agenda.ts'
import { expiring, isOver } from './expiry.ts'
import { storedAnswers } from './stored-answers.ts'
import type { Table } from './table.ts'

/** A sign-up that nobody confirmed in this time is forgotten. */
export const confirmWithin = 7 * dayMs
/** If the schedule could not run for so long, the row goes by itself. */
const keepAtMost = 90 * dayMs

const prefix = 'SIGNUP#'
const keyOf = (username: string) => ({ pk: `${prefix}${username}`, sk: 'SIGNUP' })
const storedSignUp = z.object({
  answers: z.nullable(storedAnswers),
  /** Of a sign-up from before trials: none. */
  trial: z._default(z.nullable(z.enum(paidTiers)), null),
})

export type HeldSignUp = { readonly answers: SignUpAnswers | null; readonly trial: PaidTier | null }

/** What the sign-up wizard asked, kept until the person confirms the address. */
export const signUpStore = (table: Table) => ({
  /** `answers` null: signed up without the wizard. `trial`: what they came for. */
  hold: async (username: string, { answers, trial }: HeldSignUp, now: Date): Promise<void> => {
    await table.put({
      ...keyOf(username),
      answers,
      trial,
      ...agendaEntry('sign-up', username, new Date(now.getTime() + confirmWithin)),
      ...expiring(new Date(now.getTime() + keepAtMost)),
    })
  },
  /** Without anything where there is no such sign-up. */
  held: async (username: string, now: Date): Promise<HeldSignUp> => {
    const row = await table.get(keyOf(username))
    return row && !isOver(row, now) ? storedSignUp.parse(row) : { answers: null, trial: null }
  },
  remove: async (username: string): Promise<void> => {
    await table.remove(keyOf(username))
  },
  /** The user names whose time to confirm was over by `now`. */
  async *due(now: Date): AsyncGenerator<string> {
    for await (const { pk } of due(table, 'sign-up', now)) yield pk.slice(prefix.length)
  },
})
export type SignUpStore = ReturnType<typeof signUpStore>
