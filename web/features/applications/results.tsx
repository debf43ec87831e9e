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
  /** The rows that search and filter leave. */
  shown: readonly Application[]
  isNarrowed: boolean
  /** The view needs all applications, so that the older ones come by themselves. */
  isWhole: boolean
  onClear: () => void
}

/** The applications in view, as list or board, and what is to be said about them. */
export const Results = (props: Props) => {
  const { list, view, status, shown, isNarrowed, isWhole, onClear, ...actions } = props
  const { olderLeft, olderFailed, loadOlder } = list
  const loaded = list.rows.length
  const isGathering = isWhole && olderLeft && !olderFailed
  return (
    <>
      <ResultsLine
        words={resultsWords({ isNarrowed, isGathering, olderLeft, shown: shown.length, loaded })}
        failed={isWhole && olderFailed}
        onRetry={loadOlder}
      />
      {shown.length === 0 && isGathering && (
        <Panel inset="card">
          <ThreadLines rows={3} label="Looking" />
        </Panel>
      )}
      {shown.length === 0 && !isGathering && (
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
      {!isWhole && olderLeft && (
        <Older
          busy={list.query.isFetching}
          failed={olderFailed}
          lastId={shown.at(-1)?.id}
          onMore={loadOlder}
        />
      )}
    </>
  )
}

type LineProps = { words: string; failed: boolean; onRetry: () => void }

/** Above the results: how far the search has come and what it found, read out too; and that older ones did not load. */
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

/** `where`: what was looked through, "here" or "among your newest 50" when older ones did not load. */
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

type OlderProps = {
  busy: boolean
  failed: boolean
  /** Of the last row: it takes the focus when nothing older is left and the button goes. */
  lastId: string | undefined
  onMore: () => void
}

/** Below the list while older rows wait on the server. */
const Older = ({ busy, failed, lastId, onMore }: OlderProps) => (
  <Flex mt="4" gap="3" align="center" wrap="wrap">
    <Button
      ref={moveFocusOn(() => firstFocusable(`edit-${lastId}`))}
      variant="outline"
      loading={busy}
      loadingText="Loading"
      onClick={onMore}
    >
      Show older
    </Button>
    {failed && (
      <chakra.p role="alert" textStyle="small" color="error.fg">
        Older applications could not be loaded. Please try again.
      </chakra.p>
    )}
  </Flex>
)
