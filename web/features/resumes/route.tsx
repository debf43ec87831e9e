import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { ApiError } from '../../../shared/api/errors.ts'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { notify } from '../../ui/notify.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { resumesQuery } from '../../writing/resume-queries.ts'
import { FilesPanel } from './files/files-panel.tsx'
import { generateButton } from './focus.ts'
import { GenerateDialog } from './generate-dialog.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { ResumeList } from './resume-list.tsx'
import { ResumeTips } from './tips.tsx'
import { useOpening } from './use-opening.ts'

/** The AI Resume Builder: the person's resumes, and what lies over them (see useOpening). */
export const ResumeBuilderRoute = () => {
  const session = useSession()
  const plan = useSubscriptionStatus()
  const { data, error, isPending, isFetching, isLoadingError, refetch } = useQuery(resumesQuery)
  const opening = useOpening(data, plan?.tier ?? null)

  useEffect(() => {
    if (error && isLoadingError && !(error instanceof ApiError && error.code === 'unauthenticated'))
      notify({ kind: 'error', title: 'Error', description: 'Failed to fetch resumes' })
  }, [error, isLoadingError])

  if (session.state === 'signed-out') return null
  return (
    <>
      <PageHead
        title="Resume Builder"
        text="A resume that reads well and says only what is true of you."
        actions={
          data &&
          data.resumes.length > 0 && (
            <Button data-focus={generateButton} onClick={opening.generate}>
              <Plus />
              Generate Resume
            </Button>
          )
        }
      />
      {isPending && (
        <Panel inset="card" maxW="reading">
          <ThreadLines rows={6} label="Loading your resumes" />
        </Panel>
      )}
      {isLoadingError && (
        <LoadFailed
          text="Your resumes could not be loaded. They are safe with us. Check your connection, then try again."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <chakra.div display="grid" gap="4">
          <ResumeList
            list={data}
            onGenerate={opening.generate}
            onPreview={opening.preview}
            onRewrite={opening.rewrite}
          />
          <chakra.div maxW="reading" display="grid" gap="4">
            <FilesPanel />
            <ResumeTips />
          </chakra.div>
          <GenerateDialog
            open={opening.isGenerating || opening.rewriting !== null}
            sub={session.person.sub}
            tier={plan?.tier ?? 'free'}
            rewriting={opening.isGenerating ? null : opening.rewriting}
            aim={opening.aim}
            primaryId={opening.primaryId}
            onClose={opening.closeDialog}
          />
          <PreviewDialog
            resumes={data.resumes}
            previewed={opening.previewed}
            onClose={opening.closePreview}
          />
        </chakra.div>
      )}
    </>
  )
}
