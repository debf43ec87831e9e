import { chakra } from '@chakra-ui/react'
import { ChevronDown, Layers, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { BoardStatus } from '../../../shared/api/jobs.ts'
import { boards as about } from '../../../shared/domain/jobs/boards.ts'
import { Panel } from '../../ui/panel.tsx'
import { shortAge } from './age-words.ts'
import { boardsLine, shownBoards, staleWords } from './board-words.ts'

type Props = {
  boards: readonly BoardStatus[]
  /** "48 jobs"; null before a search. */
  total: string | null
  now: Date
}

const regions = ['Nigeria and Africa', 'International', 'Remote'] as const

/** How many jobs each board gave, when it was read, and what failed. Folded on phones. */
export const BoardsPanel = ({ boards, total, now }: Props) => {
  const [open, setOpen] = useState(false)
  const shown = shownBoards(boards)
  if (shown.length === 0) return null
  const stale = shown.flatMap(board => staleWords(board, now) ?? [])
  return (
    <Panel aria-labelledby="boards" overflow="hidden">
      <Fold aria-expanded={open} aria-controls="boards-list" onClick={() => setOpen(!open)}>
        <Layers />
        <chakra.span flex="1">{boardsLine(total, shown)}</chakra.span>
        {stale.length > 0 && (
          <chakra.span color="warning.fg" display="inline-flex">
            <TriangleAlert aria-label="Not all of them answered" />
          </chakra.span>
        )}
        <chakra.span display="inline-flex" {...(open && { transform: 'rotate(180deg)' })}>
          <ChevronDown />
        </chakra.span>
      </Fold>
      <chakra.div id="boards-list" display={{ base: open ? 'block' : 'none', lg: 'block' }} pb="2">
        <chakra.div px="4" pt={{ base: '1', lg: '3.5' }} pb="1">
          <chakra.h2 id="boards" textStyle="h3">
            {shown.length} boards
          </chakra.h2>
          <chakra.p textStyle="meta" color="fg.muted">
            {total === null
              ? 'When each board was last read.'
              : 'Jobs found, and when each board was last read.'}
          </chakra.p>
        </chakra.div>
        {regions.map(region => (
          <chakra.section key={region} aria-label={region} px="4" pt="2">
            <chakra.h3 textStyle="meta" fontWeight="semibold" color="fg.subtle">
              {region}
            </chakra.h3>
            <ul>
              {shown
                .filter(({ board }) => about[board].region === region)
                .map(board => (
                  <BoardRow key={board.board} {...board} now={now} />
                ))}
            </ul>
          </chakra.section>
        ))}
        {stale.length > 0 && (
          <chakra.div
            mt="3"
            px="4"
            pt="3"
            pb="1.5"
            display="grid"
            gap="2"
            borderTop="1px solid {colors.border}"
          >
            {stale.map(words => (
              <chakra.p key={words} textStyle="meta" color="fg.muted">
                {words}
              </chakra.p>
            ))}
          </chakra.div>
        )}
      </chakra.div>
    </Panel>
  )
}

const BoardRow = ({ board, found, state, readAt, now }: BoardStatus & { now: Date }) => (
  <Row>
    <chakra.span minWidth="0" overflowWrap="anywhere">
      {about[board].name}
    </chakra.span>
    <chakra.b fontWeight="strong">
      {found}
      {found !== null && <chakra.span srOnly> {found === 1 ? 'job' : 'jobs'}</chakra.span>}
    </chakra.b>
    <chakra.span
      textAlign="end"
      color={state === 'stale' ? 'warning.fg' : 'fg.subtle'}
      fontWeight={state === 'stale' ? 'semibold' : undefined}
    >
      {readAt !== null && <chakra.span srOnly>, read </chakra.span>}
      {state === 'off' ? 'off' : readAt === null ? 'not yet' : shortAge(readAt, now)}
      {readAt !== null && <chakra.span srOnly> ago</chakra.span>}
    </chakra.span>
  </Row>
)

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 2.5rem 4rem',
    gap: '2',
    alignItems: 'center',
    minH: '7',
    textStyle: 'small',
    listStyleType: 'none',
    fontVariantNumeric: 'tabular-nums',
    '& b': { textAlign: 'end' },
  },
})

const Fold = chakra('button', {
  base: {
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    gap: '2.5',
    width: '100%',
    minH: '12',
    px: '3.5',
    py: '2',
    textStyle: 'small',
    fontWeight: 'medium',
    textAlign: 'start',
    cursor: 'pointer',
    _focusVisible: { outlineOffset: '-3px' },
  },
})
