import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react'
import { Suspense, useDeferredValue, useMemo } from 'react'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { LoadFailed } from '../../applications/load-failed.tsx'
import { countByStatus, summaryOf } from '../../applications/summary.ts'
import { useApplications } from '../../applications/use-applications.ts'
import { lazyScreen } from '../../shell/lazy-screen.ts'
import { Trouble } from '../../shell/trouble.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { Dialogs } from './dialogs.tsx'
import { EmptyApplications } from './empty.tsx'
import { FileMenu } from './file-menu.tsx'
import { ofStatus, searchRows } from './filter.ts'
import { editButton, firstFocusable } from './focus.ts'
import { Head } from './head.tsx'
import { ApplicationTable } from './list/application-table.tsx'
import { NoMatch, Older } from './list/notes.tsx'
import { SearchBox } from './search-box.tsx'
import { StatusChips } from './status-chips.tsx'
import { hasSheet, useAddress } from './use-address.ts'
import { useDelete } from './use-delete.ts'
import { useMove } from './use-move.ts'
import { useSearchWords } from './use-search-words.ts'

const Board = lazyScreen(async () => (await import('./board/board.tsx')).Board)

export const ApplicationsRoute = () => {
  const { address, showStatus, showView, showWords, openAdd, openImport, openEdit, closeSheet } = useAddress()
  const [words, setWords] = useSearchWords(address.q, hasSheet(address), showWords)
  const list = useApplications()
  const remove = useDelete()
  const { move, said } = useMove()
  const today = dayInLagos(new Date())

  const searched = useDeferredValue(words)
  const found = useMemo(() => searchRows(list.rows, searched), [list.rows, searched])
  const shown = useMemo(() => ofStatus(found, address.status), [found, address.status])
  const narrowed = words.trim() !== '' || address.status !== null
  const empty = list.state === 'success' && list.rows.length === 0
  const clear = () => {
    setWords('')
    showStatus(null)
  }

  return (
    <>
      <Head
        summary={list.rows.length > 0 ? summaryOf(list.rows, list.olderLeft) : ''}
        view={address.view}
        empty={empty}
        onView={showView}
        onAdd={openAdd}
      />
      <VisuallyHidden role="status" data-live-announcer>
        {said}
      </VisuallyHidden>
      <VisuallyHidden role="status">
        {narrowed && `${shown.length} of ${list.rows.length} applications`}
      </VisuallyHidden>
      {list.state === 'pending' && (
        <Panel inset="card">
          <ThreadLines rows={8} label="Loading your applications" />
        </Panel>
      )}
      {list.state === 'error' && list.rows.length === 0 && (
        <LoadFailed busy={list.busy} onRetry={list.reload} />
      )}
      {empty && <EmptyApplications onAdd={openAdd} onImport={openImport} />}
      {list.rows.length > 0 && (
        <>
          <chakra.div display="grid" gap="2.5" mb="4">
            <Flex gap="1">
              <SearchBox words={words} onWords={setWords} />
              <FileMenu onImport={openImport} />
            </Flex>
            <StatusChips
              counts={countByStatus(found)}
              total={found.length}
              status={address.status}
              onStatus={showStatus}
            />
          </chakra.div>
          {shown.length === 0 && <NoMatch onClear={clear} />}
          {shown.length > 0 && address.view === 'list' && (
            <ApplicationTable rows={shown} today={today} onEdit={openEdit} onDelete={remove.ask} />
          )}
          {shown.length > 0 && address.view === 'board' && (
            <Trouble>
              <Suspense fallback={<ThreadLines rows={6} />}>
                <Board rows={shown} only={address.status} today={today} onMove={move} onEdit={openEdit} />
              </Suspense>
            </Trouble>
          )}
          {list.olderLeft && (
            <Older
              loaded={list.rows.length}
              narrowed={narrowed || address.view === 'board'}
              busy={list.busy}
              failed={list.olderFailed}
              heir={() => firstFocusable(editButton(shown.at(-1)?.id ?? ''))}
              onMore={list.loadOlder}
              onAll={list.loadAll}
            />
          )}
        </>
      )}
      <Dialogs address={address} rows={list.rows} shown={shown} remove={remove} onClose={closeSheet} />
    </>
  )
}
