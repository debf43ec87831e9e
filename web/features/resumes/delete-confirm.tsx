import { useState } from 'react'
import type { ResumeHead } from '../../../shared/api/resumes.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { firstFocusable } from '../applications/focus.ts'
import { deleteButton, generateButton } from './focus.ts'
import type { useDelete } from './use-delete.ts'

type Props = { remove: ReturnType<typeof useDelete>; resumes: readonly ResumeHead[] }

export const DeleteConfirm = ({ remove, resumes }: Props) => {
  const { asked } = remove
  // The dialog keeps its words while it leaves, and knows whom the focus goes to.
  const [last, setLast] = useState<{ resume: ResumeHead; heirs: string[] } | null>(null)
  if (asked && asked.id !== last?.resume.id) {
    const at = resumes.findIndex(({ id }) => id === asked.id)
    setLast({
      resume: asked,
      heirs: [asked, resumes[at + 1], resumes[at - 1]].flatMap(each => each?.id ?? []),
    })
  }
  if (!last) return null
  return (
    <Confirm
      open={asked !== null}
      title="Delete this resume?"
      text={`“${last.resume.title}” and its earlier versions are deleted for good. Files that you downloaded stay yours.`}
      confirmLabel="Delete resume"
      safeLabel="Keep it"
      busy={remove.busy}
      busyLabel="Deleting"
      onConfirm={() => asked && remove.confirm(asked)}
      onClose={remove.keep}
      finalFocus={() => firstFocusable(...last.heirs.map(deleteButton), generateButton)}
    />
  )
}
