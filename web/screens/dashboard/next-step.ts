import type { Application } from '../../../shared/api/applications.ts'

type Row = Pick<
  Application,
  'id' | 'jobTitle' | 'companyName' | 'status' | 'notes' | 'appliedDate' | 'updatedAt'
>

export type NextStep = {
  title: string
  text: string
  /** What the button says, and the application that it opens; null: the add dialog. */
  action: string
  id: string | null
}

const dayMs = 24 * 3600 * 1000
/** Silence worth a question: after a week, and before it is plainly over. */
const followUpAfterDays = 7
const followUpUntilDays = 45

/** Between two calendar days, each as 2026-11-20. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)

const latest = (rows: readonly Row[], status: Row['status']): Row | undefined =>
  rows.filter(row => row.status === status).sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))[0]

const firstLine = (notes: string): string => notes.trim().split('\n')[0] ?? ''

const longestSilence = (rows: readonly Row[], today: string) =>
  rows
    .flatMap(row =>
      row.status === 'applied' && row.appliedDate ? [{ row, days: daysBetween(row.appliedDate, today) }] : [],
    )
    .filter(({ days }) => days >= followUpAfterDays && days <= followUpUntilDays)
    .sort((a, b) => b.days - a.days)[0]

/** The one thing to do next, from what the person has written down. `today` as 2026-11-20. */
export const nextStep = (rows: readonly Row[], today: string): NextStep => {
  const offer = latest(rows, 'offer')
  if (offer)
    return {
      title: `Answer the offer from ${offer.companyName}`,
      text: firstLine(offer.notes) || `${offer.jobTitle}. Note there by when they want your answer.`,
      action: 'Open application',
      id: offer.id,
    }
  const interview = latest(rows, 'interview')
  if (interview)
    return {
      title: `Interview for ${interview.jobTitle} at ${interview.companyName}`,
      text:
        firstLine(interview.notes) || 'Write the day and the place into its notes, so that they are at hand.',
      action: 'Open application',
      id: interview.id,
    }
  const silent = longestSilence(rows, today)
  if (silent)
    return {
      title: `Follow up with ${silent.row.companyName}`,
      text: `You applied for ${silent.row.jobTitle} ${silent.days} days ago. No answer is noted.`,
      action: 'Open application',
      id: silent.row.id,
    }
  const saved = latest(rows, 'saved')
  if (saved)
    return {
      title: `Apply to ${saved.companyName}`,
      text: `${saved.jobTitle} is saved and not sent.`,
      action: 'Open application',
      id: saved.id,
    }
  return rows.length === 0
    ? {
        title: 'Add your first application',
        text: 'One you have sent already, or one you mean to send. It takes a title and a company.',
        action: 'Add application',
        id: null,
      }
    : {
        title: 'Add the next application',
        text: 'Nothing of what you track waits for you today.',
        action: 'Add application',
        id: null,
      }
}
