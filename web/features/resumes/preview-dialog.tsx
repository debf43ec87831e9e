import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { parseResume } from '../../../shared/domain/resume/parse.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ResumePaper } from '../../paper/resume-paper.tsx'
import { paths } from '../../paths.ts'
import { firstFocusable } from '../../ui/focus.ts'
import { LinkButton } from '../../ui/links.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { DownloadMenu } from '../../writing/download.tsx'
import { resumeDownloads } from '../../writing/resume-actions.ts'
import { resumeQuery } from '../../writing/resumes.ts'

type Props = { open: boolean; id: string; title: string; onClose: () => void }

export const PreviewDialog = ({ open, id, title, onClose }: Props) => {
  const navigate = useNavigate()
  const query = useQuery({
    ...resumeQuery(id),
    enabled: open,
    meta: { failed: 'Failed to preview resume' },
  })
  const markdown = query.data?.resume.markdown
  const document = useMemo(() => (markdown === undefined ? null : parseResume(markdown)), [markdown])
  return (
    <Sheet
      open={open}
      onClose={onClose}
      wide
      title={title}
      readFirst
      finalFocus={() => firstFocusable(`preview-${id}`, 'generate-resume')}
      footer={
        <>
          <DownloadMenu
            name={title}
            id={id}
            downloads={resumeDownloads}
            onSeeLeftOut={() => void navigate(paths.resume(id), { replace: true })}
          />
          <LinkButton to={paths.resume(id)} replace>
            <Pencil />
            Edit
          </LinkButton>
        </>
      }
    >
      <Loaded
        query={query}
        loading="Loading the resume"
        rows={9}
        inCard={false}
        failed="The resume could not be loaded. It is safe with us."
      >
        {({ resume }) =>
          document && (
            <ResumePaper document={document} template={resume.template} plainName={resume.plainName} />
          )
        }
      </Loaded>
    </Sheet>
  )
}
