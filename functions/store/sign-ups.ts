import * as z from 'zod/mini'
import type { SignUpAnswers } from '../../shared/api/profile.ts'
import { dayMs } from '../../shared/domain/calendar.ts'
import { type PaidTier, paidTiers } from '../../shared/lists.ts'
import { agendaEntry, due } from './agenda.ts'
import { expiring, isOver } from './keys.ts'
import { storedAnswers } from './profile-row.ts'
import type { Table } from './table.ts'

/** A sign-up that is not confirmed in this time is deleted, in milliseconds. */
export const confirmWithin = 7 * dayMs
/** The table deletes the row after this time, in milliseconds, in case the schedule did not run. */
const keepAtMost = 90 * dayMs

const prefix = 'SIGNUP#'
const keyOf = (username: string) => ({ pk: `${prefix}${username}`, sk: 'SIGNUP' })
const storedSignUp = z.object({
  answers: z.nullable(storedAnswers()),
  /** Null in rows that are older than trials. */
  trial: z._default(z.nullable(z.enum(paidTiers)), null),
  /** Null in rows that are older than the question. */
  agreedAt: z._default(z.nullable(z.string()), null),
})

type PendingSignUp = {
  /** Null for a sign-up without the wizard. */
  readonly answers: SignUpAnswers | null
  /** The plan whose trial the person asked for. */
  readonly trial: PaidTier | null
  /** When the person agreed to the terms and the privacy policy. */
  readonly agreedAt: string | null
}
const nothing: PendingSignUp = { answers: null, trial: null, agreedAt: null }

/** The answers of the sign-up wizard, which are stored until the person confirms the address. */
export const signUpStore = (table: Table) => ({
  save: async (username: string, { answers, trial, agreedAt }: PendingSignUp, now: Date): Promise<void> => {
    await table.put({
      ...keyOf(username),
      answers,
      trial,
      agreedAt,
      ...agendaEntry('sign-up', username, new Date(now.getTime() + confirmWithin)),
      ...expiring(new Date(now.getTime() + keepAtMost)),
    })
  },
  /** All null if there is no such sign-up. */
  get: async (username: string, now: Date): Promise<PendingSignUp> => {
    const row = await table.get(keyOf(username))
    return row && !isOver(row, now) ? storedSignUp.parse(row) : nothing
  },
  remove: async (username: string): Promise<void> => {
    await table.remove(keyOf(username))
  },
  /** The user names whose time to confirm has ended by `now`. */
  async *due(now: Date): AsyncGenerator<string> {
    for await (const { pk } of due(table, 'sign-up', now)) yield pk.slice(prefix.length)
  },
})
export type SignUpStore = ReturnType<typeof signUpStore>
