import { chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { type Alert, alertsAtMost } from '../../../shared/api/alerts.ts'
import type { AlertFrequency } from '../../../shared/lists.ts'
import { api } from '../../api/api.ts'
import { lazyDeleteQuestion } from '../../kit/lazy-delete-question.tsx'
import { useDelete } from '../../kit/use-delete.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { firstFocusable, moveFocusOn } from '../../ui/focus.ts'
import { TextLink } from '../../ui/links.tsx'
import { Message } from '../../ui/message.tsx'
import { CardGrid } from '../../ui/panel.tsx'
import { AlertCard } from './alert-card.tsx'
import { alertRows, alertsQuery, useSilenced } from './queries.ts'
import type { Silenced } from './words.ts'

type Props = {
  alerts: readonly Alert[]
  fastest: AlertFrequency
  /** The id of the alert that the address names. */
  named: string | null
  onAdd: () => void
  onEdit: (id: string) => void
}

const DeleteQuestion = lazyDeleteQuestion<Alert>()

export const AlertList = ({ alerts, fastest, named, onAdd, onEdit }: Props) => {
  const client = useQueryClient()
  const remove = useDelete<Alert>({
    mutationKey: [...alertsQuery.queryKey, 'remove'],
    remove: ({ id }) => api.alerts.remove({ params: { id } }),
    onDeleted: ({ id }) => alertRows.remove(client, id),
    optimistic: { restore: alert => alertRows.put(client, alert) },
    successToast: ({ title }) => ({
      title: 'Alert Deleted',
      description: `“${title}” will not tell you about jobs any more.`,
    }),
    failed: 'Failed to delete job alert',
  })
  const silenced = useSilenced()
  const now = new Date()
  return (
    <chakra.div display="grid" gap="4">
      {alerts.length > 0 && silenced && <SilentNote silenced={silenced} />}
      {alerts.length >= alertsAtMost && (
        <Message
          tone="info"
          text={`You have ${alertsAtMost} alerts. That is the limit. Delete one to create another.`}
        />
      )}
      {named !== null && !alerts.some(({ id }) => id === named) && (
        <Message tone="info" text="The alert that you opened was deleted." />
      )}
      <CardGrid alignItems="start">
        {alerts.map(alert => (
          <AlertCard
            key={alert.id}
            alert={alert}
            fastest={fastest}
            silenced={silenced}
            now={now}
            isNamed={alert.id === named}
            onEdit={() => onEdit(alert.id)}
            onDelete={() => remove.ask(alert)}
          />
        ))}
      </CardGrid>
      {alerts.length === 0 && (
        <EmptyState
          motif="lozenge"
          title="No Job Alerts Yet"
          text="Say what you are looking for. Aiki watches the job boards and tells you when a new job fits."
          action={
            // The button of the page's head takes the focus when the first alert is made.
            <Button
              ref={moveFocusOn(() => firstFocusable('new-alert'))}
              data-focus="new-alert"
              onClick={onAdd}
            >
              Create Your First Alert
            </Button>
          }
        />
      )}
      <DeleteQuestion
        remove={remove}
        rows={alerts}
        noun="alert"
        text={({ title }) =>
          `“${title}” stops, and its emails stop too. Jobs that you track stay in your applications.`
        }
        focusTargets={['new-alert']}
      />
    </chakra.div>
  )
}

const silentWords = {
  all: 'All your notifications are off, so your alerts do not tell you about jobs. The jobs that they find are still shown here.',
  mail: 'Job alert emails are off. You still see new jobs in the app.',
} as const satisfies Record<NonNullable<Silenced>, string>

const SilentNote = ({ silenced }: { silenced: NonNullable<Silenced> }) => (
  <Message
    tone="info"
    Icon={BellOff}
    text={
      <span>
        {silentWords[silenced]}{' '}
        <TextLink variant="text" to={paths.notifications} color="inherit">
          Notification Preferences
        </TextLink>
      </span>
    }
  />
)
