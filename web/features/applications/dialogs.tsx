import type { Application } from '../../../shared/api/applications.ts'
import { lazyFile } from '../../browser/load-file.ts'
import { useFirstTouch } from '../../browser/use-first-touch.ts'
import { useDialog } from '../../kit/use-dialog.ts'
import { useSession } from '../../session/session.tsx'
import type { Address } from './use-address.ts'
import type { useDelete } from './use-delete.ts'

const form = lazyFile(() => import('./form/application-sheet.tsx'))
const importer = lazyFile(() => import('./csv/import-sheet.tsx'))
const question = lazyFile(() => import('./delete-confirm.tsx'))

type Props = {
  address: Address
  rows: readonly Application[]
  /** The rows in view. */
  shown: readonly Application[]
  remove: ReturnType<typeof useDelete>
  /** There while a search or a filter is on: what is added may not be in view. */
  onShowAll: (() => void) | undefined
  onClose: () => void
}

/** What opens over the list. Each is a file of its own; those that are opened all the time come with the first touch. */
export const Dialogs = ({ address, rows, shown, remove, onShowAll, onClose }: Props) => {
  const { sheet, edit } = address
  const session = useSession()
  const { dialog: forms } = useDialog(form, sheet === 'add' || edit !== null, onClose)
  const { dialog: imports, openings } = useDialog(importer, sheet === 'import', onClose)
  const { dialog: questions } = useDialog(question, remove.asked !== null, remove.keep)
  useFirstTouch(() => {
    for (const file of [form, question]) file.load().catch(() => undefined)
  })
  if (session.state === 'signed-out') return null
  const { sub } = session.person
  return (
    <>
      {forms && (
        <forms.ApplicationSheet
          adding={sheet === 'add'}
          editing={edit}
          rows={rows}
          sub={sub}
          onShowAll={onShowAll}
          onClose={onClose}
        />
      )}
      {imports && (
        <imports.ImportSheet key={openings} open={sheet === 'import'} sub={sub} onClose={onClose} />
      )}
      {questions && (
        <questions.DeleteConfirm
          row={remove.asked}
          rows={shown}
          onConfirm={remove.confirm}
          onClose={remove.keep}
        />
      )}
    </>
  )
}
