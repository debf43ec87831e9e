import { Target } from 'lucide-react'
import type { Resume } from '../../../shared/api/resumes.ts'
import { Button } from '../../ui/button.tsx'
import { DownloadMenu } from '../../writing/download.tsx'
import { resumeDownloads } from '../../writing/resume-actions.ts'

type Props = {
  resume: Resume
  canSave: boolean
  busy: boolean
  isDirty: boolean
  /** Returns false if the resume could not be saved. */
  onSave: () => Promise<boolean>
  /** Null: the menu has this action instead. */
  onTailor: (() => void) | null
}

/** The buttons of the editor, beside the title or at the bottom of a phone. */
export const EditorActions = ({ resume, canSave, busy, isDirty, onSave, onTailor }: Props) => (
  <>
    {onTailor && (
      <Button variant="ghost" onClick={onTailor}>
        <Target />
        Tailor to a job
      </Button>
    )}
    <DownloadMenu
      name={resume.title}
      id={resume.id}
      downloads={resumeDownloads}
      save={isDirty ? onSave : null}
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
