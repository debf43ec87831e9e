import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react'
import { lazy, Suspense, useDeferredValue } from 'react'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { Panel } from '../../ui/panel.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { DeleteConfirm } from './delete-confirm.tsx'
import { EmptyApplications } from './empty.tsx'
import { FileMenu } from './file-menu.tsx'
import { ofStatus, searchRows } from './filter.ts'
import { ApplicationSheet } from './form/application-sheet.tsx'
import { Head } from './head.tsx'
import { ApplicationTable } from './list/application-table.tsx'
import { NoMatch, Older } from './list/notes.tsx'
import { LoadFailed } from './load-failed.tsx'
import { SearchBox } from './search-box.tsx'
import { StatusChips } from './status-chips.tsx'
import { countByStatus, summaryOf } from './summary.ts'
import { useAddress } from './use-address.ts'
import { useApplications } from './use-applications.ts'
import { useDelete } from './use-delete.ts'
import { useMove } from './use-move.ts'
import { useOpenings } from './use-openings.ts'
import { useSearchWords } from './use-search-words.ts'

const Board = lazy(async () => ({ default: (await import('./board/board.tsx')).Board }))
const ImportSheet = lazy(async () => ({ default: (await import('./csv/import-sheet.tsx')).ImportSheet }))

export const ApplicationsRoute = () => {
  const { address, showStatus, showView, showWords, openAdd, openImport, openEdit, closeSheet } = useAddress()
  const [words, setWords] = useSearchWords(address.q, showWords)
  const list = useApplications()
  const remove = useDelete()
  const { move, said } = useMove()
  const importing = useOpenings(address.sheet === 'import')
  const today = dayInLagos(new Date())

  const found = searchRows(list.rows, useDeferredValue(words))
  const shown = ofStatus(found, address.status)
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
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {list.state === 'pending' && (
        <Panel inset="card">
          <ThreadLines rows={8} label="Loading your applications" />
        </Panel>
      )}
      {list.state === 'error' && <LoadFailed busy={list.busy} onRetry={list.reload} />}
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
            <Suspense fallback={<ThreadLines rows={6} />}>
              <Board rows={shown} only={address.status} today={today} onMove={move} onEdit={openEdit} />
            </Suspense>
          )}
          {list.olderLeft && (
            <Older
              loaded={list.rows.length}
              narrowed={words.trim() !== '' || address.status !== null || address.view === 'board'}
              busy={list.busy}
              onMore={list.loadOlder}
              onAll={list.loadAll}
            />
          )}
        </>
      )}
      <ApplicationSheet
        adding={address.sheet === 'add'}
        editing={address.edit}
        rows={list.rows}
        onClose={closeSheet}
      />
      <DeleteConfirm row={remove.asked} rows={shown} onConfirm={remove.confirm} onClose={remove.keep} />
      <Suspense>
        {importing > 0 && (
          <ImportSheet key={importing} open={address.sheet === 'import'} onClose={closeSheet} />
        )}
      </Suspense>
    </>
  )
}
