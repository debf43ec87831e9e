import { useNavigate } from 'react-router-dom'
import type { Resume } from '../../../shared/api/resumes.ts'
import { paths } from '../../paths.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { useDeleteResume } from '../../writing/use-delete-resume.ts'
import { backToMenu } from './resume-menu.tsx'

type Props = {
  resume: Resume
  open: boolean
  onClose: () => void
  /** Drops what was typed and not saved. */
  forget: () => void
}

/** Asks whether the resume of the screen is to go, and then goes back to the others. */
export const DeleteConfirm = ({ resume: { id, title }, open, onClose, forget }: Props) => {
  const navigate = useNavigate()
  const { remove, busy } = useDeleteResume({
    onGone: () => {
      forget()
      return navigate(paths.resumeBuilder, { replace: true })
    },
    onKept: onClose,
  })
  return (
    <Confirm
      open={open}
      title="Delete this resume?"
      text={`“${title}” and its versions are deleted for good. Files that you downloaded stay with you.`}
      confirmLabel="Delete resume"
      safeLabel="Keep it"
      busy={busy}
      busyLabel="Deleting"
      onConfirm={() => remove(id)}
      onClose={onClose}
      finalFocus={backToMenu}
    />
  )
}
