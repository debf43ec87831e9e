import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { troubleOf } from '../../../forms/trouble-of.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { notify } from '../../../ui/notify.ts'
import { composerField } from './composer-field.ts'
import { showNothing } from './queries.ts'

type Props = {
  /** A reply is being written. */
  busy: boolean
  onCleared: () => void
}

/** Deletes the whole chat, once that was confirmed. */
export const ClearChat = ({ busy, onCleared }: Props) => {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const clear = useMutation({
    mutationFn: () => api.career.clearMessages({}),
    onSuccess: async () => {
      await showNothing(client)
      onCleared()
      setAsking(false)
      notify({ kind: 'success', title: 'Chat cleared' })
    },
    onError: error => {
      setAsking(false)
      notify({
        kind: 'error',
        title: 'Not cleared',
        description: `The chat is as it was. ${troubleOf(error).text}`,
      })
    },
  })
  return (
    <>
      <Button variant="ghost" size="sm" disabled={busy} onClick={() => setAsking(true)}>
        <Trash2 size={16} />
        Clear chat
      </Button>
      <Confirm
        open={isAsking}
        title="Clear the chat?"
        text="All your messages and the replies to them are deleted, on every device. This can't be undone."
        confirmLabel="Clear chat"
        safeLabel="Keep it"
        busy={clear.isPending}
        busyLabel="Clearing..."
        onConfirm={() => clear.mutate()}
        onClose={() => setAsking(false)}
        finalFocus={composerField}
      />
    </>
  )
}
