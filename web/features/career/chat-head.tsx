import { chakra, Heading } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { requestError } from '../../kit/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { firstFocusable } from '../../ui/focus.ts'
import { notify } from '../../ui/notify.ts'
import { Confirm } from '../../ui/sheet.tsx'
import { removeMessages } from './chat-query.ts'

type ClearProps = {
  /** A reply is being written. */
  busy: boolean
  onCleared: () => void
}

/** The heading of the chat, and that the coach may be wrong. `clear` is null while there is nothing to clear. */
export const ChatHead = ({ clear }: { clear: ClearProps | null }) => (
  <chakra.header
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    justifyContent="space-between"
    columnGap="4"
    px={{ base: '4', lg: '5.5' }}
    py="3"
    borderBottom="1px solid {colors.border}"
  >
    <Heading as="h2" textStyle="h2">
      Career coach
    </Heading>
    {clear && <ClearChat {...clear} />}
    <chakra.p textStyle="small" color="fg.subtle" width="100%">
      The coach is AI: it can be wrong, and it is no lawyer or doctor. Check what matters before you act on
      it.
    </chakra.p>
  </chakra.header>
)

/** Deletes the whole chat, after the person confirms. */
const ClearChat = ({ busy, onCleared }: ClearProps) => {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const clear = useMutation({
    mutationFn: () => api.career.clearMessages({}),
    onSuccess: async () => {
      await removeMessages(client)
      onCleared()
      setAsking(false)
      notify({ kind: 'success', title: 'Chat cleared' })
    },
    onError: error => {
      setAsking(false)
      const { text } = requestError(error, { failed: 'Something went wrong. What you typed is kept.' })
      notify({ kind: 'error', title: 'Not cleared', description: `The chat is as it was. ${text}` })
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
        finalFocus={() => firstFocusable('coach-message')}
      />
    </>
  )
}
