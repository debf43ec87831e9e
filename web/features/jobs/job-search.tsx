import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { allows } from '../../../shared/domain/plan.ts'
import { lazyFile } from '../../browser/load-file.ts'
import { useFirstTouch } from '../../browser/use-first-touch.ts'
import { useDialog } from '../../kit/use-dialog.ts'
import { AutoApply } from './auto-apply.tsx'
import { BoardLinks } from './board-links.tsx'
import { BoardsPanel } from './boards-panel.tsx'
import { Head } from './head.tsx'
import { Results } from './results.tsx'
import { resultsWords, totalWords } from './results-words.ts'
import { SearchForm } from './search-form.tsx'
import { jobsIn } from './shown-jobs.ts'
import { Tabs } from './tabs.tsx'
import { useTracked } from './tracked-here.ts'
import { useSearch } from './use-search.ts'
import { useSearchAddress } from './use-search-address.ts'

const sheet = lazyFile(() => import('./job-sheet.tsx'))

const intro = 'One search over the boards that matter in Nigeria, and over remote ones.'

export const JobSearch = ({ sub }: { sub: string }) => {
  const address = useSearchAddress()
  const search = useSearch(address, sub)
  const { shown, answer, tier } = search
  const jobs = jobsIn(shown)
  const isTracked = useTracked(jobs.length > 0 || address.job !== null)
  const { dialog } = useDialog(sheet, address.job !== null, address.closeJob)
  useFirstTouch(() => void sheet.load().catch(() => undefined))
  // Ages are those of the moment at which the jobs came. An answer is not older than the server says.
  const now = useMemo(() => new Date(Math.max(Date.now(), Date.parse(answer?.builtAt ?? '') || 0)), [answer])

  const { state, tab } = address
  const isLocked = tier !== null && !allows(tier, 'auto-applications')
  const isEmpty = shown.kind === 'nothing' || (shown.kind === 'found' && jobs.length === 0)
  return (
    <>
      <Head text={answer ? resultsWords(answer, state) : intro} count={search.count} />
      <SearchForm address={address} tier={tier} busy={search.busy} />
      <Tabs shown={tab} isLocked={isLocked} onShow={to => address.showTab(to === 'auto' ? to : null)} />
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
        {tab === 'auto' ? (
          <AutoApply isLocked={isLocked} />
        ) : (
          <Layout gridTemplateAreas={areas(isEmpty)}>
            <chakra.div gridArea="boards">
              <BoardsPanel boards={search.boards} total={answer ? totalWords(answer) : null} now={now} />
            </chakra.div>
            <chakra.div gridArea="results" minWidth="0">
              <Results search={search} address={address} sub={sub} now={now} isTracked={isTracked} />
            </chakra.div>
            <chakra.div gridArea="links">
              <BoardLinks words={state.query} place={state.location} />
            </chakra.div>
          </Layout>
        )}
      </div>
      {dialog && (
        <dialog.JobSheet
          id={address.job}
          known={jobs.find(({ id }) => id === address.job)}
          boards={search.boards}
          now={now}
          isTracked={isTracked}
          onClose={address.closeJob}
        />
      )}
    </>
  )
}

/** Where nothing was found, the boards that may have more stand right below; else they wait beside. */
const areas = (isEmpty: boolean) => ({
  base: '"boards" "results" "links"',
  lg: isEmpty ? '"results boards" "links boards"' : '"results boards" "results links"',
})

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', lg: '5' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 17rem' },
    gridTemplateRows: { lg: 'auto 1fr' },
  },
})
