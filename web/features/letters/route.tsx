import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
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
import { isSpent, type LimitCode, limitNotice } from './words.ts'

const GenerateLetter = lazyDialog(async () => (await import('./generate-letter.tsx')).GenerateLetter, {
  preload: true,
})
const LetterDialog = lazyDialog(async () => (await import('./letter-dialog.tsx')).LetterDialog)

/** Null: another letter can be written. */
const limitOf = ({ letters, count }: Letters): LimitCode | null => {
  if (isSpent(count)) return 'letter_limit'
  return letters.length >= lettersAtMost ? 'too_many_letters' : null
}

/**
 * The Cover Letter Generator. `?sheet=new` opens the dialog of a new letter, with `&application=…` or `&job=…` for a job;
 * `?letter=<id>` opens a letter, with `&view=edit` to edit it.
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
    limit: query.data && limitOf(query.data),
    onLimit: code => notify(limitNotice(code, () => void navigate(paths.upgrade))),
  })
  /** The id of the letter that was just written. Its dialog says so once. */
  const [written, setWritten] = useState<string | null>(null)
  if (written !== null && !params.has('letter') && !params.has('sheet')) setWritten(null)

  if (session.state === 'signed-out') return null
  const { sub } = session.person
  return (
    <>
      <PageHead
        title="Cover Letter Generator"
        text="A letter for one job. It says only what is true about you."
        actions={
          query.data &&
          query.data.letters.length > 0 && (
            <Button data-focus="generate-letter" onClick={creating.show}>
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
              onGenerate={creating.show}
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
                // It replaces the dialog of the request, so that Back leads to the list.
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
