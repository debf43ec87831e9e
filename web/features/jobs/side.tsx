import { chakra } from '@chakra-ui/react'
import { useDeferredValue } from 'react'
import { lazyPart } from '../../kit/lazy-part.tsx'
import { BoardLinks } from './board-links.tsx'
import { BoardsPanel } from './boards-panel.tsx'
import { desk } from './desk.ts'
import { KeysHint, type useKeysOn } from './keys-hint.tsx'
import { boardTotal, withoutHidden } from './results-words.ts'
import type { JobActions } from './use-job-actions.ts'
import type { Search } from './use-search.ts'
import type { SearchAddress } from './use-search-address.ts'

const JobPane = lazyPart(async () => (await import('./job-pane.tsx')).JobPane, 'Loading the job')

type Props = {
  search: Search
  address: SearchAddress
  actions: JobActions
  keys: ReturnType<typeof useKeysOn>
  isDesk: boolean
}

/** Beside the list: the job that is open, else the boards. Without room there, the boards are below the list. */
export const Side = ({ search, address, actions, keys, isDesk }: Props) => {
  const { state, job, close } = address
  const { answer, isHidden, boards, now } = search
  // The jobs come first. A cheap phone draws the boards when it has a moment.
  const isDrawn = useDeferredValue(true, false)
  if (isDesk && job !== null)
    return <JobPane id={job} search={search} actions={actions} onClose={() => close('job')} />
  if (!isDrawn) return null
  return (
    <Boards>
      {isDesk && <KeysHint {...keys} />}
      <BoardsPanel
        boards={boards}
        total={answer ? boardTotal(withoutHidden(answer, isHidden)) : null}
        now={now}
        isDesk={isDesk}
      />
      <BoardLinks words={state.query} place={state.location} />
    </Boards>
  )
}

const Boards = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoRows: 'max-content',
    alignContent: 'start',
    [desk]: { minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain', scrollbarWidth: 'thin' },
  },
})
