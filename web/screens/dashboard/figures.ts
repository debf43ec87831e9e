import type { Application } from '../../../shared/api/applications.ts'

type Row = Pick<Application, 'status' | 'stage'>

/** What the loaded applications amount to. An answer is an invitation, an offer or a refusal. */
export const figuresOf = (rows: readonly Row[]) => {
  const sent = rows.filter(({ stage }) => stage >= 2)
  const answered = sent.filter(({ status, stage }) => stage >= 3 || status === 'rejected')
  return {
    tracked: rows.length,
    sent: sent.length,
    answered: answered.length,
    /** Whole per cent of what was sent; null before anything was. */
    answeredPercent: sent.length === 0 ? null : Math.round((100 * answered.length) / sent.length),
    interviews: rows.filter(({ stage }) => stage >= 3).length,
  }
}
