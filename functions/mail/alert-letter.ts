import type { Alert } from '../../shared/api/alerts.ts'
import { brand } from '../../shared/brand.ts'
import { boards } from '../../shared/domain/jobs/boards.ts'
import type { AlertFrequency } from '../../shared/lists.ts'
import type { MailedJob } from '../store/alert-row.ts'
import { alertPath, jobsFound } from './alert-words.ts'
import { type Block, greetable, greeting, type Letter, oneLine } from './letter.ts'
import { outsideWords } from './outside-words.ts'

const often: Readonly<Record<AlertFrequency, string>> = {
  instant: 'as soon as there are new ones',
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
  /** As the plan lets it be. */
  readonly frequency: AlertFrequency
}
type About = { readonly name: string; readonly siteUrl: string }

/** The jobs that an alert found. What adverts say is data from outside: it stays text, and leads nowhere but to us. */
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
      ...(hasMore ? [{ words: 'There are more than these. The job search has them all.' }] : []),
      { button: { label: 'See them in the app', href: siteUrl + alertPath(alert.id) } },
      {
        quiet: `You get this mail because of your job alert “${alert.title}”, which looks for jobs and tells you ${often[frequency]}.`,
      },
      {
        link: { label: 'Stop the mails of this alert', href: `${siteUrl}/unsubscribe?token=${alert.token}` },
      },
      { help: brand.supportEmail },
    ],
  }
}

/** What lets a mail program end the mails by itself: RFC 2369 and RFC 8058. */
export const unsubscribeHeaders = (token: string, siteUrl: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${siteUrl}/api/unsubscribe/${token}>, <mailto:${brand.supportEmail}?subject=Unsubscribe>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
