import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { parseResume } from '../../../shared/domain/resume/parse.ts'
import { type Unit, unsupported } from '../../../shared/domain/truth/report.ts'
import { lazyFile } from '../../browser/load-file.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ResumePaper } from '../../paper/resume-paper.tsx'
import { paths } from '../../paths.ts'
import { firstFocusable } from '../../ui/focus.ts'
import { LinkButton, TextLink } from '../../ui/links.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useFile } from '../../ui/use-file.ts'
import { DownloadMenu } from '../../writing/download.tsx'
import { useNameChoice } from '../../writing/name-choice.tsx'
import { resumeDownloads } from '../../writing/resume-actions.ts'
import { resumeQuery } from '../../writing/resumes.ts'
import { noSourceWords } from './words.ts'

/** Loaded after the text, because the check contains thousands of places, employers and skills. */
const truthFile = lazyFile(async () => {
  const [facts, leftOut] = await Promise.all([
    import('../../../shared/domain/truth/check-saved.ts'),
    import('../../../shared/domain/truth/without-unsupported.ts'),
  ])
  return { ...facts, ...leftOut }
})

const noMarks: readonly Unit[] = []

type Props = { open: boolean; id: string; title: string; onClose: () => void }

export const PreviewDialog = ({ open, id, title, onClose }: Props) => {
  const navigate = useNavigate()
  const query = useQuery({
    ...resumeQuery(id),
    enabled: open,
    meta: { failed: 'Failed to preview resume' },
  })
  const choiceOf = useNameChoice()
  const [isWanted, setWanted] = useState(true)
  const truth = useFile(truthFile, open && isWanted, () => setWanted(false))
  const whole = query.data
  const { marks, inFile } = useMemo(() => {
    if (!whole || !truth) return { marks: noMarks, inFile: undefined }
    const report = truth.reportOfResume(whole, dayInLagos(new Date()))
    const units = unsupported(report)
    const text = truth.withoutUnsupported(whole.resume.markdown, report)
    return { marks: units, inFile: units.length > 0 ? parseResume(text) : undefined }
  }, [whole, truth])
  const markdown = whole?.resume.markdown
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
          {marks.length > 0 && (
            <chakra.p flexBasis="100%" textStyle="small" role="status">
              {noSourceWords(marks.length)}{' '}
              <TextLink to={paths.resume(id)} replace variant="text">
                See where in the editor
              </TextLink>
            </chakra.p>
          )}
          <DownloadMenu
            name={title}
            id={id}
            downloads={resumeDownloads}
            choices={whole && document ? choiceOf(whole.resume, document.name) : []}
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
            <ResumePaper
              document={document}
              template={resume.template}
              plainName={resume.plainName}
              marks={marks}
              inFile={inFile}
            />
          )
        }
      </Loaded>
    </Sheet>
  )
}
