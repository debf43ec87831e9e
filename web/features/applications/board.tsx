import { chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import type { Application, ApplicationStatus } from '../../../shared/api/applications.ts'
import { ofStatus } from '../../applications/filter.ts'
import { statusOrder } from '../../applications/statuses.ts'
import { IconButton } from '../../ui/button.tsx'
import { Column } from './board-column.tsx'
import { moveByArrows, oneStopEach } from './board-keys.ts'
import type { RowActions } from './row-parts.tsx'

type Props = RowActions & {
  rows: readonly Application[]
  /** The status of the filter: the board has this one column. */
  only: ApplicationStatus | null
  olderLeft: boolean
}

/** A column for each status. On phones, the columns snap into place. */
export const Board = ({ rows, only, ...rest }: Props) => {
  const { scroller, hidden, scroll } = useEdges()
  const statuses = statusOrder.filter(status => only === null || status === only)
  return (
    <chakra.div
      ref={oneStopEach}
      data-board
      position="relative"
      mx="calc(var(--gutter) * -1)"
      onKeyDown={moveByArrows}
    >
      <Keys>
        Tab goes from card to card, and so do the up and down keys. The left and right keys go to the buttons
        of a card.
      </Keys>
      <chakra.div
        // One column has another width than all columns: the scroller is measured again.
        key={String(only === null)}
        ref={scroller}
        display="flex"
        gap="2.5"
        overflowX="auto"
        overscrollBehaviorX="contain"
        scrollSnapType={{ base: 'x mandatory', md: 'none' }}
        scrollPaddingInline="var(--gutter)"
        px="var(--gutter)"
        pb="2"
      >
        {statuses.map(status => (
          <Column
            key={status}
            status={status}
            rows={ofStatus(rows, status)}
            alone={only !== null}
            {...rest}
          />
        ))}
      </chakra.div>
      {hidden.before && <Edge side="before" onScroll={() => scroll(-1)} />}
      {hidden.after && <Edge side="after" onScroll={() => scroll(1)} />}
    </chakra.div>
  )
}

/** What the keys do. It is read out, and seen by who goes through the cards with the keys. */
const Keys = chakra('p', {
  base: {
    srOnly: true,
    '[data-board]:has([data-application] :focus-visible) > &': {
      srOnly: false,
      px: 'var(--gutter)',
      pb: '2',
      textStyle: 'small',
      color: 'fg.muted',
    },
  },
})

const nothing = { before: false, after: false }

/** Whether columns are hidden before and after the visible ones, and how to scroll to them. */
const useEdges = () => {
  const element = useRef<HTMLElement>(null)
  const [hidden, setHidden] = useState(nothing)

  const scroller = useCallback((found: HTMLElement | null) => {
    if (!found) return
    element.current = found
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = found
      const now = { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 }
      setHidden(was => (was.before === now.before && was.after === now.after ? was : now))
    }
    const resized = new ResizeObserver(look)
    resized.observe(found)
    found.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      found.removeEventListener('scroll', look)
    }
  }, [])

  /** By most of the visible width: 1 forward, -1 back. */
  const scroll = (direction: 1 | -1) =>
    element.current?.scrollBy({ left: direction * element.current.clientWidth * 0.7, behavior: 'smooth' })

  return { scroller, hidden, scroll }
}

type EdgeProps = { side: 'before' | 'after'; onScroll: () => void }

/**
 * The board fades where more columns are hidden, and a button scrolls to them. The button is for a mouse only, because
 * fingers swipe, and keys move the focus, which scrolls. A press does not move the focus.
 */
const Edge = ({ side, onScroll }: EdgeProps) => {
  const isBefore = side === 'before'
  const Icon = isBefore ? ChevronLeft : ChevronRight
  const fade = (end: string) =>
    `linear-gradient(to ${isBefore ? 'left' : 'right'}, transparent, {colors.bg} ${end})`
  return (
    <chakra.div
      position="absolute"
      display="flex"
      alignItems="start"
      {...(isBefore ? { insetStart: 0, justifyContent: 'start' } : { insetEnd: 0, justifyContent: 'end' })}
      top="0"
      bottom="0"
      width={{ base: '4', md: '24' }}
      pointerEvents="none"
      bgImage={{ base: fade('100%'), md: fade('50%') }}
    >
      <IconButton
        label={`Show the columns ${side}`}
        aria-hidden
        tabIndex={-1}
        onMouseDown={event => event.preventDefault()}
        tone="line"
        display={{ base: 'none', md: 'inline-grid' }}
        position="sticky"
        top="20"
        mx="2"
        mt="1.5"
        pointerEvents="auto"
        icon={<Icon size={20} />}
        onClick={onScroll}
      />
    </chakra.div>
  )
}
