import type { Resume } from '../../../shared/api/resumes.ts'
import { lazyFile } from '../../browser/load-file.ts'
import { useFirstTouch } from '../../browser/use-first-touch.ts'
import { useDialog } from '../../kit/use-dialog.ts'

const sheetNames = ['versions', 'changes', 'tailor', 'delete'] as const
export type SheetName = (typeof sheetNames)[number]

const versions = lazyFile(() => import('./versions-sheet.tsx'))
const changes = lazyFile(() => import('./changes-sheet.tsx'))
const confirm = lazyFile(() => import('./delete-confirm.tsx'))
const tailor = lazyFile(() => import('./tailor/tailor-sheet.tsx'))

type Props = {
  /** Which one is open. */
  name: string | null
  resume: Resume
  /** The text as it stands in the editor. */
  markdown: string
  sub: string
  /** There are changes that are not saved. */
  unsaved: boolean
  onRestore: (markdown: string) => void
  /** Drops what is not saved. */
  forget: () => void
  onClose: () => void
}

/** The dialogs over the editor, each in a file of its own. */
export const Sheets = ({ name, resume, markdown, sub, unsaved, onRestore, forget, onClose }: Props) => {
  const ofVersions = useDialog(versions, name === 'versions', onClose)
  const ofChanges = useDialog(changes, name === 'changes', onClose)
  const ofTailor = useDialog(tailor, name === 'tailor', onClose)
  const ofDelete = useDialog(confirm, name === 'delete', onClose)
  useFirstTouch(() => void confirm.load().catch(() => undefined))
  return (
    <>
      {ofVersions.dialog && (
        <ofVersions.dialog.VersionsSheet
          key={`versions${ofVersions.openings}`}
          open={name === 'versions'}
          resume={resume}
          onRestore={onRestore}
          onClose={onClose}
        />
      )}
      {ofChanges.dialog && (
        <ofChanges.dialog.ChangesSheet
          key={`changes${ofChanges.openings}`}
          open={name === 'changes'}
          resume={resume}
          markdown={markdown}
          onClose={onClose}
        />
      )}
      {ofTailor.dialog && (
        <ofTailor.dialog.TailorSheet
          key={`tailor${ofTailor.openings}`}
          open={name === 'tailor'}
          resume={resume}
          sub={sub}
          unsaved={unsaved}
          onClose={onClose}
        />
      )}
      {ofDelete.dialog && (
        <ofDelete.dialog.DeleteConfirm
          open={name === 'delete'}
          resume={resume}
          forget={forget}
          onClose={onClose}
        />
      )}
    </>
  )
}
