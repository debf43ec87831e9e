import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { ApiError } from '../../../shared/api/errors.ts'
import type { ResumeHead } from '../../../shared/api/resumes.ts'
import { parseResume } from '../../../shared/domain/resume/parse.ts'
import { ResumePaper } from '../../paper/resume-paper.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { notify } from '../../ui/notify.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { DownloadMenu } from '../../writing/download.tsx'
import { resumeDownloadWords, useResumeDownloads } from '../../writing/resume-downloads.ts'
import { resumeQuery } from '../../writing/resume-queries.ts'
import { firstFocusable } from '../applications/focus.ts'
import { generateButton, previewButton } from './focus.ts'

type Props = { open: boolean; head: ResumeHead; onClose: () => void }

/** A resume as it looks on paper. */
export const PreviewSheet = ({ open, head: { id, title }, onClose }: Props) => {
  const navigate = useNavigate()
  const { data, error, isLoadingError, isFetching, refetch } = useQuery({ ...resumeQuery(id), enabled: open })
  const choices = useResumeDownloads(id)
  const document = useMemo(() => (data ? parseResume(data.resume.markdown) : null), [data])

  useEffect(() => {
    if (error && isLoadingError && !(error instanceof ApiError && error.code === 'unauthenticated'))
      notify({ kind: 'error', title: 'Error', description: 'Failed to preview resume' })
  }, [error, isLoadingError])

  return (
    <Sheet
      open={open}
      onClose={onClose}
      wide
      title={title}
      readFirst
      finalFocus={() => firstFocusable(previewButton(id), generateButton)}
      footer={
        <>
          <DownloadMenu
            of={title}
            choices={choices}
            words={resumeDownloadWords}
            unit="line"
            onSeeLeftOut={() => void navigate(paths.resume(id), { replace: true })}
          />
          <Button asChild>
            <Link to={paths.resume(id)} replace>
              <Pencil />
              Edit
            </Link>
          </Button>
        </>
      }
    >
      {data && document && <ResumePaper document={document} template={data.resume.template} />}
      {isLoadingError && (
        <LoadFailed
          text="The resume could not be loaded. It is safe with us."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isLoadingError && <ThreadLines rows={9} label="Loading the resume" />}
    </Sheet>
  )
}
