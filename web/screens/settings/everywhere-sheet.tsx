import { useState } from 'react'
import { loadSecurity } from '../../session/load-identity.ts'
import { sayTrouble } from '../../session/say-trouble.ts'
import { useSession } from '../../session.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import type { SheetProps } from './dialogs.tsx'
import { report } from './report.ts'

export const EverywhereSheet = ({ open, onClose }: SheetProps) => {
  const session = useSession()
  const [busy, setBusy] = useState(false)

  const leave = async () => {
    setBusy(true)
    try {
      const { signOutEverywhere } = await loadSecurity()
      // Before its time, but afterwards nobody is here to send it.
      await report('signed-out-everywhere')
      await signOutEverywhere()
      session.signOut('signed-out-everywhere')
    } catch (error) {
      sayTrouble('You are not signed out', error)
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
