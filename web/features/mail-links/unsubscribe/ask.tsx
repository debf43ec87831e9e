import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { NoLink } from './no-link.tsx'
import { useUnsubscribe } from './use-unsubscribe.ts'
import { View } from './view.tsx'

/** Asks, and says what has ended. Each view is one of its own, so that its heading takes the focus. */
export const Ask = ({ token }: { token: string }) => {
  const { ended, busy, trouble, isUnknown, stop, stopAll } = useUnsubscribe(token)
  if (isUnknown) return <NoLink />
  if (ended === 'all')
    return (
      <View
        key="all"
        title="No more mails of job alerts"
        text="They are off for all your alerts. The app still shows you new jobs. Notification Preferences switches the mails on again."
      />
    )
  if (ended)
    return (
      <View
        key="ended"
        title="These mails have stopped"
        text={`“${ended.title}” sends you no more mails. The app still shows you its new jobs.`}
      >
        <FormError text={trouble} />
        <Button variant="outline" size="lg" loading={busy} loadingText="Stopping" onClick={stopAll}>
          Stop mails of all my job alerts
        </Button>
      </View>
    )
  return (
    <View
      key="ask"
      title="Stop these mails?"
      text="The job alert that sent you this mail will tell you in the app only. Your other alerts and mails go on."
    >
      <FormError text={trouble} />
      <Button size="lg" loading={busy} loadingText="Stopping" onClick={stop}>
        {trouble ? 'Try again' : 'Stop these mails'}
      </Button>
    </View>
  )
}
