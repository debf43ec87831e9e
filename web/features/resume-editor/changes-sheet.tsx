import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { Resume } from '../../../shared/api/resumes.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { ChangesView } from './changes-view.tsx'
import { backToMenu } from './resume-menu.tsx'
import { versionQuery, versionsQuery } from './version-queries.ts'

type Props = {
  open: boolean
  resume: Resume
  /** As it stands in the editor. */
  markdown: string
  onClose: () => void
}

/** The text beside that of before it was tailored. */
export const ChangesSheet = ({ open, resume, markdown, onClose }: Props) => {
  const list = useQuery(versionsQuery(resume.id))
  const found = list.data?.find(({ origin }) => origin === 'before-tailoring')
  const text = useQuery({ ...versionQuery(resume.id, found?.version ?? 0), enabled: found !== undefined })
  const failed = [list, text].find(({ isLoadingError }) => isLoadingError)
  const isGone = list.data !== undefined && !found
  return (
    <Sheet open={open} onClose={onClose} title="What changed" readFirst finalFocus={backToMenu}>
      {text.data && (
        <>
          <chakra.p mb="3" color="fg.muted" overflowWrap="anywhere">
            Beside “{text.data.title}”, which it was written from. That one is left as it is.
          </chakra.p>
          <ChangesView before={text.data.markdown} after={markdown} />
        </>
      )}
      {isGone && <p>The text of before is not kept any more: of each resume the last 20 are.</p>}
      {failed && (
        <LoadFailed
          text="The text of before could not be loaded. It is safe with us."
          busy={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      )}
      {!text.data && !isGone && !failed && <ThreadLines rows={6} label="Comparing the texts" />}
    </Sheet>
  )
}
