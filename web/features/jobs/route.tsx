import { chakra, Flex } from '@chakra-ui/react'
import { useDeferredValue, useMemo } from 'react'
import { allows } from '../../../shared/domain/plan.ts'
import { useMedia } from '../../browser/use-browser-state.ts'
import { lazyDialog } from '../../kit/lazy-dialog.tsx'
import { useSession } from '../../session/session.tsx'
import { ApplyTabs, AutoApply } from './apply-tabs.tsx'
import { desk, phone, useDesk } from './desk.ts'
import { FilterBar } from './filter-bar.tsx'
import { RecentSearches } from './for-you.tsx'
import { Counter, Title } from './head.tsx'
import { KeysSwitch, useKeysOn } from './keys-hint.tsx'
import { Results } from './results.tsx'
import { SearchForm } from './search-form.tsx'
import { Side } from './side.tsx'
import { useJobActions } from './use-job-actions.ts'
import { useEscapeBack, useJobKeys } from './use-job-keys.ts'
import { useSearch } from './use-search.ts'
import { useSearchAddress } from './use-search-address.ts'
import { useChangeSearch } from './use-typed.ts'

const JobDialog = lazyDialog(async () => (await import('./job-dialog.tsx')).JobDialog, { preload: true })

/** The Job Search. `?q=…&location=…` asks for a search, `?job=<id>` opens a job, `?tab=auto` shows Auto-Apply. */
export const JobSearchRoute = () => {
  const session = useSession()
  if (session.state === 'signed-out') return null
  const { sub } = session.person
  return <JobSearch key={sub} sub={sub} />
}

const JobSearch = ({ sub }: { sub: string }) => {
  const address = useSearchAddress()
  const search = useSearch(address, sub)
  // React draws what is deferred in slices, so that a cheap phone answers presses while the results appear.
  const drawn = useDeferredValue(search)
  const isDesk = useDesk()
  const onPhone = useMedia(phone)
  const keys = useKeysOn(sub)
  const { tab, job, close } = address
  const isManual = tab === 'manual'
  // The switch for them is shown on a desk only.
  const hasKeys = keys.isOn && isManual && isDesk
  const actions = useJobActions(address, search, { isDesk, hasKeys })
  useJobKeys({ isOn: hasKeys, address, search, actions })
  useEscapeBack(isDesk && address.isFromElsewhere, () => close('job'))
  const { typedRest, change } = useChangeSearch(address)
  const { tier, rights, busy, answer, count } = search
  const form = useMemo(() => ({ tier, rights, busy, answer }), [tier, rights, busy, answer])
  const isLocked = tier !== null && !allows(tier, 'auto-applications')
  const counter = count && <Counter count={count} />
  return (
    <Screen data-fixed={isManual || undefined}>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="6" rowGap="2">
        <Title />
        {onPhone && counter}
        <SearchForm address={address} search={form} typedRest={typedRest} />
      </Flex>
      <Flex wrap="wrap" align="center" columnGap="5" my={{ base: '2', md: '1.5' }}>
        <chakra.div flex="1 1 18rem" minWidth="0">
          <ApplyTabs shown={tab} isLocked={isLocked} onShow={address.showTab} />
        </chakra.div>
        {!onPhone && counter}
      </Flex>
      <TabPanel role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
        {isManual ? (
          <>
            {address.isAsked ? (
              <FilterBar search={drawn} state={address.state} onChange={change} />
            ) : (
              <RecentSearches sub={sub} />
            )}
            <Columns>
              <Results search={search} drawn={drawn} address={address} onChange={change}>
                {isDesk && job !== null && <KeysSwitch {...keys} />}
              </Results>
              <Side search={search} address={address} actions={actions} keys={keys} isDesk={isDesk} />
            </Columns>
          </>
        ) : (
          <AutoApply isLocked={isLocked} />
        )}
      </TabPanel>
      <JobDialog
        open={job !== null && !isDesk}
        id={job ?? ''}
        isFromElsewhere={address.isFromElsewhere}
        search={search}
        actions={actions}
        onClose={() => close('job')}
      />
    </Screen>
  )
}

/** On a desk, the screen is as high as the window: its columns scroll, and the page does not. */
const Screen = chakra('div', {
  base: {
    mt: { base: '-2', md: '-3' },
    [desk]: {
      mb: '-40px',
      '&[data-fixed]': {
        display: 'flex',
        flexDirection: 'column',
        height: 'calc(100dvh - var(--header) - 32px - var(--offline))',
      },
    },
  },
})

const TabPanel = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    flex: 1,
    minHeight: 0,
  },
})

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [desk]: {
      flex: 1,
      minHeight: 0,
      columnGap: '5',
      gridTemplateColumns: 'minmax(0, clamp(340px, 43%, 460px)) minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
    },
  },
})
