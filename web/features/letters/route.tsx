import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { ApiError } from '../../../shared/api/errors.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { notify } from '../../ui/notify.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { generateButton } from './focus.ts'
import { GenerateDialog } from './generate-dialog.tsx'
import { LetterDialog } from './letter-dialog.tsx'
import { LetterList } from './letter-list.tsx'
import { lettersQuery } from './queries.ts'
import { useOpening } from './use-opening.ts'

/** The Cover Letter Generator: the person's letters, and what lies over them (see useOpening). */
export const CoverLetterRoute = () => {
  const session = useSession()
  const { data, error, isPending, isFetching, isLoadingError, refetch } = useQuery(lettersQuery)
  const opening = useOpening(data)

  useEffect(() => {
    if (error && isLoadingError && !(error instanceof ApiError && error.code === 'unauthenticated'))
      notify({ kind: 'error', title: 'Error', description: 'Failed to load cover letters.' })
  }, [error, isLoadingError])

  if (session.state === 'signed-out') return null
  const { sub } = session.person
  return (
    <>
      <PageHead
        title="Cover Letter Generator"
        text="A letter for one job, from what is true of you."
        actions={
          data &&
          data.letters.length > 0 && (
            <Button data-focus={generateButton} onClick={opening.generate}>
              <Plus />
              Generate Letter
            </Button>
          )
        }
      />
      {isPending && (
        <Panel inset="card" maxW="reading">
          <ThreadLines rows={6} label="Loading your cover letters" />
        </Panel>
      )}
      {isLoadingError && (
        <LoadFailed
          text="Your cover letters could not be loaded. They are safe with us. Check your connection, then try again."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <LetterList
            list={data}
            sub={sub}
            onGenerate={opening.generate}
            onPreview={opening.preview}
            onEdit={opening.edit}
          />
          <GenerateDialog
            open={opening.isGenerating}
            sub={sub}
            aim={opening.aim}
            onWritten={opening.showWritten}
            onClose={opening.closeGenerating}
          />
          <LetterDialog
            id={opening.letterId}
            view={opening.view}
            sub={sub}
            letters={data.letters}
            written={opening.written}
            onClose={opening.closeLetter}
          />
        </>
      )}
    </>
  )
}
