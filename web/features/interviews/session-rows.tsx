import { chakra } from '@chakra-ui/react'
import type { Interview } from '../../../shared/api/interviews.ts'
import { scoreChange } from './score-change.ts'
import { SessionRow } from './session-row.tsx'

type Props = {
  /** Those that are listed, newest first. */
  shown: readonly Interview[]
  all: readonly Interview[]
  onDetails: (id: string) => void
}

export const SessionRows = ({ shown, all, onDetails }: Props) => {
  const now = new Date()
  return (
    <chakra.ul listStyleType="none">
      {shown.map(session => (
        <SessionRow
          key={session.id}
          session={session}
          change={scoreChange(session, all)}
          now={now}
          onDetails={() => onDetails(session.id)}
        />
      ))}
    </chakra.ul>
  )
}
