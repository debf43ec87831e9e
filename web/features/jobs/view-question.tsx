import { ArrowUpRight } from 'lucide-react'
import { useRef } from 'react'
import type { Job } from '../../../shared/api/jobs.ts'
import { alarmOf } from '../../jobs/alarm.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { webAddress } from './words.ts'

type Props = {
  open: boolean
  job: Job
  /** Where it is opened: one job may be on several boards. */
  url: string
  onClose: () => void
  onView: () => void
}

/** Before an advert with a serious warning is opened on its board. */
export const ViewQuestion = ({ open, job, url, onClose, onView }: Props) => {
  const safe = useRef<HTMLButtonElement>(null)
  const alarm = alarmOf(job.warnings)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      role="alertdialog"
      initialFocus={safe}
      title={alarm?.label ?? 'Be careful'}
      text={`${alarm?.reasons ?? ''} Pay nothing, and send no bank details, passwords or codes.`}
      footer={
        <>
          <Button ref={safe} onClick={onClose}>
            Go back
          </Button>
          <Button asChild variant="outline">
            <a
              href={webAddress(url)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`View Job: ${job.title} (new tab)`}
              onClick={onView}
            >
              View Job
              <ArrowUpRight size={17} />
            </a>
          </Button>
        </>
      }
    />
  )
}
