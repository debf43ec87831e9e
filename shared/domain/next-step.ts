import type { ApplicationStatus } from '../api/applications.ts'
import type { ApplicationDigest, Candidate, UpcomingInterview } from '../api/home.ts'
import { appointmentWords, clockThere } from './appointment.ts'
import { addDays, dayInLagos, dayMs, daysBetween, namedDay, weekdayOf } from './calendar.ts'

type Digest = Pick<ApplicationDigest, 'candidates' | 'upcoming'>

/** An application that needs something from the person, and what it needs, in words. */
export type Urgent = {
  readonly candidate: Pick<Candidate, 'id' | 'status'>
  readonly title: string
  readonly text: string
  /** The interview that the words are about, if its time is known. */
  readonly upcoming: UpcomingInterview | null
}

/** `text` stands by itself; `line` stands in a list, under the title. */
type Words = { readonly title: string; readonly text: string; readonly line: string }

const waited = ({ appliedDate }: Candidate, today: string): number => daysBetween(appliedDate ?? today, today)

/** A thing is due until so many days from today: on Friday also what is due next Friday. */
const daysAhead = 7

/** "by Thursday"; null where the day is not within a week. */
const lastDay = (day: string, today: string): string | null => {
  const left = daysBetween(today, day)
  if (left < 0 || left > daysAhead) return null
  if (left === 0) return 'today'
  if (left === 1) return 'by tomorrow'
  // The same weekday as today's would be read as today.
  return `by ${left === daysAhead ? namedDay(day, today) : weekdayOf(day)}`
}

/** Why a saved job is the next step. */
const whySaved = ({ closesOn }: Candidate, today: string): string => {
  const closes = closesOn === null ? null : `closes on ${namedDay(closesOn, today)}`
  if (closesOn !== null && lastDay(closesOn, today)) return `It ${closes}.`
  return `It is the saved job that you added or changed last${closes ? `, and it ${closes}` : ''}.`
}

const words: Partial<Record<ApplicationStatus, (candidate: Candidate, today: string) => Words>> = {
  offer: ({ companyName, jobTitle, note }) => ({
    title: `Answer the offer from ${companyName}`,
    text: note || `${jobTitle}. Write in its notes by which day they want your answer.`,
    line: note || `${jobTitle}. It waits for your answer.`,
  }),
  interview: ({ companyName, jobTitle, note }) => ({
    title: `Interview for ${jobTitle} at ${companyName}`,
    text: note || 'Add its day, time and place, and we remind you. If it is over, note how it went.',
    line: note || 'Add its day and time, or note how it went.',
  }),
  applied: (candidate, today) => ({
    title: `Follow up with ${candidate.companyName}`,
    text: `You applied for ${candidate.jobTitle} ${waited(candidate, today)} days ago. You have not noted an answer.`,
    line: `${candidate.jobTitle}. Applied ${waited(candidate, today)} days ago, no answer yet.`,
  }),
  saved: (candidate, today) => {
    const { companyName, jobTitle, closesOn } = candidate
    const by = closesOn !== null && lastDay(closesOn, today)
    const why = whySaved(candidate, today)
    return {
      title: by ? `Apply to ${companyName} ${by}` : `Apply to ${companyName}`,
      text: `You saved ${jobTitle}, but you have not applied yet. ${why}`,
      line: `${jobTitle}. ${why}`,
    }
  },
}

/** A step that other people wait for comes first. */
const order = ['offer', 'interview', 'applied', 'saved'] as const

/** A saved job that closes today or tomorrow comes before a follow-up, which can wait. */
const closesSoon = ({ status, closesOn }: Candidate, today: string): boolean =>
  status === 'saved' && closesOn !== null && daysBetween(today, closesOn) <= 1

/** A saved job is due only where it closes within a week. */
const isDue = ({ status, closesOn }: Candidate, today: string): boolean =>
  status !== 'saved' || (closesOn !== null && lastDay(closesOn, today) !== null)

/** The one of a status that comes first. Of saved jobs, none of which closes within a week, the last changed. */
const firstOf = (candidates: readonly Candidate[], status: ApplicationStatus, today: string) => {
  const all = candidates.filter(candidate => candidate.status === status)
  return (
    all.find(candidate => isDue(candidate, today)) ??
    all.toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))[0]
  )
}

const interviewTitle = ({ jobTitle, companyName }: UpcomingInterview): string =>
  `Interview for ${jobTitle} at ${companyName}`

const interviewStep = (upcoming: UpcomingInterview): Urgent => {
  const { id, interview } = upcoming
  return {
    candidate: { id, status: 'interview' },
    title: interviewTitle(upcoming),
    text: `${appointmentWords(interview)}. ${interview.place}`.trim(),
    upcoming,
  }
}

/**
 * The application that needs something first; null: none does. The home screen and the weekly summary show it. An
 * interview within a day comes before an offer. `digest` is as `digestAt` returns it.
 */
export const mostUrgent = ({ candidates, upcoming: [soonest] }: Digest, now: Date): Urgent | null => {
  if (soonest && Date.parse(soonest.interview.at) - now.getTime() < dayMs) return interviewStep(soonest)
  const today = dayInLagos(now)
  for (const status of order) {
    if (status === 'interview' && soonest) return interviewStep(soonest)
    const closing = status === 'applied' ? candidates.find(saved => closesSoon(saved, today)) : undefined
    const candidate = closing ?? firstOf(candidates, status, today)
    const said = candidate && words[candidate.status]?.(candidate, today)
    if (said) return { candidate, title: said.title, text: said.text, upcoming: null }
  }
  return null
}

/** A thing to do in the next days, as one row of a list. An `upcoming` interview shows its time instead of the line. */
export type DueThing = Omit<Urgent, 'text'> & { readonly line: string }

const dueShown = 6
/** So many of one kind, so that no kind hides all others. */
const ofKind = 4

/** Whether an interview is within a week. */
export const isThisWeek = ({ interview }: Pick<UpcomingInterview, 'interview'>, now: Date): boolean =>
  clockThere(interview).day <= addDays(dayInLagos(now), daysAhead)

/** The interviews within a week whose time is known. */
const arrangedThings = ({ upcoming }: Digest, now: Date): DueThing[] =>
  upcoming
    .filter(each => isThisWeek(each, now))
    .map(each => ({
      candidate: { id: each.id, status: 'interview' },
      title: interviewTitle(each),
      line: '',
      upcoming: each,
    }))

/**
 * What is due within a week, also the most urgent; what other people wait for comes first. Where there is more than the
 * list has room for, one saved job that closes keeps its place, and follow-ups give way, because they can wait.
 */
export const dueThings = (digest: Digest, now: Date): DueThing[] => {
  const today = dayInLagos(now)
  const thingsOf = (status: ApplicationStatus): DueThing[] =>
    digest.candidates.flatMap(candidate => {
      const said = candidate.status === status && isDue(candidate, today) && words[status]?.(candidate, today)
      return said ? [{ candidate, title: said.title, line: said.line, upcoming: null }] : []
    })
  const saved = thingsOf('saved')
  const interviews = [...arrangedThings(digest, now), ...thingsOf('interview')]
  const kept = saved.length > 0 ? 1 : 0
  const awaited = [...thingsOf('offer').slice(0, ofKind), ...interviews.slice(0, ofKind)].slice(
    0,
    dueShown - kept,
  )
  const closing = saved.slice(0, Math.min(ofKind, dueShown - awaited.length))
  const room = dueShown - awaited.length - closing.length
  return [...awaited, ...thingsOf('applied').slice(0, Math.min(ofKind, room)), ...closing]
}
