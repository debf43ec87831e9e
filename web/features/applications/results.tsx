import { chakra, Flex } from '@chakra-ui/react'
import { Suspense } from 'react'
import type { Application, ApplicationStatus } from '../../../shared/api/applications.ts'
import type { Applications } from '../../applications/use-applications.ts'
import { ErrorBoundary } from '../../kit/error-boundary.tsx'
import { lazyScreen } from '../../kit/lazy-screen.ts'
import { Button } from '../../ui/button.tsx'
import { firstFocusable, moveFocusOn } from '../../ui/focus.ts'
import { ThreadLines } from '../../ui/loading.tsx'
import { Announcement } from '../../ui/message.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { View } from './address.ts'
import { ApplicationTable } from './application-table.tsx'
import type { RowActions } from './row-parts.tsx'
import { resultsWords } from './words.ts'

const Board = lazyScreen(async () => (await import('./board.tsx')).Board)

type Props = RowActions & {
  list: Applications
  view: View
  /** The filter; null: all. */
  status: ApplicationStatus | null
  /** The rows that match the search and the filter. */
  shown: readonly Application[]
  /** A search or a filter is on. */
  isFiltered: boolean
  /** The view needs all applications, so the older ones load without a press. */
  loadsAll: boolean
  onClear: () => void
}

/** The applications as a list or a board, with the line above them and the button below. */
export const Results = (props: Props) => {
  const { list, view, status, shown, isFiltered, loadsAll, onClear, ...actions } = props
  const { olderLeft, olderFailed, loadOlder } = list
  const loaded = list.rows.length
  const isLoadingAll = loadsAll && olderLeft && !olderFailed
  return (
    <>
      <ResultsLine
        words={resultsWords({ isFiltered, isLoadingAll, olderLeft, shown: shown.length, loaded })}
        failed={loadsAll && olderFailed}
        onRetry={loadOlder}
      />
      {shown.length === 0 && isLoadingAll && (
        <Panel inset="card">
          <ThreadLines rows={3} label="Looking" />
        </Panel>
      )}
      {shown.length === 0 && !isLoadingAll && (
        <NoMatch where={olderLeft ? `among your newest ${loaded}` : 'here'} onClear={onClear} />
      )}
      {shown.length > 0 && view === 'list' && <ApplicationTable rows={shown} {...actions} />}
      {shown.length > 0 && view === 'board' && (
        <ErrorBoundary>
          <Suspense fallback={<ThreadLines rows={6} />}>
            <Board rows={shown} only={status} olderLeft={olderLeft} {...actions} />
          </Suspense>
        </ErrorBoundary>
      )}
      {!loadsAll && olderLeft && <Older list={list} lastId={shown.at(-1)?.id} />}
    </>
  )
}

type LineProps = { words: string; failed: boolean; onRetry: () => void }

/** Above the results: what the search has found so far, also read out, or that older ones did not load. */
const ResultsLine = ({ words, failed, onRetry }: LineProps) => (
  <>
    {failed && (
      <Flex role="alert" align="center" gap="3" wrap="wrap" mb="3" textStyle="small">
        <span>Your older applications could not be loaded.</span>
        <Button ref={moveFocusOn()} size="sm" variant="outline" onClick={onRetry}>
          Try again
        </Button>
      </Flex>
    )}
    {words && (
      <chakra.p aria-hidden mb="3" textStyle="small" color="fg.muted">
        {words}
      </chakra.p>
    )}
    <Announcement>{words}</Announcement>
  </>
)

/** `where`: "here", or "among your newest 50" where older ones did not load. */
const NoMatch = ({ where, onClear }: { where: string; onClear: () => void }) => (
  <Panel inset="card">
    <chakra.p color="fg.muted" mb="3">
      Nothing {where} matches your search and filter.
    </chakra.p>
    <Button ref={moveFocusOn()} variant="outline" onClick={onClear}>
      Clear search and filter
    </Button>
  </Panel>
)

/** `lastId`: the last row takes the focus when nothing older is left and the button is removed. */
const Older = ({ list, lastId }: { list: Applications; lastId: string | undefined }) => (
  <Flex mt="4" gap="3" align="center" wrap="wrap">
    <Button
      ref={moveFocusOn(() => firstFocusable(`edit-${lastId}`))}
      variant="outline"
      loading={list.query.isFetching}
      loadingText="Loading"
      onClick={list.loadOlder}
    >
      Show older
    </Button>
    {list.olderFailed && (
      <chakra.p role="alert" textStyle="small" color="error.fg">
        Older applications could not be loaded. Please try again.
      </chakra.p>
    )}
  </Flex>
)
