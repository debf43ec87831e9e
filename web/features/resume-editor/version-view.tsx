import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ResumeVersion } from '../../../shared/api/resumes.ts'
import { parseResume } from '../../../shared/domain/resume/parse.ts'
import type { ResumeTemplate } from '../../../shared/lists.ts'
import { ResumePaper } from '../../paper/resume-paper.tsx'
import { takeFocus } from '../../ui/hand-on-focus.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { versionQuery } from './version-queries.ts'
import { originWords, whenWords } from './words.ts'

type Props = { id: string; version: ResumeVersion; template: ResumeTemplate }

/** An earlier text on its paper. */
export const VersionView = ({ id, version, template }: Props) => {
  const { data, isPending, isLoadingError, isFetching, refetch } = useQuery(versionQuery(id, version.version))
  const document = useMemo(() => data && parseResume(data.markdown), [data])
  return (
    <>
      <chakra.p ref={takeFocus} tabIndex={-1} outline="0" mb="3" color="fg.muted">
        {originWords[version.origin]}, {whenWords(version, new Date().toISOString())}: “{version.title}”
      </chakra.p>
      {document && <ResumePaper document={document} template={template} />}
      {isPending && <ThreadLines rows={8} label="Loading this version" />}
      {isLoadingError && (
        <LoadFailed
          text="This version could not be loaded. It is safe with us."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  )
}
