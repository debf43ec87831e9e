import { chakra, Flex } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { MailState } from '../../shared/api/account.ts'
import { api } from '../api/api.ts'
import { homeKey } from '../api/query-client.ts'
import { notifyFailed } from '../kit/notify-failed.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { Message } from '../ui/message.tsx'
import { atTime, onDay } from './day-words.ts'
import { mailStateQuery, settingsQuery } from './queries.ts'

type Suppressed = NonNullable<MailState['suppressed']>

const wordsOf = ({ reason, email, at }: Suppressed, now: string): string =>
  reason === 'bounce'
    ? `Our emails do not arrive. Your mailbox ${email} refused one on ${onDay(at, now)}. Check the address: change it if it is wrong, and try again if it is right.`
    : `We email you no alerts, reminders or summaries. On ${onDay(at, now)}, an email of ours was reported as spam from your mailbox ${email}. You still get codes, receipts and security alerts.`

const sentWords = (email: string): string =>
  `We sent an email to ${email}. If it does not arrive, look here again in a few minutes.`

/** Says that our mails do not reach the person, and tries their mailbox again. Shows nothing where mails arrive. */
export const ReturnedMail = () => {
  const client = useQueryClient()
  const { data } = useQuery(mailStateQuery)
  const place = useRef<HTMLDivElement>(null)
  const retry = useMutation({
    mutationFn: (_: Suppressed) => api.account.retryMail({}),
    onSuccess: state => {
      client.setQueryData(mailStateQuery.queryKey, state)
      // The button that had the focus is gone.
      place.current?.focus()
      void client.invalidateQueries({ queryKey: homeKey })
      return client.invalidateQueries({ queryKey: settingsQuery.queryKey, exact: true })
    },
    onError: (error, suppressed) =>
      notifyFailed('We could not try your mailbox again.', error, () => retry.mutate(suppressed)),
  })
  const suppressed = data?.suppressed ?? null
  // The answer is known before the mutation ends, because the settings load first.
  if (suppressed === null && !retry.isPending && !retry.isSuccess) return null
  return (
    <Place place={place}>
      {suppressed === null ? (
        <Message tone="info" role="status" text={sentWords(retry.variables?.email ?? '')} />
      ) : (
        <>
          <Message tone="warning" text={wordsOf(suppressed, new Date().toISOString())} />
          <Actions
            suppressed={suppressed}
            isBusy={retry.isPending}
            onRetry={() => retry.mutate(suppressed)}
          />
        </>
      )}
    </Place>
  )
}

const Place = ({
  place,
  children,
}: {
  place: RefObject<HTMLDivElement | null>
  children: React.ReactNode
}) => (
  <chakra.section
    ref={place}
    aria-label="Emails to you"
    tabIndex={-1}
    mb={{ base: '4', lg: '5' }}
    display="grid"
    gap="3"
  >
    {children}
  </chakra.section>
)

type ActionProps = {
  readonly suppressed: Suppressed
  readonly isBusy: boolean
  readonly onRetry: () => void
}

const Actions = ({ suppressed: { reason, retryFrom }, isBusy, onRetry }: ActionProps) => (
  <Flex wrap="wrap" gap="3" align="center">
    {retryFrom === null ? (
      <Button variant="outline" loading={isBusy} loadingText="Trying..." onClick={onRetry}>
        {reason === 'bounce' ? 'Try again' : 'Turn emails on again'}
      </Button>
    ) : (
      <chakra.p textStyle="small" color="fg.muted">
        You tried already. You can try again on {atTime(retryFrom, new Date().toISOString())}.
      </chakra.p>
    )}
    {reason === 'bounce' && (
      <Button asChild variant="outline">
        <Link to={`${paths.settings}?sheet=email`}>Change email</Link>
      </Button>
    )}
  </Flex>
)
