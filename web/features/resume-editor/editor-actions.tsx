import { Target } from 'lucide-react'
import type { Resume } from '../../../shared/api/resumes.ts'
import { Button } from '../../ui/button.tsx'
import { DownloadMenu } from '../../writing/download.tsx'
import { resumeDownloads } from '../../writing/resume-actions.ts'

type Props = {
  resume: Resume
  canSave: boolean
  busy: boolean
  /** There are changes that are not saved. */
  touched: boolean
  /** False: the resume was not saved. */
  onSave: () => Promise<boolean>
  /** Null: there is no room for it here. */
  onTailor: (() => void) | null
}

/** The buttons of the editor: beside its title, or docked at the bottom of a phone. */
export const EditorActions = ({ resume, canSave, busy, touched, onSave, onTailor }: Props) => {
  return (
    <>
      {onTailor && (
        <Button variant="ghost" onClick={onTailor}>
          <Target />
          Tailor to a job
        </Button>
      )}
      <DownloadMenu
        of={resume.title}
        id={resume.id}
        downloads={resumeDownloads}
        save={touched ? onSave : null}
        onSeeLeftOut={null}
      />
      <Button
        disabled={!canSave}
        loading={busy}
        loadingText="Saving..."
        onClick={() => void onSave()}
        aria-keyshortcuts="Control+S Meta+S"
      >
        Save
      </Button>
    </>
  )
}
