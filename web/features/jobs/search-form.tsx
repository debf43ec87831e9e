import { chakra } from '@chakra-ui/react'
import { ChevronDown, Lock, SlidersHorizontal } from 'lucide-react'
import { type FormEvent, Suspense, useState } from 'react'
import { allows } from '../../../shared/domain/plan.ts'
import { searchJobTypes, type Tier } from '../../../shared/lists.ts'
import { searchTypeChoices } from '../../jobs/search-types.ts'
import { ErrorBoundary } from '../../kit/error-boundary.tsx'
import { lazyScreen } from '../../kit/lazy-screen.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { ThreadLines } from '../../ui/loading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { focusResults } from './results-bar.tsx'
import { restWords } from './results-words.ts'
import { KeywordsField, LocationField } from './search-fields.tsx'
import { addressOf, filtersOn, noFilters, type SearchState } from './search-state.ts'
import type { SearchAddress } from './use-search-address.ts'

const Filters = lazyScreen(async () => (await import('./filters.tsx')).Filters)

type Props = { address: SearchAddress; tier: Tier | null; busy: boolean }

/** What is typed, until the person searches for it. Another search in the address replaces it, such as after Back. */
const useTyped = (state: SearchState) => {
  const search = addressOf(state)
  const [searched, setSearched] = useState(search)
  const [typed, setTyped] = useState(state)
  if (searched !== search) {
    setSearched(search)
    setTyped(state)
  }
  return { typed, change: (change: Partial<SearchState>) => setTyped(before => ({ ...before, ...change })) }
}

/** On phones, the form is folded to its keywords after the first search. */
export const SearchForm = ({ address, tier, busy }: Props) => {
  const { typed, change } = useTyped(address.state)
  const [unfolded, setUnfolded] = useState<boolean | null>(null)
  const [filtering, setFiltering] = useState(false)
  const mayFilter = tier !== null && allows(tier, 'advanced-job-filters')
  const isOpen = unfolded ?? (!address.isAsked && tier === 'free')

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    address.search({ ...typed, query: typed.query.trim(), location: typed.location.trim(), page: 1 })
    setUnfolded(false)
    setFiltering(false)
    if (window.matchMedia('(max-width: 767.98px)').matches) focusResults()
  }

  return (
    <chakra.form role="search" aria-label="Search for jobs" onSubmit={onSubmit}>
      <Box>
        <chakra.div display="flex" alignItems="flex-end" gap="2" minWidth="0">
          <KeywordsField
            value={typed.query}
            onChange={query => change({ query })}
            folded={!isOpen}
            rest={restWords(mayFilter ? typed : { ...typed, filters: noFilters })}
          />
          <IconButton
            label={isOpen ? 'Show fewer search fields' : 'Location, job type and filters'}
            tone="line"
            aria-expanded={isOpen}
            aria-controls="search-rest"
            icon={<SlidersHorizontal size={20} />}
            onClick={() => setUnfolded(!isOpen)}
            display={{ base: 'inline-grid', md: 'none' }}
            width="tap"
            height={isOpen ? 'tap' : '13'}
          />
        </chakra.div>
        <Rest id="search-rest" display={{ base: isOpen ? 'grid' : 'none', md: 'contents' }}>
          <LocationField value={typed.location} onChange={location => change({ location })} />
          <SelectField
            label="Job type"
            value={typed.jobType}
            onChange={({ target }) =>
              change({ jobType: searchJobTypes.find(type => type === target.value) ?? 'all' })
            }
            options={searchTypeChoices}
          />
          <Button
            type="submit"
            loading={busy}
            loadingText="Searching"
            minH={{ base: 'controlLg', md: 'tap' }}
          >
            Search
          </Button>
          <chakra.div gridColumn="1 / -1">
            <FiltersButton
              isLocked={tier !== null && !mayFilter}
              open={filtering}
              count={filtersOn(typed.filters)}
              onToggle={() => setFiltering(!filtering)}
            />
          </chakra.div>
        </Rest>
      </Box>
      {filtering && (
        <chakra.div id="search-filters" mt="3" display={{ base: isOpen ? 'block' : 'none', md: 'block' }}>
          <ErrorBoundary>
            <Suspense
              fallback={
                <Panel inset="card">
                  <ThreadLines rows={4} label="Loading the filters" />
                </Panel>
              }
            >
              <Filters filters={typed.filters} onChange={filters => change({ filters })} />
            </Suspense>
          </ErrorBoundary>
        </chakra.div>
      )}
    </chakra.form>
  )
}

type FiltersButtonProps = {
  /** The plan does not have the filters. The button then opens what they offer. */
  isLocked: boolean
  open: boolean
  count: number
  onToggle: () => void
}

const FiltersButton = ({ isLocked, open, count, onToggle }: FiltersButtonProps) => (
  <Button
    variant="ghost"
    size="sm"
    px="2"
    mx="-2"
    color="brand.fg"
    aria-expanded={open}
    aria-controls="search-filters"
    onClick={onToggle}
  >
    {isLocked && <Lock size={16} aria-label="Locked:" />}
    More filters
    {count > 0 && !isLocked && <Badge tone="brand">{count} on</Badge>}
    <chakra.span display="inline-flex" {...(open && { transform: 'rotate(180deg)' })}>
      <ChevronDown size={16} />
    </chakra.span>
  </Button>
)

const Box = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '2.5' },
    alignItems: 'end',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'minmax(0, 1fr) minmax(0, 1fr)',
      lg: 'minmax(0, 1.6fr) minmax(0, 1.2fr) 9.5rem auto',
    },
    md: { p: '3.5', pb: '1.5', bg: 'bg.panel', border: '1px solid {colors.border}', borderRadius: 'lg' },
  },
})

const Rest = chakra('div', { base: { gap: '3', minWidth: 0 } })
