import { useState } from 'react'
import type { Subscription } from '../../../shared/api/subscription.ts'
import { api } from '../../api/api.ts'
import { firstFocusable } from '../../ui/focus.ts'
import { Confirm } from '../../ui/sheet.tsx'
import type { PlanChange } from './plan-options.ts'
import { questionWords } from './plan-question-words.ts'
import { useChangeSubscription } from './use-change-subscription.ts'

const requests: Readonly<Record<PlanChange, () => Promise<Subscription>>> = {
  cancel: () => api.subscription.cancel({}),
  'remove-card': () => api.subscription.removeCard({}),
  downgrade: () => api.subscription.downgrade({ body: { tier: 'pro' } }),
}

type Props = { change: PlanChange; open: boolean; subscription: Subscription; onClose: () => void }

/** Asks before the subscription is changed. */
export const PlanQuestion = ({ change, open, subscription, onClose }: Props) => {
  // Fixed, because the changed subscription must not change the words while the dialog closes.
  const [{ title, text, confirm, busy, safe, done, failed }] = useState(() =>
    questionWords(change, subscription),
  )
  const { mutate, isPending } = useChangeSubscription()
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
