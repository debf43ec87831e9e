import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type Alert, alertsAtMost } from '../../../shared/api/alerts.ts'
import type { AlertFrequency } from '../../../shared/lists.ts'
import { settingsQuery } from '../../person/queries.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Message } from '../../ui/message.tsx'
import { AlertCard } from './alert-card.tsx'
import { DeleteConfirm } from './delete-confirm.tsx'
import { newButton } from './focus.ts'
import { SilentNote } from './silent-note.tsx'
import { useDelete } from './use-delete.ts'
import { silencedBy } from './words.ts'

type Props = {
  alerts: readonly Alert[]
  fastest: AlertFrequency
  named: string | null
  onAdd: () => void
  onEdit: (id: string) => void
}

/** Widths in rem: who reads with larger letters gets fewer columns. */
const Cards = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))',
    gap: '4',
    alignItems: 'start',
    _empty: { display: 'none' },
  },
})

/** The alerts, newest first; or how the first one is made. */
export const AlertList = ({ alerts, fastest, named, onAdd, onEdit }: Props) => {
  const { data: settings } = useQuery(settingsQuery)
  const remove = useDelete()
  const silenced = silencedBy(settings)
  const now = new Date()
  return (
    <chakra.div display="grid" gap="4">
      {alerts.length > 0 && silenced && <SilentNote silenced={silenced} />}
      {alerts.length >= alertsAtMost && (
        <Message
          tone="info"
          text={`You have ${alertsAtMost} alerts, as many as there can be. Delete one to make another.`}
        />
      )}
      {named !== null && !alerts.some(({ id }) => id === named) && (
        <Message tone="info" text="The alert that you came for is not here any more. It was deleted." />
      )}
      <Cards>
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
      </Cards>
      {alerts.length === 0 && (
        <EmptyState
          motif="lozenge"
          title="No Job Alerts Yet"
          text="Say once what you look for. Aiki watches the boards and tells you when a new job fits."
          action={
            <Button data-focus={newButton} onClick={onAdd}>
              Create Your First Alert
            </Button>
          }
        />
      )}
      <DeleteConfirm remove={remove} alerts={alerts} />
    </chakra.div>
  )
}
