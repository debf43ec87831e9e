import type { ApplicationStatus } from '../api/applications.ts'
import type { ApplicationDigest, Candidate, UpcomingInterview } from '../api/home.ts'
import { appointmentWords } from './appointment.ts'
import { dayInLagos, dayMs, daysBetween } from './calendar.ts'

/** An application that needs something from the person, and what it needs, in words. */
export type Urgent = {
  readonly candidate: Pick<Candidate, 'id' | 'status'>
  readonly title: string
  readonly text: string
  /** The interview that the words are about, if its time is known. */
  readonly upcoming: UpcomingInterview | null
}

type Words = (candidate: Candidate, today: string) => Pick<Urgent, 'title' | 'text'>

const words: Partial<Record<ApplicationStatus, Words>> = {
  offer: ({ companyName, jobTitle, note }) => ({
    title: `Answer the offer from ${companyName}`,
    text: note || `${jobTitle}. Write in its notes by which day they want your answer.`,
  }),
  interview: ({ companyName, jobTitle, note }) => ({
    title: `Interview for ${jobTitle} at ${companyName}`,
    text: note || 'Add its day, time and place, and we remind you. If it is over, note how it went.',
  }),
  applied: ({ companyName, jobTitle, appliedDate }, today) => ({
    title: `Follow up with ${companyName}`,
    text: `You applied for ${jobTitle} ${daysBetween(appliedDate ?? today, today)} days ago. You have not noted an answer.`,
  }),
  saved: ({ companyName, jobTitle }) => ({
    title: `Apply to ${companyName}`,
    text: `You saved ${jobTitle}, but you have not applied yet.`,
  }),
}

/** A step that other people wait for comes first. */
const order = ['offer', 'interview', 'applied', 'saved'] as const

const interviewStep = (upcoming: UpcomingInterview): Urgent => {
  const { id, jobTitle, companyName, interview } = upcoming
  return {
    candidate: { id, status: 'interview' },
    title: `Interview for ${jobTitle} at ${companyName}`,
    text: `${appointmentWords(interview)}. ${interview.place}`.trim(),
    upcoming,
  }
}

/**
 * The application that needs something first; null: none does. The home screen and the weekly summary show it. An
 * interview within a day comes before an offer. `digest` is as `digestAt` returns it.
 */
export const mostUrgent = (
  { candidates, upcoming: [soonest] }: Pick<ApplicationDigest, 'candidates' | 'upcoming'>,
  now: Date,
): Urgent | null => {
  if (soonest && Date.parse(soonest.interview.at) - now.getTime() < dayMs) return interviewStep(soonest)
  for (const status of order) {
    if (status === 'interview' && soonest) return interviewStep(soonest)
    const candidate = candidates.find(candidate => candidate.status === status)
    const said = candidate && words[status]?.(candidate, dayInLagos(now))
    if (said) return { candidate, ...said, upcoming: null }
  }
  return null
}
