import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Resume, ResumeVersion } from '../../../shared/api/resumes.ts'
import { Button } from '../../ui/button.tsx'
import { handOnFocus } from '../../ui/hand-on-focus.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { backToMenu } from './resume-menu.tsx'
import { VersionList } from './version-list.tsx'
import { versionQuery } from './version-queries.ts'
import { VersionView } from './version-view.tsx'

type Props = {
  open: boolean
  resume: Resume
  onRestore: (markdown: string) => void
  onClose: () => void
}

/** The earlier texts: how each looks, and the way back to it. */
export const VersionsSheet = ({ open, resume, onRestore, onClose }: Props) => {
  const [looked, setLooked] = useState<ResumeVersion | null>(null)
  const { data } = useQuery({ ...versionQuery(resume.id, looked?.version ?? 0), enabled: looked !== null })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Versions"
      readFirst
      finalFocus={backToMenu}
      footer={
        looked && (
          <>
            <Button ref={handOnFocus()} variant="outline" onClick={() => setLooked(null)}>
              Back to the list
            </Button>
            <Button
              disabled={!data}
              onClick={() => {
                if (data) onRestore(data.markdown)
                onClose()
              }}
            >
              Restore
            </Button>
          </>
        )
      }
    >
      {looked ? (
        <VersionView id={resume.id} version={looked} template={resume.template} />
      ) : (
        <VersionList id={resume.id} onLook={setLooked} />
      )}
    </Sheet>
  )
}
