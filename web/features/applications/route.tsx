import { chakra, Flex } from '@chakra-ui/react'
import { List, Plus, SquareKanban } from 'lucide-react'
import { useCallback, useDeferredValue, useMemo } from 'react'
import type { Application } from '../../../shared/api/applications.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { ofStatus, searchRows } from '../../applications/filter.ts'
import { jobName } from '../../applications/job-name.ts'
import { SearchBox } from '../../applications/search-box.tsx'
import { countByStatus, summaryOf } from '../../applications/summary.ts'
import { applicationsFailed, useApplications } from '../../applications/use-applications.ts'
import { lazyDeleteQuestion } from '../../kit/lazy-delete-question.tsx'
import { lazyDialog } from '../../kit/lazy-dialog.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useOpenRow } from '../../kit/use-open-row.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { useListAddress, useSearchWords, type View } from './address.ts'
import { FileMenu } from './file-menu.tsx'
import { useMove } from './move.ts'
import { Results } from './results.tsx'
import type { RowActions } from './row-parts.tsx'
import { StatusChips } from './status-chips.tsx'
import { useChangedElsewhere } from './use-changed-elsewhere.ts'
import { useDeleteApplication } from './use-delete.ts'

const ApplicationDialog = lazyDialog(
  async () => (await import('./application-dialog.tsx')).ApplicationDialog,
  { preload: true },
)
const ImportDialog = lazyDialog(async () => (await import('./import-dialog.tsx')).ImportDialog)
const DeleteQuestion = lazyDeleteQuestion<Application>()

const views = [
  { value: 'list', label: 'List', icon: <List size={17} /> },
  { value: 'board', label: 'Board', icon: <SquareKanban size={17} /> },
] as const

/** My Applications, as a list or a board. `?sheet=add`, `?sheet=import` and `?edit=<id>` open its dialogs. */
export const ApplicationsRoute = () => {
  const session = useSession()
  const address = useListAddress()
  const { view, status, sheet, edit, show, open, close } = address
  const [words, setWords] = useSearchWords(address)
  const isFiltered = words.trim() !== '' || status !== null
  const loadsAll = isFiltered || view === 'board'
  const list = useApplications({ loadAll: loadsAll, openId: edit })
  const edited = useOpenRow(list.query.data && list.rows, edit)
  const remove = useDeleteApplication()
  const move = useMove()
  useChangedElsewhere(id => open({ edit: id }))

  const searched = useDeferredValue(words)
  const found = useMemo(() => searchRows(list.rows, searched), [list.rows, searched])
  const shown = useMemo(() => ofStatus(found, status), [found, status])
  const isEmpty = list.query.data !== undefined && list.rows.length === 0
  const showAs = (to: View) => show({ view: to === 'list' ? null : to })
  const openEdit = useCallback<RowActions['onEdit']>(
    ({ id }, at) => open({ edit: id, at: at ?? null }),
    [open],
  )
  const openAdd = () => open({ sheet: 'add' })
  const openImport = () => open({ sheet: 'import' })
  const clear = () => {
    setWords('')
    show({ status: null })
  }

  if (session.state === 'signed-out') return null
  const { sub } = session.person
  const isAdding = sheet === 'add'
  return (
    <>
      <PageHead
        title="My Applications"
        text={list.rows.length > 0 ? summaryOf(list.rows, list.olderLeft) : ''}
        actions={
          // An empty list has no views, and its button to add is below.
          !isEmpty && (
            <Flex gap="2" width={{ base: 'full', md: 'auto' }} align="center">
              <chakra.div flex={{ base: 1, md: 'none' }}>
                <Segmented label="Show as" value={view} onChange={showAs} options={views} block />
              </chakra.div>
              <Button data-focus="add" onClick={openAdd}>
                <Plus />
                <span>
                  Add<chakra.span srOnly={{ base: true, md: false }}> application</chakra.span>
                </span>
              </Button>
            </Flex>
          )
        }
      />
      <Loaded query={list.query} loading="Loading your applications" rows={8} failed={applicationsFailed}>
        {() =>
          isEmpty ? (
            <Empty onAdd={openAdd} onImport={openImport} />
          ) : (
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
                  status={status}
                  onStatus={to => show({ status: to })}
                />
              </chakra.div>
              <Results
                list={list}
                view={view}
                status={status}
                shown={shown}
                isFiltered={isFiltered}
                loadsAll={loadsAll}
                today={dayInLagos(new Date())}
                onClear={clear}
                onMove={move}
                onEdit={openEdit}
                onDelete={remove.ask}
              />
            </>
          )
        }
      </Loaded>
      <ApplicationDialog
        open={isAdding || (edited.open && edited.row !== null)}
        row={isAdding ? null : edited.row}
        sub={sub}
        onShowAll={isFiltered ? clear : null}
        onClose={() => close(isAdding ? 'sheet' : 'edit')}
      />
      <ImportDialog open={sheet === 'import'} sub={sub} onClose={() => close('sheet', 'import')} />
      <DeleteQuestion
        remove={remove}
        // After a delete on the board, the focus stays in its column.
        rows={view === 'board' ? ofStatus(shown, remove.rowToConfirm?.status ?? null) : shown}
        noun="application"
        text={row =>
          `${jobName(row)} and its notes are deleted from your list. You can undo this right after.`
        }
      />
    </>
  )
}

const Empty = ({ onAdd, onImport }: { onAdd: () => void; onImport: () => void }) => (
  <EmptyState
    motif="board"
    title="No Applications Yet"
    text="Add an application that you have already sent, or import your list from a spreadsheet. Both are free on every plan."
    action={
      <Flex gap="2" wrap="wrap">
        <Button data-focus="add" onClick={onAdd}>
          Add Your First Application
        </Button>
        <Button data-focus="more" variant="outline" onClick={onImport}>
          Import from CSV
        </Button>
      </Flex>
    }
  />
)
