import { type ReactNode, useState } from 'react'
import { alertOperations } from '../../../shared/api/alerts.ts'
import { client } from '../../../shared/api/client.ts'
import { send } from '../../api/send.ts'
import { useMailLink } from '../../kit/use-mail-link.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { FormError } from '../../ui/message.tsx'
import { OutsideFrame, OutsideView } from '../../ui/outside-frame.tsx'
import { isUnknownLink, pressError, tokenLink } from './mail-token.ts'

const aside = { title: 'You decide', text: 'Your alerts and your applications stay as they are.' }

/** /unsubscribe: the page of a mail's link, signed in or not. It needs a press, because programs that check mails open their links. */
export const UnsubscribeRoute = () => {
  const link = useMailLink(tokenLink, paths.unsubscribe)
  return (
    <OutsideFrame woven={4} aside={aside}>
      {link ? <Ask {...link} /> : <NoLink />}
    </OutsideFrame>
  )
}

/** Asks, and says what has ended. Each view has its own key: a new view's heading takes the focus. */
const Ask = ({ token }: { token: string }) => {
  const { ended, busy, failure, isUnknown, stop, stopAll } = useUnsubscribe(token)
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
        <FormError text={failure} />
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
      <FormError text={failure} />
      <Button size="lg" loading={busy} loadingText="Stopping" onClick={stop}>
        {failure ? 'Try again' : 'Stop these mails'}
      </Button>
    </View>
  )
}

const NoLink = () => (
  <View
    key="none"
    title="This link does not work"
    text="Your mail program may have cut it in two, or its alert was deleted, which ends its mails too. In the app you can pause or delete each alert, and Notification Preferences ends the mails of all."
  />
)

type Props = {
  title: string
  text: string
  children?: ReactNode
}

const View = ({ title, text, children }: Props) => (
  <OutsideView title={title} text={text}>
    {children}
    <LinkButton variant={children ? 'ghost' : 'outline'} size="lg" to={paths.jobAlerts}>
      Open Job Alerts
    </LinkButton>
  </OutsideView>
)

/** The mails that have ended: none yet, of the alert with this title, or of all alerts. */
type Ended = { readonly title: string } | 'all' | null

const useUnsubscribe = (token: string) => {
  const [ended, setEnded] = useState<Ended>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const params = { token }

  const attempt = async (send: () => Promise<Ended>) => {
    setBusy(true)
    setError(null)
    try {
      setEnded(await send())
    } catch (error) {
      setError(error)
    }
    setBusy(false)
  }

  return {
    ended,
    busy,
    isUnknown: isUnknownLink(error),
    failure: error === null || isUnknownLink(error) ? undefined : pressError(error),
    stop: () => attempt(() => alerts.unsubscribe({ params })),
    stopAll: () =>
      attempt(async () => {
        await alerts.unsubscribeAll({ params })
        return 'all'
      }),
  }
}

/** Only the operations of alerts, because this page needs no other code of the API. */
export const { alerts } = client({ alerts: alertOperations }, send)
