import { useState } from 'react'
import type { StoredFile } from '../../../../shared/api/files.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { firstFocusable } from '../../applications/focus.ts'
import { deleteFileButton, filesTitle } from './focus.ts'
import type { useDeleteFile } from './use-file-actions.ts'

type Props = { remove: ReturnType<typeof useDeleteFile>; files: readonly StoredFile[] }

export const DeleteFileConfirm = ({ remove, files }: Props) => {
  const { asked } = remove
  // The dialog keeps its words while it leaves, and knows whom the focus goes to.
  const [last, setLast] = useState<{ file: StoredFile; heirs: string[] } | null>(null)
  if (asked && asked.id !== last?.file.id) {
    const at = files.findIndex(({ id }) => id === asked.id)
    setLast({ file: asked, heirs: [asked, files[at + 1], files[at - 1]].flatMap(each => each?.id ?? []) })
  }
  if (!last) return null
  return (
    <Confirm
      open={asked !== null}
      title="Delete this file?"
      text={`“${last.file.name}” is deleted here for good. Copies that you downloaded stay yours.`}
      confirmLabel="Delete file"
      safeLabel="Keep it"
      busy={remove.busy}
      busyLabel="Deleting"
      onConfirm={() => asked && remove.confirm(asked)}
      onClose={remove.keep}
      finalFocus={() => firstFocusable(...last.heirs.map(deleteFileButton), filesTitle)}
    />
  )
}
