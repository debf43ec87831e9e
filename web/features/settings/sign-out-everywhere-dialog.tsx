import { useMutation } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { useSession } from '../../session/session.tsx'
import { notify } from '../../ui/notify.ts'
import { Confirm } from '../../ui/sheet.tsx'
import type { DialogProps } from './proof-dialog.tsx'
import { accountErrorText } from './use-proof-form.ts'

export const SignOutEverywhereDialog = ({ open, onClose }: DialogProps) => {
  const session = useSession()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.account.signOutEverywhere({}),
    onSuccess: () => session.signOut('signed-out-everywhere'),
    onError: error =>
      notify({ kind: 'error', title: 'You are not logged out', description: accountErrorText(error) }),
  })
  return (
    <Confirm
      open={open}
      title="Log out everywhere?"
      text="Every phone and computer where you are logged in asks for your password again, also this device. What you have saved is kept."
      confirmLabel="Log out everywhere"
      safeLabel="Stay logged in"
      busy={isPending}
      busyLabel="Logging out..."
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  )
}
