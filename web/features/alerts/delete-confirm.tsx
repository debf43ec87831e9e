import { useState } from 'react'
import type { Alert } from '../../../shared/api/alerts.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { firstFocusable } from '../applications/focus.ts'
import { deleteButton, newButton } from './focus.ts'
import type { useDelete } from './use-delete.ts'

type Props = { remove: ReturnType<typeof useDelete>; alerts: readonly Alert[] }

export const DeleteConfirm = ({ remove, alerts }: Props) => {
  const { asked } = remove
  // The dialog keeps its words while it leaves, and knows whom the focus goes to.
  const [last, setLast] = useState<{ alert: Alert; heirs: string[] } | null>(null)
  if (asked && asked !== last?.alert) {
    const at = alerts.findIndex(({ id }) => id === asked.id)
    setLast({ alert: asked, heirs: [asked, alerts[at + 1], alerts[at - 1]].flatMap(each => each?.id ?? []) })
  }
  if (!last) return null
  return (
    <Confirm
      open={asked !== null}
      title="Delete this alert?"
      text={`“${last.alert.title}” ends, and so do its mails. Jobs that you track stay in your applications.`}
      confirmLabel="Delete alert"
      safeLabel="Keep it"
      onConfirm={() => {
        if (!asked) return
        setLast({ ...last, heirs: last.heirs.filter(id => id !== asked.id) })
        remove.confirm(asked)
      }}
      onClose={remove.keep}
      finalFocus={() => firstFocusable(...last.heirs.map(deleteButton), newButton)}
    />
  )
}
