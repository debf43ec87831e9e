import { Target } from 'lucide-react'
import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import type { Resume } from '../../../shared/api/resumes.ts'
import { parseResume } from '../../../shared/domain/resume/parse.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { DownloadMenu } from '../../writing/download.tsx'
import { nameChoice } from '../../writing/name-choice.tsx'
import { resumeDownloads } from '../../writing/resume-actions.ts'
import type { ResumeFields } from './resume-form.ts'

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
export const EditorActions = ({ resume, canSave, busy, isDirty, onSave, onTailor }: Props) => {
  const { field } = useController<ResumeFields, 'plainName'>({ name: 'plainName' })
  const name = useMemo(() => parseResume(resume.markdown).name, [resume.markdown])
  const choices = nameChoice(name, field.value ?? false, (isPlain, written) => {
    field.onChange(isPlain)
    notify({ kind: 'info', title: `Files now say ${written}.`, description: 'It is not saved yet.' })
  })
  return (
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
        choices={choices}
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
}
