import { Suspense } from 'react'
import type { Application, ApplicationStatus } from '../../../shared/api/applications.ts'
import type { useApplications } from '../../applications/use-applications.ts'
import { ErrorBoundary } from '../../kit/error-boundary.tsx'
import { lazyScreen } from '../../kit/lazy-screen.ts'
import { Panel } from '../../ui/panel.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { editButton, firstFocusable } from './focus.ts'
import { ApplicationTable } from './list/application-table.tsx'
import { NoMatch } from './list/no-match.tsx'
import { Older } from './list/older.tsx'
import { ResultsLine } from './results-line.tsx'
import { resultsWords } from './results-words.ts'
import type { Address } from './use-address.ts'

const Board = lazyScreen(async () => (await import('./board/board.tsx')).Board)

type Props = {
  list: ReturnType<typeof useApplications>
  address: Address
  /** The rows that search and filter leave. */
  shown: readonly Application[]
  narrowed: boolean
  /** The view needs all applications, so that the older ones come by themselves. */
  whole: boolean
  today: string
  onClear: () => void
  onMove: (row: Application, status: ApplicationStatus) => void
  onEdit: (row: Application) => void
  onDelete: (row: Application) => void
}

/** The applications in view, as list or board, and what is to be said about them. */
export const Results = (props: Props) => {
  const { list, address, shown, narrowed, whole, today, onClear, onMove, onEdit, onDelete } = props
  const { olderLeft, olderFailed } = list
  const loaded = list.rows.length
  const gathering = whole && olderLeft && !olderFailed
  return (
    <>
      <ResultsLine
        words={resultsWords({ narrowed, gathering, olderLeft, shown: shown.length, loaded })}
        failed={whole && olderFailed}
        onRetry={list.loadOlder}
      />
      {shown.length === 0 && gathering && (
        <Panel inset="card">
          <ThreadLines rows={3} label="Looking" />
        </Panel>
      )}
      {shown.length === 0 && !gathering && (
        <NoMatch where={olderLeft ? `among your newest ${loaded}` : 'here'} onClear={onClear} />
      )}
      {shown.length > 0 && address.view === 'list' && (
        <ApplicationTable rows={shown} today={today} onMove={onMove} onEdit={onEdit} onDelete={onDelete} />
      )}
      {shown.length > 0 && address.view === 'board' && (
        <ErrorBoundary>
          <Suspense fallback={<ThreadLines rows={6} />}>
            <Board
              rows={shown}
              only={address.status}
              olderLeft={olderLeft}
              today={today}
              onMove={onMove}
              onEdit={onEdit}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      {!whole && olderLeft && (
        <Older
          busy={list.busy}
          failed={olderFailed}
          heir={() => firstFocusable(editButton(shown.at(-1)?.id ?? ''))}
          onMore={list.loadOlder}
        />
      )}
    </>
  )
}
