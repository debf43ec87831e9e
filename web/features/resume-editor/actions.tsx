import { Target } from 'lucide-react'
import type { Resume } from '../../../shared/api/resumes.ts'
import { Button } from '../../ui/button.tsx'
import { Download } from './download.tsx'

type Props = {
  resume: Resume
  canSave: boolean
  busy: boolean
  onSave: () => Promise<boolean>
  /** Null: there is no room for it here. */
  onTailor: (() => void) | null
  touched: boolean
}

export const Actions = ({ resume, canSave, busy, onSave, onTailor, touched }: Props) => (
  <>
    {onTailor && (
      <Button variant="ghost" onClick={onTailor}>
        <Target />
        Tailor to a job
      </Button>
    )}
    <Download resume={resume} touched={touched} onSave={onSave} />
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
