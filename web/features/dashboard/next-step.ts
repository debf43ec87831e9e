import type { ApplicationStatus } from '../../../shared/api/applications.ts'
import type { ApplicationDigest, Candidate } from '../../../shared/api/home.ts'
import { daysBetween } from '../../../shared/domain/calendar.ts'

export type NextStep = {
  title: string
  text: string
  /** The label of the button. */
  action: string
  /** Of the application that the button opens; null: it opens the dialog for a new one. */
  id: string | null
  /** A second button leads to the interview coach. */
  canPractise: boolean
}

type Words = (candidate: Candidate, today: string) => Pick<NextStep, 'title' | 'text'>

const words: Partial<Record<ApplicationStatus, Words>> = {
  offer: ({ companyName, jobTitle, note }) => ({
    title: `Answer the offer from ${companyName}`,
    text: note || `${jobTitle}. Note there by when they want your answer.`,
  }),
  interview: ({ companyName, jobTitle, note }) => ({
    title: `Interview for ${jobTitle} at ${companyName}`,
    text: note || 'Write the day and the place into its notes, so that they are at hand.',
  }),
  applied: ({ companyName, jobTitle, appliedDate }, today) => ({
    title: `Follow up with ${companyName}`,
    text: `You applied for ${jobTitle} ${daysBetween(appliedDate ?? today, today)} days ago. No answer is noted.`,
  }),
  saved: ({ companyName, jobTitle }) => ({
    title: `Apply to ${companyName}`,
    text: `${jobTitle} is saved and not sent.`,
  }),
}

/** A step that other people wait for comes first. */
const order = ['offer', 'interview', 'applied', 'saved'] as const

/** The most urgent step of the person. `today` as 2026-11-20. */
export const nextStep = (
  { total, candidates }: Pick<ApplicationDigest, 'total' | 'candidates'>,
  today: string,
): NextStep => {
  for (const status of order) {
    const candidate = candidates.find(candidate => candidate.status === status)
    const step = candidate && words[status]?.(candidate, today)
    if (step)
      return { ...step, action: 'Open application', id: candidate.id, canPractise: status === 'interview' }
  }
  const [title, text] =
    total === 0
      ? [
          'Add your first application',
          'One you have sent already, or one you mean to send. Or find one first: in the search, a press tracks it.',
        ]
      : ['Add the next application', 'Nothing of what you track waits for you today.']
  return { title, text, action: 'Add application', id: null, canPractise: false }
}
