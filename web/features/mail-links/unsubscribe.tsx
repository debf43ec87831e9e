import { type ReactNode, useState } from 'react'
import { alertOperations, type EndedMails } from '../../../shared/api/alerts.ts'
import { client } from '../../../shared/api/client.ts'
import type { Mailing } from '../../../shared/lists.ts'
import { send } from '../../api/send.ts'
import { useMailLink } from '../../kit/use-mail-link.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { FormError } from '../../ui/message.tsx'
import { OutsideFrame, OutsideView } from '../../ui/outside-frame.tsx'
import { isUnknownLink, pressError, unsubscribeLink } from './mail-token.ts'
import { mailingWords } from './mailing-words.ts'

const aside = { title: 'You decide', text: 'Your alerts and your applications stay as they are.' }

/** /unsubscribe: the page of a mail's link, signed in or not. It needs a press, because programs that check mails open their links. */
export const UnsubscribeRoute = () => {
  const link = useMailLink(unsubscribeLink, paths.unsubscribe)
  return (
    <OutsideFrame woven={4} aside={aside}>
      {link ? <Ask {...link} /> : <NoLink />}
    </OutsideFrame>
  )
}

type Link = { token: string; mails?: Mailing | undefined }

/** Asks, and says what has ended. Each view has its own key: a new view's heading takes the focus. */
const Ask = ({ token, mails }: Link) => {
  const { ended, busy, failure, isUnknown, stop, stopAll } = useUnsubscribe(token)
  if (isUnknown) return <NoLink />
  if (ended === 'all')
    return (
      <View
        key="all"
        title="No more job alert emails"
        text="Emails are off for all your alerts. The app still shows you new jobs. You can turn the emails on again in Notification Preferences."
        open="jobAlerts"
      />
    )
  if (ended?.mails === 'jobAlert')
    return (
      <View
        key="ended"
        title="These emails have stopped"
        text={`“${ended.title}” sends you no more emails. The app still shows you its new jobs.`}
        open="jobAlerts"
      >
        <FormError text={failure} />
        <Button variant="outline" size="lg" loading={busy} loadingText="Stopping" onClick={stopAll}>
          Stop the emails of all my job alerts
        </Button>
      </View>
    )
  if (ended)
    return (
      <View
        key="ended"
        title={mailingWords[ended.mails].ended}
        text={`${mailingWords[ended.mails].rest} You can turn them on again in Notification Preferences.`}
      />
    )
  const what = (mails && mailingWords[mails].what) ?? 'emails'
  return (
    <View
      key="ask"
      title={`Stop these ${what}?`}
      text={
        mails
          ? mailingWords[mails].ask
          : 'The job alert that sent you this email will tell you only in the app. Your other alerts and emails do not change.'
      }
    >
      <FormError text={failure} />
      <Button size="lg" loading={busy} loadingText="Stopping" onClick={stop}>
        {failure ? 'Try again' : `Stop these ${what}`}
      </Button>
    </View>
  )
}

const NoLink = () => (
  <View
    key="none"
    title="This link does not work"
    text="The link may be old, your email app may have broken it, or its job alert was deleted. A deleted alert sends no emails. Notification Preferences has a switch for each kind of email."
  />
)

type Props = {
  title: string
  text: string
  /** The screen that the view leads to. */
  open?: 'jobAlerts' | 'notifications'
  children?: ReactNode
}

const View = ({ title, text, open = 'notifications', children }: Props) => (
  <OutsideView title={title} text={text}>
    {children}
    <LinkButton variant={children ? 'ghost' : 'outline'} size="lg" to={paths[open]}>
      {open === 'jobAlerts' ? 'Open Job Alerts' : 'Notification Preferences'}
    </LinkButton>
  </OutsideView>
)

/** The mails that have ended: none yet, those of the link, or those of all job alerts. */
type Ended = EndedMails | 'all' | null

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
