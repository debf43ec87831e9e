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
  /** There is room for the whole list. */
  isDesk: boolean
}

const regions = ['Nigeria and Africa', 'International', 'Remote'] as const

/** How many jobs each board gave, when it was read, and what failed. Folded where it stands below the list. */
export const BoardsPanel = ({ boards, total, now, isDesk }: Props) => {
  const [open, setOpen] = useState(false)
  const shown = shownBoards(boards)
  if (shown.length === 0) return null
  const stale = shown.flatMap(board => staleWords(board, now) ?? [])
  return (
    <Panel aria-label="Job boards" overflow="hidden">
      {!isDesk && (
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
      )}
      <chakra.div id="boards-list" px="4" pt={isDesk || open ? '3' : '0'} pb={isDesk || open ? '3' : '0'}>
        {(isDesk || open) && <BoardList shown={shown} total={total} now={now} stale={stale} />}
      </chakra.div>
    </Panel>
  )
}

type ListProps = Pick<Props, 'total' | 'now'> & {
  shown: readonly BoardStatus[]
  stale: readonly string[]
}

const BoardList = ({ shown, total, now, stale }: ListProps) => (
  <>
    <chakra.h2 textStyle="h3">{shown.length} boards</chakra.h2>
    <chakra.p textStyle="meta" color="fg.muted">
      {total === null ? 'When each board was last read.' : 'Jobs found, and when each board was last read.'}
    </chakra.p>
    <Regions>
      {regions.map(region => (
        <section key={region} aria-label={region}>
          <h3>{region}</h3>
          <ul>
            {shown
              .filter(({ board }) => about[board].region === region)
              .map(board => (
                <BoardRow key={board.board} {...board} now={now} />
              ))}
          </ul>
        </section>
      ))}
    </Regions>
    {stale.map(words => (
      <chakra.p key={words} mt="2" textStyle="meta" color="fg.muted">
        {words}
      </chakra.p>
    ))}
  </>
)

/** Plain elements, which the list styles. What is said in words to those who hear it is in `<i>`. */
const BoardRow = ({ board, found, state, readAt, now }: BoardStatus & { now: Date }) => (
  <li data-stale={state === 'stale' || undefined}>
    <span>{about[board].name}</span>
    <b>
      {found}
      {found !== null && <i>{found === 1 ? ' job' : ' jobs'}</i>}
    </b>
    <span>
      {readAt !== null && <i>, read </i>}
      {state === 'off' ? 'off' : readAt === null ? 'not yet' : shortAge(readAt, now)}
      {readAt !== null && <i> ago</i>}
    </span>
  </li>
)

const Regions = chakra('div', {
  base: {
    '& h3': { pt: '2', textStyle: 'meta', fontWeight: 'semibold', color: 'fg.subtle' },
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 2.5rem 4rem',
      gap: '2',
      alignItems: 'center',
      minH: '7',
      textStyle: 'small',
      listStyleType: 'none',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
    '& b': { textAlign: 'end', fontWeight: 'strong' },
    '& b + span': { textAlign: 'end', color: 'fg.subtle' },
    '& li[data-stale] b + span': { color: 'warning.fg', fontWeight: 'semibold' },
    '& i': { srOnly: true },
  },
})

const Fold = chakra('button', {
  base: {
    display: 'flex',
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
