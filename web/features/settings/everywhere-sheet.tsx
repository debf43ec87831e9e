import { useState } from 'react'
import { api } from '../../api/api.ts'
import { useSession } from '../../session/session.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { notify } from '../../ui/notify.ts'
import type { SheetProps } from './dialogs.tsx'
import { faultOf } from './use-proof.ts'

export const EverywhereSheet = ({ open, onClose }: SheetProps) => {
  const session = useSession()
  const [busy, setBusy] = useState(false)

  const leave = async () => {
    setBusy(true)
    try {
      await api.account.signOutEverywhere({})
      session.signOut('signed-out-everywhere')
    } catch (error) {
      notify({ kind: 'error', title: 'You are not signed out', description: faultOf(error).message })
    }
    setBusy(false)
  }

  return (
    <Confirm
      open={open}
      title="Sign out everywhere?"
      text="Every phone and computer where you are logged in asks for your password again, this one too. What you have saved is kept."
      confirmLabel="Sign out everywhere"
      safeLabel="Stay logged in"
      busy={busy}
      busyLabel="Signing out..."
      onConfirm={leave}
      onClose={onClose}
    />
  )
}
