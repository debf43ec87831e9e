import { chakra, Flex } from '@chakra-ui/react'
import { useDeferredValue, useMemo } from 'react'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { ofStatus, searchRows } from '../../applications/filter.ts'
import { ApplicationsFailed } from '../../applications/load-failed.tsx'
import { SearchBox } from '../../applications/search-box.tsx'
import { countByStatus, summaryOf } from '../../applications/summary.ts'
import { useApplications } from '../../applications/use-applications.ts'
import { Panel } from '../../ui/panel.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { Dialogs } from './dialogs.tsx'
import { EmptyApplications } from './empty.tsx'
import { FileMenu } from './file-menu.tsx'
import { Head } from './head.tsx'
import { Results } from './results.tsx'
import { StatusChips } from './status-chips.tsx'
import { hasSheet, useAddress } from './use-address.ts'
import { useDelete } from './use-delete.ts'
import { useMove } from './use-move.ts'
import { useSearchWords } from './use-search-words.ts'

export const ApplicationsRoute = () => {
  const { address, showStatus, showView, showWords, openAdd, openImport, openEdit, closeSheet } = useAddress()
  const [words, setWords] = useSearchWords(address.q, hasSheet(address), showWords)
  const narrowed = words.trim() !== '' || address.status !== null
  const whole = narrowed || address.view === 'board'
  const list = useApplications({ whole, sought: address.edit })
  const remove = useDelete()
  const move = useMove()
  const today = dayInLagos(new Date())

  const searched = useDeferredValue(words)
  const found = useMemo(() => searchRows(list.rows, searched), [list.rows, searched])
  const shown = useMemo(() => ofStatus(found, address.status), [found, address.status])
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
      {list.state === 'pending' && (
        <Panel inset="card">
          <ThreadLines rows={8} label="Loading your applications" />
        </Panel>
      )}
      {list.state === 'error' && list.rows.length === 0 && (
        <ApplicationsFailed busy={list.busy} onRetry={list.reload} />
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
              olderLeft={list.olderLeft}
              status={address.status}
              onStatus={showStatus}
            />
          </chakra.div>
          <Results
            list={list}
            address={address}
            shown={shown}
            narrowed={narrowed}
            whole={whole}
            today={today}
            onClear={clear}
            onMove={move}
            onEdit={openEdit}
            onDelete={remove.ask}
          />
        </>
      )}
      <Dialogs
        address={address}
        rows={list.rows}
        shown={shown}
        remove={remove}
        onShowAll={narrowed ? clear : undefined}
        onClose={closeSheet}
      />
    </>
  )
}
