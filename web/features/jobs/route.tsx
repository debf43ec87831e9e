import { chakra, Flex, Heading } from '@chakra-ui/react'
import type { SearchCount } from '../../../shared/api/jobs.ts'
import { allows } from '../../../shared/domain/plan.ts'
import { lazyDialog } from '../../kit/lazy-dialog.tsx'
import { useSession } from '../../session/session.tsx'
import { ApplyTabs, AutoApply } from './apply-tabs.tsx'
import { BoardLinks } from './board-links.tsx'
import { BoardsPanel } from './boards-panel.tsx'
import { Results } from './results.tsx'
import { resultsWords, totalWords } from './results-words.ts'
import { SearchForm } from './search-form.tsx'
import { useSearch } from './use-search.ts'
import { useSearchAddress } from './use-search-address.ts'

const JobDialog = lazyDialog(async () => (await import('./job-dialog.tsx')).JobDialog, { preload: true })

/** The Job Search. `?q=…&location=…` asks for a search, `?job=<id>` opens a job, `?tab=auto` shows Auto-Apply. */
export const JobSearchRoute = () => {
  const session = useSession()
  if (session.state === 'signed-out') return null
  const { sub } = session.person
  return <JobSearch key={sub} sub={sub} />
}

const intro = 'One search over the job boards that matter in Nigeria, and over boards for remote jobs.'

const JobSearch = ({ sub }: { sub: string }) => {
  const address = useSearchAddress()
  const search = useSearch(address, sub)
  const { state, tab, job } = address
  const { shown, jobs, answer, tier, now } = search
  const isLocked = tier !== null && !allows(tier, 'auto-applications')
  const isEmpty = shown.kind === 'nothing' || (shown.kind === 'found' && jobs.length === 0)
  return (
    <>
      <Head text={answer ? resultsWords(answer, state) : intro} count={search.count} />
      <SearchForm address={address} tier={tier} busy={search.busy} />
      <ApplyTabs shown={tab} isLocked={isLocked} onShow={address.showTab} />
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
        {tab === 'auto' ? (
          <AutoApply isLocked={isLocked} />
        ) : (
          <Layout gridTemplateAreas={areas(isEmpty)}>
            <chakra.div gridArea="boards">
              <BoardsPanel boards={search.boards} total={answer ? totalWords(answer) : null} now={now} />
            </chakra.div>
            <chakra.div gridArea="results" minWidth="0">
              <Results search={search} address={address} sub={sub} />
            </chakra.div>
            <chakra.div gridArea="links">
              <BoardLinks words={state.query} place={state.location} />
            </chakra.div>
          </Layout>
        )}
      </div>
      <JobDialog open={job !== null} id={job ?? ''} search={search} onClose={() => address.close('job')} />
    </>
  )
}

type HeadProps = {
  /** Hidden on phones, where the line of the boards says the same. */
  text: string
  count: SearchCount | null
}

const Head = ({ text, count }: HeadProps) => (
  <Flex
    wrap="wrap"
    justify="space-between"
    align="baseline"
    columnGap="4"
    rowGap="1"
    mb={{ base: '3', md: '5' }}
  >
    <Heading as="h1" id="page-title" tabIndex={-1} textStyle="h1" outline="0" flex={{ md: '1 0 100%' }}>
      Job Search
    </Heading>
    <chakra.p
      display={{ base: 'none', md: 'block' }}
      color="fg.muted"
      minWidth="0"
      flex="1"
      overflowWrap="anywhere"
    >
      {text}
    </chakra.p>
    {count && <Counter count={count} />}
  </Flex>
)

/** 'n / limit searches today', or 'Unlimited'. */
const Counter = ({ count: { used, limit, isUnlimited } }: { count: SearchCount }) => {
  if (isUnlimited)
    return (
      <Words>
        <b>Unlimited</b> searches
      </Words>
    )
  return (
    <Flex align="center" gap="2.5">
      <chakra.span
        aria-hidden
        display={{ base: 'none', md: 'block' }}
        width="84px"
        height="8px"
        bg="bg.emphasized"
        borderRadius="thread"
        overflow="hidden"
      >
        <chakra.span
          display="block"
          height="100%"
          bg="brand.solid"
          style={{ width: `${Math.min(100, (used / limit) * 100)}%` }}
        />
      </chakra.span>
      <Words>
        {used} / {limit} searches today
      </Words>
    </Flex>
  )
}

const Words = chakra('p', {
  base: {
    textStyle: 'small',
    fontWeight: { md: 'semibold' },
    color: { base: 'fg.muted', md: 'fg' },
    fontVariantNumeric: 'tabular-nums',
  },
})

/** The links to other boards stand beside the results, or below them where nothing was found. */
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
