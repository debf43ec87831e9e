import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Subscription } from '../../shared/api/subscription.ts'
import type { PaidTier } from '../../shared/lists.ts'
import { hasCode } from '../kit/request-error.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { DetailList } from '../ui/detail-list.tsx'
import { firstFocusable } from '../ui/focus.ts'
import { Sheet } from '../ui/sheet.tsx'
import { canTry } from './subscription-status.ts'
import { noTrialWords, trialErrorNotice, trialOffer } from './trial-words.ts'
import { startOrFindTrial, useTrial } from './use-trial.ts'

type Props = {
  tier: PaidTier
  open: boolean
  /** Undefined only while the dialog is closed. */
  subscription: Subscription | undefined
  /** When the subscription was loaded, in milliseconds of the device. */
  loadedAt: number
  onClose: () => void
}

/** Says what the trial is, when it ends, and that there is one. Only its button starts the trial. */
export const TrialDialog = ({ subscription, ...props }: Props) => {
  // Fixed, because the trial that begins must not change the words while the dialog closes.
  const [opened] = useState(subscription)
  if (!opened) return null
  return canTry(opened) ? (
    <Offer {...props} subscription={opened} />
  ) : (
    <NoTrial {...props} subscription={opened} />
  )
}

type LoadedProps = Props & { subscription: Subscription }

const Offer = ({ tier, open, subscription, loadedAt, onClose }: LoadedProps) => {
  // The server's clock, because the clock of the device may be wrong.
  const [now] = useState(() => Date.parse(subscription.now) + Date.now() - loadedAt)
  const { mutate, isPending } = useTrial(startOrFindTrial, trialErrorNotice)
  const { title, confirm, lines } = trialOffer(tier, new Date(now))
  const start = () =>
    mutate(tier, {
      onSuccess: onClose,
      onError: error => hasCode(error, 'trial_used', 'trial_unavailable') && onClose(),
    })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      readFirst
      dismissible={!isPending}
      finalFocus={() => firstFocusable(`trial-${tier}`)}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isPending}>
            Not now
          </Button>
          <Button loading={isPending} loadingText="Starting..." onClick={start}>
            {confirm}
          </Button>
        </>
      }
    >
      <DetailList of={lines} />
    </Sheet>
  )
}

/** For a person whom an old link or the public page leads here, and who has had the trial or has a plan. */
const NoTrial = ({ tier, open, subscription, onClose }: LoadedProps) => {
  const { title, text, action } = noTrialWords(tier, subscription)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      text={text}
      readFirst
      finalFocus={() => firstFocusable()}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          {action && (
            <Button asChild>
              <Link to={paths.checkout(tier)} replace>
                {action}
              </Link>
            </Button>
          )}
        </>
      }
    />
  )
}
