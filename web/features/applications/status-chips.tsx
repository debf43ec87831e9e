import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { ApplicationStatus } from '../../../shared/api/applications.ts'
import { statusLooks, statusOrder } from '../../applications/statuses.ts'
import { atLeast, type Counts } from '../../applications/summary.ts'

type Props = {
  counts: Counts
  total: number
  olderLeft: boolean
  status: ApplicationStatus | null
  onStatus: (status: ApplicationStatus | null) => void
}

export const StatusChips = ({ counts, total, olderLeft, status, onStatus }: Props) => (
  <Flex
    role="group"
    position="relative"
    aria-label="Show by status"
    gap={{ base: '1.5', lg: '5px' }}
    overflowX={{ base: 'auto', lg: 'visible' }}
    flexWrap={{ lg: 'wrap' }}
    scrollbarWidth="none"
    mx={{ base: 'calc(var(--gutter) * -1)', lg: '0' }}
    px={{ base: 'var(--gutter)', lg: '0' }}
    py="2px"
  >
    <Chip pressed={status === null} onClick={() => onStatus(null)}>
      All <Count>{atLeast(total, olderLeft)}</Count>
    </Chip>
    {statusOrder.map(each => (
      <Chip key={each} pressed={status === each} onClick={() => onStatus(status === each ? null : each)}>
        <chakra.span boxSize="9px" borderRadius="1px" bg={`status.${each}.solid`} aria-hidden />
        {statusLooks[each].label} <Count>{atLeast(counts.get(each) ?? 0, olderLeft)}</Count>
      </Chip>
    ))}
  </Flex>
)

const Count = chakra('span', { base: { fontWeight: 'medium' } })

const ChipButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: '7px',
    minH: { base: 'tap', lg: 'control' },
    px: { base: '3', lg: '2.5' },
    border: '1px solid {colors.border}',
    borderRadius: 'md',
    bg: 'bg.panel',
    color: 'fg.muted',
    textStyle: 'label',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: 'background-color, color',
    transitionDuration: 'fast',
    '&:hover:not([aria-pressed=true])': { color: 'fg' },
    _pressed: { bg: 'bg.inverted', color: 'fg.inverted', borderColor: 'transparent' },
  },
})

/** On a phone, the pressed chip may be out of view when the address names its status. */
const intoView = (chip: HTMLElement | null) => {
  const row = chip?.parentElement
  row?.scrollTo({ left: chip ? chip.offsetLeft - (row.clientWidth - chip.clientWidth) / 2 : 0 })
}

type ChipProps = { pressed: boolean; onClick: () => void; children: ReactNode }

const Chip = ({ pressed, ...rest }: ChipProps) => (
  <ChipButton
    ref={pressed ? intoView : undefined}
    type="button"
    aria-pressed={pressed}
    // Browsers do not scroll to a chip of which a small part is visible.
    onFocus={event => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    {...rest}
  />
)
