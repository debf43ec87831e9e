import type { Application, Appointment } from '../../shared/api/applications.ts'
import { brand } from '../../shared/brand.ts'
import { appointmentWords, clockThere, startsIn } from '../../shared/domain/appointment.ts'
import type { Notice } from '../store/notifications.ts'
import { type Block, greetable, greeting, type Letter, oneLine, outsideWords } from './letter.ts'

type Job = Pick<Application, 'id' | 'jobTitle' | 'companyName'>
type About = { readonly name: string; readonly siteUrl: string }

/** The path of the screen where the person sees and changes the application. */
const applicationPath = (id: string): string => `/dashboard/applications?edit=${id}`

const jobInWords = ({ jobTitle, companyName }: Job): string =>
  `${outsideWords(jobTitle)} at ${outsideWords(companyName)}`

/** The same interview by the clocks of Lagos. Empty where the interview is in Lagos. */
const inLagos = ({ at, zone }: Appointment): Readonly<Record<string, string>> =>
  zone === brand.timeZone ? {} : { 'In Lagos': appointmentWords({ at, zone: brand.timeZone }) }

/** When it is, with the time in Lagos beside it: the server does not know the clock of the person's phone. */
const whenInWords = ({ at, zone }: Appointment): string =>
  zone === brand.timeZone
    ? appointmentWords({ at, zone })
    : `${appointmentWords({ at, zone })} (${clockThere({ at, zone: brand.timeZone }).time} in Lagos)`

/** Returns the notification of an interview that begins soon. Its words are true at `now`. */
export const interviewNotice = (job: Job, interview: Appointment, now: Date, id: string): Notice => ({
  id,
  title: `Interview ${startsIn(interview, now)}`,
  // No full stop after the place, which may be a link.
  message: `${jobInWords(job)}: ${whenInWords(interview)}. ${interview.place}`.trim(),
  href: applicationPath(job.id),
})

/** Returns the mail about an interview that begins soon, without the end that `sendMailing` adds. */
export const interviewLetter = (
  job: Job,
  interview: Appointment,
  { name, siteUrl }: About,
  now: Date,
): Letter => {
  const soon = startsIn(interview, now)
  const facts = {
    Job: jobInWords(job),
    When: appointmentWords(interview),
    ...inLagos(interview),
    // Whole, because a link to a meeting is of no use when it is cut.
    ...(interview.place && { Where: oneLine(interview.place) }),
  }
  const blocks: readonly Block[] = [
    greeting(greetable(name)),
    { words: `Your interview for ${jobInWords(job)} is ${soon}.` },
    { facts },
    ...(interview.place
      ? []
      : [{ words: 'You have not noted where it is. You can add it to the application.' }]),
    { button: { label: 'Open application', href: siteUrl + applicationPath(job.id) } },
    {
      link: {
        label: 'Practise for it with Interview Coach',
        href: `${siteUrl}/dashboard/interview-coach?sheet=new&application=${job.id}`,
      },
    },
  ]
  return {
    subject: oneLine(`Interview ${soon}: ${jobInWords(job)} – ${brand.name}`),
    title: `Your interview is ${soon}`,
    blocks,
  }
}
