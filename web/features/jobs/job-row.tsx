import { Check } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import type { Job } from '../../../shared/api/jobs.ts'
import { signOf } from '../../jobs/fit-word.tsx'
import { postedWords, rowAge } from './age-words.ts'
import { Marked } from './marked.tsx'
import { byLine, payAndType } from './words.ts'

type Props = {
  job: Job
  now: Date
  isChosen: boolean
  isTracked: boolean
  /** The reason of the fit is shown too. */
  withReason: boolean
  href: string
  /** The same function for all rows. The link says which job it opens. */
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** The name of a row's link, for the focus. */
export const rowFocus = (id: string): string => `job-${id}`

/** Plain elements, which the list styles: twenty-five rows are drawn at once, also by a cheap phone. */
export const JobRow = memo(({ job, now, isChosen, isTracked, withReason, href, onOpen }: Props) => {
  const sign = signOf(job)
  const { instant, full } = postedWords(job, now)
  const [pay, type] = payAndType(job)
  return (
    <li data-chosen={isChosen || undefined}>
      <div>
        <h3>
          <a
            href={href}
            data-job={job.id}
            data-focus={rowFocus(job.id)}
            aria-current={isChosen || undefined}
            onClick={onOpen}
          >
            <Marked text={job.title} marks={job.marks.title} />
          </a>
        </h3>
        {sign && <b data-tone={sign.tone}>{sign.label}</b>}
      </div>
      <p>
        <span>{byLine(job)}</span>
        {isTracked && (
          <i>
            <Check size={14} />
            Tracked
          </i>
        )}
      </p>
      <p>
        <span>{pay}</span>
        {type && <span>{` · ${type}`}</span>}
        {' · '}
        <time dateTime={instant} title={full}>
          {rowAge(job, now)}
        </time>
      </p>
      {withReason && job.fit && <p>{job.fit.reason}</p>}
    </li>
  )
})
