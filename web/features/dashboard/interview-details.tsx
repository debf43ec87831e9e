import { chakra } from '@chakra-ui/react'
import { CalendarPlus } from 'lucide-react'
import type { UpcomingInterview } from '../../../shared/api/home.ts'
import { InterviewPlace, InterviewTime } from '../../applications/interview-line.tsx'
import { jobName } from '../../applications/job-name.ts'
import { lazyFile } from '../../browser/load-file.ts'
import { useDownload } from '../../kit/use-download.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'

const calendar = lazyFile(() => import('../../../shared/domain/calendar-file.ts'))

const useCalendarFile = ({ id, interview, ...job }: UpcomingInterview) =>
  useDownload({
    get: async () => ({
      name: 'aiki-interview.ics',
      content: (await calendar.load()).calendarFile(
        {
          id,
          title: `Interview: ${jobName(job)}`,
          appointment: interview,
          url: `${location.origin}${paths.applications}?edit=${id}`,
        },
        new Date(),
      ),
      type: 'text/calendar',
    }),
    onFailed: (_error, again) =>
      notify({
        kind: 'offline',
        title: 'Connection lost',
        description: 'The calendar file could not be made. Your interview is safe with us.',
        action: { label: 'Try again', onClick: again },
      }),
  })

/** When and where an interview is, and a file of it for the person's calendar. */
export const InterviewDetails = ({ upcoming, now }: { upcoming: UpcomingInterview; now: Date }) => {
  const { download, busy } = useCalendarFile(upcoming)
  const { interview, note } = upcoming
  return (
    <>
      <chakra.p fontWeight="semibold" color="status.interview.fg">
        <InterviewTime interview={interview} now={now} />
      </chakra.p>
      {interview.place && (
        <chakra.p overflowWrap="anywhere">
          <InterviewPlace place={interview.place} />
        </chakra.p>
      )}
      {note && <chakra.p overflowWrap="anywhere">{note}</chakra.p>}
      <Button
        variant="ghost"
        size="sm"
        mx="-2.5"
        mt="0.5"
        color="brand.fg"
        loading={busy}
        loadingText="Making the file"
        aria-label={`Add to calendar: ${jobName(upcoming)}`}
        onClick={() => download()}
      >
        <CalendarPlus />
        Add to calendar
      </Button>
    </>
  )
}
