import type { Alert, AlertedJob } from '../../shared/api/alerts.ts'
import { brand } from '../../shared/brand.ts'
import { boards } from '../../shared/domain/jobs/boards.ts'
import type { AlertFrequency } from '../../shared/lists.ts'
import type { MailedJob } from '../store/alert-row.ts'
import type { Notice } from '../store/notifications.ts'
import { type Block, greetable, greeting, type Letter, oneLine, outsideWords } from './letter.ts'
import { unsubscribeLink } from './unsubscribe.ts'

/** How many jobs a notification names. */
const namedJobs = 2

/** Returns the path of the screen where the person sees and changes an alert. */
const alertPath = (id: string): string => `/dashboard/job-alerts?alert=${id}`

type NamedJob = Pick<AlertedJob, 'title' | 'company'>

/** Returns words such as `3 new jobs for “Operations in Lagos”`. */
const jobsFound = (count: number, hasMore: boolean, { title }: Pick<Alert, 'title'>): string => {
  const jobs = count === 1 && !hasMore ? '1 new job' : `${count} new jobs`
  return `${hasMore ? 'More than ' : ''}${jobs} for “${title}”`
}

const jobInWords = ({ title, company }: NamedJob): string =>
  [title, company].map(outsideWords).filter(Boolean).join(' at ')

/** Returns the notification of a delivery. */
export const alertNotice = (
  alert: Pick<Alert, 'id' | 'title'>,
  jobs: readonly NamedJob[],
  hasMore: boolean,
  id: string,
): Notice => {
  const names = jobs.slice(0, namedJobs).map(jobInWords)
  const others = jobs.length - names.length
  const rest = others > 0 ? [`and ${others} more`] : []
  return {
    id,
    title: jobsFound(jobs.length, hasMore, alert),
    message: `${[...names, ...rest].join('; ')}.`,
    href: alertPath(alert.id),
  }
}

const frequencyWords: Readonly<Record<AlertFrequency, string>> = {
  instant: 'instantly, minutes after we find them',
  daily: 'once a day, in the morning',
  weekly: 'once a week, on Monday morning',
}

const jobBlock = (job: MailedJob, siteUrl: string): Block => ({
  job: {
    title: outsideWords(job.title),
    href: `${siteUrl}/dashboard/job-search?job=${encodeURIComponent(job.id)}`,
    about: [job.company, job.location, boards[job.board].name].map(outsideWords).filter(Boolean).join(' · '),
    cautions: job.warnings.map(outsideWords),
  },
})

type Delivery = {
  readonly alert: Pick<Alert, 'id' | 'title'> & { readonly token: string }
  readonly jobs: readonly MailedJob[]
  readonly hasMore: boolean
  /** The frequency that the person's plan allows. */
  readonly frequency: AlertFrequency
}
type About = { readonly name: string; readonly siteUrl: string }

/**
 * Returns the mail with the jobs that an alert found. The text of an advert is data from outside: it stays text, and
 * every link leads to this site.
 */
export const alertLetter = (
  { alert, jobs, hasMore, frequency }: Delivery,
  { name, siteUrl }: About,
): Letter => {
  const found = jobsFound(jobs.length, hasMore, alert)
  return {
    subject: oneLine(`${found} – ${brand.name}`),
    title: found,
    blocks: [
      greeting(greetable(name)),
      { words: 'These are new since we last looked for you:' },
      ...jobs.map(job => jobBlock(job, siteUrl)),
      ...(hasMore ? [{ words: 'There are more jobs than these. Job Search has them all.' }] : []),
      { button: { label: 'See them in the app', href: siteUrl + alertPath(alert.id) } },
      {
        quiet: `You get this email because of your job alert “${alert.title}”. It tells you about new jobs ${frequencyWords[frequency]}.`,
      },
      {
        link: { label: 'Stop the emails of this alert', href: unsubscribeLink(alert.token, siteUrl) },
      },
      { help: brand.supportEmail },
    ],
  }
}
