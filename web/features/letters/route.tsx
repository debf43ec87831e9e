import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errors } from '../../../shared/api/errors.ts'
import { lettersAtMost } from '../../../shared/api/letters.ts'
import { lazyDialog } from '../../kit/lazy-dialog.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useAddress } from '../../kit/use-address.ts'
import { useNewDialog } from '../../kit/use-new-dialog.ts'
import { useOpenRow } from '../../kit/use-open-row.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { LetterList } from './letter-list.tsx'
import { type Letters, lettersQuery } from './letters.ts'
import { isSpent } from './words.ts'

const GenerateLetter = lazyDialog(async () => (await import('./generate-letter.tsx')).GenerateLetter, {
  preload: true,
})
const LetterDialog = lazyDialog(async () => (await import('./letter-dialog.tsx')).LetterDialog)

/** What keeps the person from another letter; null: nothing. */
const obstacleIn = ({ letters, count }: Letters): 'plan' | 'room' | null => {
  if (isSpent(count)) return 'plan'
  return letters.length >= lettersAtMost ? 'room' : null
}

/**
 * The Cover Letter Generator. `?sheet=new` opens the dialog of a new letter, perhaps for a job (`&application=…`,
 * `&job=…`); `?letter=<id>` a letter to be read, and with `&view=edit` to be edited.
 */
export const CoverLetterRoute = () => {
  const session = useSession()
  const navigate = useNavigate()
  const query = useQuery(lettersQuery)
  const address = useAddress()
  const { params } = address
  const open = useOpenRow(query.data?.letters, params.get('letter'))
  const creating = useNewDialog({
    address,
    isKnown: query.data !== undefined,
    obstacle: query.data ? obstacleIn(query.data) : null,
    onObstacle: obstacle =>
      notify(
        obstacle === 'plan'
          ? {
              kind: 'error',
              title: 'Limit Reached',
              description: errors.letter_limit.message,
              action: { label: 'See the plans', onClick: () => void navigate(paths.upgrade) },
            }
          : { kind: 'error', title: 'Error', description: errors.too_many_letters.message },
      ),
  })
  /** The letter that has just been written: its dialog says so, once. */
  const [written, setWritten] = useState<string | null>(null)
  if (written !== null && !params.has('letter') && !params.has('sheet')) setWritten(null)

  if (session.state === 'signed-out') return null
  const { sub } = session.person
  return (
    <>
      <PageHead
        title="Cover Letter Generator"
        text="A letter for one job, from what is true of you."
        actions={
          query.data &&
          query.data.letters.length > 0 && (
            <Button data-focus="generate-letter" onClick={creating.ask}>
              <Plus />
              Generate Letter
            </Button>
          )
        }
      />
      <Loaded
        query={query}
        loading="Loading your cover letters"
        failed="Your cover letters could not be loaded. They are safe with us. Check your connection, then try again."
      >
        {list => (
          <>
            <LetterList
              list={list}
              sub={sub}
              onGenerate={creating.ask}
              onPreview={id => address.open({ letter: id })}
              onEdit={id => address.open({ letter: id, view: 'edit' })}
            />
            <GenerateLetter
              open={creating.open}
              sub={sub}
              query={{ application: params.get('application'), job: params.get('job') }}
              onSend={() => void LetterDialog.load().catch(() => undefined)}
              onWritten={id => {
                setWritten(id)
                // In the place of the dialog that it was written in: the way back is the list.
                address.replace({ letter: id })
              }}
              onClose={creating.close}
            />
            <LetterDialog
              open={open.open}
              letter={open.row}
              isDeleted={open.isDeleted}
              view={params.get('view') === 'edit' ? 'edit' : 'preview'}
              sub={sub}
              isNew={written !== null && written === open.row?.id}
              onClose={() => address.close('letter')}
            />
          </>
        )}
      </Loaded>
    </>
  )
}
