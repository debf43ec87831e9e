import { chakra } from '@chakra-ui/react'
import type { BoardStanding } from '../../../shared/api/jobs.ts'
import { boards } from '../../../shared/domain/jobs/boards.ts'
import { shortAge } from './age-words.ts'

const ageOf = ({ state, readAt }: BoardStanding, now: Date): string => {
  if (state === 'off') return 'not on'
  return readAt === null ? 'not yet' : shortAge(readAt, now)
}

/** One board: its name, the jobs that it gave, and how long ago it was read. */
export const BoardRow = ({ standing, now }: { standing: BoardStanding; now: Date }) => {
  const isStale = standing.state === 'stale'
  return (
    <Row>
      <chakra.span minWidth="0" overflowWrap="anywhere">
        {boards[standing.board].name}
      </chakra.span>
      <chakra.b fontWeight="strong">
        {standing.found}
        {standing.found !== null && (
          <chakra.span srOnly> {standing.found === 1 ? 'job' : 'jobs'}</chakra.span>
        )}
      </chakra.b>
      <chakra.span
        textAlign="end"
        color={isStale ? 'warning.fg' : 'fg.subtle'}
        fontWeight={isStale ? 'semibold' : undefined}
      >
        {standing.readAt !== null && <chakra.span srOnly>, read </chakra.span>}
        {ageOf(standing, now)}
        {standing.readAt !== null && <chakra.span srOnly> ago</chakra.span>}
      </chakra.span>
    </Row>
  )
}

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
