import { chakra, VisuallyHidden } from '@chakra-ui/react'
import type { DueThing } from '../../../shared/domain/next-step.ts'
import { InterviewTime } from '../../applications/interview-line.tsx'
import { statusLooks } from '../../applications/statuses.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/links.tsx'
import { HomePanel } from './home-panel.tsx'
import { InterviewDetails } from './interview-details.tsx'

type Props = {
  things: readonly DueThing[]
  /** The interview whose details stand on top of the screen. */
  above: string | null
  now: Date
}

/** What is due within a week, as much as a short list has room for, also the step that stands on top of the screen. */
export const DuePanel = ({ things, above, now }: Props) =>
  things.length > 0 && (
    <HomePanel title="Due this week">
      <chakra.ul listStyleType="none" mt="-2.5" mb="-2.5">
        {things.map(thing => (
          <Thing key={thing.candidate.id} thing={thing} isAbove={thing.candidate.id === above} now={now} />
        ))}
      </chakra.ul>
    </HomePanel>
  )

/** An interview without a time opens at the fields of its time. */
const wayOf = ({ candidate: { id, status }, upcoming }: DueThing): { label: string; search: string } =>
  status === 'interview' && !upcoming
    ? { label: 'Add time', search: `?edit=${id}&at=interview` }
    : { label: 'Open', search: `?edit=${id}` }

type ThingProps = { thing: DueThing; isAbove: boolean; now: Date }

const Thing = ({ thing, isAbove, now }: ThingProps) => {
  const { candidate, title, line, upcoming } = thing
  const { status } = candidate
  const { Icon } = statusLooks[status]
  const { label, search } = wayOf(thing)
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      minH="tap"
      py="2.5"
      borderTop="1px solid {colors.border}"
      _first={{ borderTop: 0 }}
    >
      <chakra.span
        aria-hidden
        flexShrink={0}
        boxSize="36px"
        display="grid"
        placeItems="center"
        borderRadius="sm"
        bg={`status.${status}.subtle`}
        color={`status.${status}.fg`}
      >
        <Icon size={18} />
      </chakra.span>
      <chakra.div flex="1" minWidth="0" textStyle="small" color="fg.muted" overflowWrap="anywhere">
        <chakra.b display="block" textStyle="body" fontWeight="semibold" color="fg" lineClamp="3">
          {title}
        </chakra.b>
        {upcoming && !isAbove ? (
          <InterviewDetails upcoming={upcoming} now={now} />
        ) : (
          <chakra.p lineClamp="3">
            {upcoming ? <InterviewTime interview={upcoming.interview} now={now} /> : line}
          </chakra.p>
        )}
      </chakra.div>
      <LinkButton to={{ pathname: paths.applications, search }} variant="subtle" size="sm">
        {label}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </LinkButton>
    </chakra.li>
  )
}
