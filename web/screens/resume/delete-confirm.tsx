import type { Resume } from '../../../shared/api/resumes.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { backToMenu } from './resume-menu.tsx'
import { useDeleteResume } from './use-delete-resume.ts'

type Props = { resume: Resume; open: boolean; onClose: () => void; forget: () => void }

export const DeleteConfirm = ({ resume, open, onClose, forget }: Props) => {
  const { remove, deleting } = useDeleteResume(resume.id, forget)
  return (
    <Confirm
      open={open}
      title="Delete this resume?"
      text={`“${resume.title}” and its versions are deleted for good. Files that you downloaded stay with you.`}
      confirmLabel="Delete resume"
      safeLabel="Keep it"
      busy={deleting}
      busyLabel="Deleting"
      onConfirm={remove}
      onClose={onClose}
      finalFocus={backToMenu}
    />
  )
}
