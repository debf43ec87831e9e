import { Play, RotateCcw } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Interview } from '../../../../shared/api/interviews.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { usePractiseAgain } from '../practice/use-practise-again.ts'

type Props = { session: Interview; onDelete: () => void }

/** The way on: back into what is not completed, or the same questions anew. */
export const DetailsButtons = ({ session, onDelete }: Props) => {
  const { again, busy } = usePractiseAgain()
  return (
    <>
      <Button variant="outline" color="error.fg" disabled={busy} onClick={onDelete}>
        Delete Session
      </Button>
      {session.completed ? (
        <Button loading={busy} loadingText="Starting..." onClick={() => again(session)}>
          <RotateCcw />
          Practice Again
        </Button>
      ) : (
        <Button asChild>
          <Link to={paths.practice(session.id)} replace>
            <Play />
            Resume
          </Link>
        </Button>
      )}
    </>
  )
}
