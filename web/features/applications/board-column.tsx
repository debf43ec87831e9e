import { chakra, Heading } from '@chakra-ui/react'
import { useState } from 'react'
import type { Application, ApplicationStatus } from '../../../shared/api/applications.ts'
import { statusLooks } from '../../applications/statuses.ts'
import { atLeast } from '../../applications/summary.ts'
import { Button } from '../../ui/button.tsx'
import { firstFocusable, moveFocusOn } from '../../ui/focus.ts'
import { Card } from './board-card.tsx'
import { useDropColumn } from './drag.ts'
import type { RowActions } from './row-parts.tsx'

type Props = RowActions & {
  status: ApplicationStatus
  rows: readonly Application[]
  /** It is the only column, and as wide as the screen. */
  alone: boolean
  olderLeft: boolean
}

/** How many cards are drawn at first, and how many more with each press. */
const step = 20

export const Column = ({ status, rows, alone, olderLeft, ...actions }: Props) => {
  const { label, Icon } = statusLooks[status]
  const [limit, setLimit] = useState(step)
  const { ref, over } = useDropColumn(status, actions.onMove)
  const nothingHere = olderLeft ? 'Nothing so far' : 'Nothing here'
  const hidden = rows.length - limit
  return (
    <chakra.section
      ref={ref}
      aria-label={label}
      flex={alone ? '1 1 0' : { base: '0 0 min(272px, 82vw)', lg: '1 0 208px' }}
      minWidth="0"
      minH="60"
      px="2"
      pb="2"
      bg="bg.muted"
      borderBottomRadius="lg"
      borderTop={`4px solid {colors.status.${status}.solid}`}
      scrollSnapAlign="start"
      outline={over ? '2px solid {colors.brand.focusRing}' : undefined}
      outlineOffset="-2px"
    >
      <Heading
        as="h2"
        display="flex"
        alignItems="center"
        gap="2"
        minH="46px"
        px="1.5"
        fontSize="0.9375rem"
        fontWeight="strong"
      >
        <chakra.span color={`status.${status}.fg`}>
          <Icon size={17} />
        </chakra.span>
        {label}
        <chakra.span fontWeight="medium" color="fg.subtle">
          {atLeast(rows.length, olderLeft)}
        </chakra.span>
      </Heading>
      <chakra.ul
        display="grid"
        gridTemplateColumns={alone ? 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' : 'minmax(0, 1fr)'}
        alignItems="start"
        gap="2"
        listStyleType="none"
      >
        {rows.slice(0, limit).map(row => (
          <Card key={row.id} row={row} {...actions} />
        ))}
      </chakra.ul>
      {rows.length === 0 && <Nothing>{over ? `Drop to move to ${label}` : nothingHere}</Nothing>}
      {hidden > 0 && (
        <Button
          ref={moveFocusOn(() => firstFocusable(`edit-${rows[limit]?.id}`))}
          variant="ghost"
          size="sm"
          width="full"
          onClick={() => setLimit(limit + step)}
        >
          Show {Math.min(hidden, step)} more
        </Button>
      )}
    </chakra.section>
  )
}

const Nothing = chakra('p', {
  base: {
    px: '3',
    py: '4',
    border: '1px dashed {colors.border.emphasized}',
    borderRadius: 'md',
    textStyle: 'meta',
    textAlign: 'center',
    color: 'fg.muted',
  },
})
