import * as z from 'zod/mini'
import { openedHere } from '../kit/use-address.ts'
import { paths } from '../paths.ts'

/** Marks the history entry of a job that a link of another screen opened. */
const openedElsewhere = { ...openedHere, elsewhere: true }
const elsewhereState = z.object({ elsewhere: z.literal(true) })

export const wasOpenedElsewhere = (historyState: unknown): boolean =>
  elsewhereState.safeParse(historyState).success

/** The props of a link of another screen to a job in the Job Search. Closing the job goes back to that screen. */
export const linkToJob = (id: string) => ({ to: paths.job(id), state: openedElsewhere })
