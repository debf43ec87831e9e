import { useState } from 'react'
import type { Subscription } from '../../../../shared/api/subscription.ts'
import { api } from '../../../api/api.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { useChange } from '../use-change.ts'
import { askWords } from './ask-words.ts'
import type { Ask } from './asks.ts'

const changes = {
  cancel: () => api.subscription.cancel({}),
  'remove-card': () => api.subscription.removeCard({}),
  downgrade: () => api.subscription.downgrade({ body: { tier: 'pro' } }),
} satisfies Record<Ask, unknown>

/** The button that asked, or where it is gone the heading of what it was about. */
const heir = (ask: Ask) => () =>
  document.querySelector<HTMLElement>(`[data-ask="${ask}"]`) ?? document.getElementById('page-title')

type Props = { ask: Ask; open: boolean; subscription: Subscription; onClose: () => void }

export const AskSheet = ({ ask, open, subscription, onClose }: Props) => {
  // As it was when it was asked: what comes of it does not change the question on its way out.
  const [{ title, text, confirm, busy, safe, done, failed }] = useState(() => askWords(ask, subscription))
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
      onConfirm={() => mutate({ make: changes[ask], done, failed }, { onSuccess: onClose })}
      onClose={onClose}
      finalFocus={heir(ask)}
    />
  )
}
