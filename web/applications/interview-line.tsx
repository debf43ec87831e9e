import { chakra } from '@chakra-ui/react'
import { CalendarClock } from 'lucide-react'
import type { Appointment } from '../../shared/api/applications.ts'
import { isToCome, linkInPlace } from '../../shared/domain/appointment.ts'
import { TextLink } from '../ui/links.tsx'
import { interviewTime } from './interview-words.ts'

type Props = { interview: Appointment; now: Date }

/** When an interview is, by the clocks of its place, and by those of the person where they differ. */
export const InterviewTime = ({ interview, now }: Props) => {
  const { there, here } = interviewTime(interview, now)
  return (
    <>
      <time dateTime={interview.at}>{there}</time>
      {here && ` (${here})`}
    </>
  )
}

/** The place of an interview. A web address in it is a link. */
export const InterviewPlace = ({ place }: { place: string }) => {
  const found = linkInPlace(place)
  if (!found) return place
  return (
    <>
      {found.before}
      <TextLink variant="text" to={found.link} target="_blank" rel="noopener noreferrer">
        {found.link.replace(/^https?:\/\//i, '')}
      </TextLink>
      {found.after}
    </>
  )
}

/** Day, time and place of an interview, on a row of the list or a card of the board. One that has passed is only named. */
export const InterviewLine = ({ interview, now }: Props) => {
  const toCome = isToCome(interview, now)
  return (
    <Line color={toCome ? 'status.interview.fg' : 'fg.muted'}>
      <CalendarClock aria-hidden />
      <span>
        <chakra.b fontWeight={toCome ? 'semibold' : 'normal'}>
          {toCome ? 'Interview: ' : 'Interview was: '}
          <InterviewTime interview={interview} now={now} />
        </chakra.b>
        {toCome && interview.place && (
          <chakra.span display="block" color="fg.muted" lineClamp={2}>
            <InterviewPlace place={interview.place} />
          </chakra.span>
        )}
      </span>
    </Line>
  )
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '1.5',
    mt: '1',
    textStyle: 'meta',
    overflowWrap: 'anywhere',
    '& > span': { minWidth: 0 },
    '& > svg': { flexShrink: 0, boxSize: '15px', mt: '1px' },
  },
})
