import { useState } from 'react'
import type { Subscription } from '../../../shared/api/subscription.ts'
import { api } from '../../api/api.ts'
import { firstFocusable } from '../../ui/focus.ts'
import { Confirm } from '../../ui/sheet.tsx'
import type { PlanChange } from './plan-dialogs.tsx'
import { questionWords } from './plan-question-words.ts'
import { useChange } from './use-change.ts'

const requests: Readonly<Record<PlanChange, () => Promise<Subscription>>> = {
  cancel: () => api.subscription.cancel({}),
  'remove-card': () => api.subscription.removeCard({}),
  downgrade: () => api.subscription.downgrade({ body: { tier: 'pro' } }),
}

type Props = { change: PlanChange; open: boolean; subscription: Subscription; onClose: () => void }

/** Asks before the subscription is changed. Afterwards the focus goes back to the button, if that is still there. */
export const PlanQuestion = ({ change, open, subscription, onClose }: Props) => {
  // The answer changes the subscription, and must not change the question while the dialog leaves.
  const [{ title, text, confirm, busy, safe, done, failed }] = useState(() =>
    questionWords(change, subscription),
  )
  const { mutate, isPending } = useChange()
  return (
    <Confirm
      open={open}
      title={title}
      text={text}
      confirmLabel={confirm}
      busyLabel={busy}
      safeLabel={safe}
      busy={isPending}
      onConfirm={() => mutate({ send: requests[change], done, failed }, { onSuccess: onClose })}
      onClose={onClose}
      finalFocus={() => firstFocusable(change)}
    />
  )
}
