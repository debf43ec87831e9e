import { chakra, Input } from '@chakra-ui/react'
import { MapPin, SlidersHorizontal } from 'lucide-react'
import { type FormEvent, Suspense, useState } from 'react'
import { allows } from '../../../shared/domain/plan.ts'
import { searchJobTypes, type Tier } from '../../../shared/lists.ts'
import { ErrorBoundary } from '../../kit/error-boundary.tsx'
import { lazyScreen } from '../../kit/lazy-screen.ts'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { FiltersButton } from './filters-button.tsx'
import { focusResults } from './focus-results.ts'
import { KeywordsField } from './keywords-field.tsx'
import { restWords } from './results-words.ts'
import { filtersOn, noFilters } from './search-state.ts'
import type { SearchAddress } from './use-search-address.ts'
import { type SearchForm as Form, useSearchForm } from './use-search-form.ts'
import { searchTypeChoices } from './words.ts'

const FiltersGate = lazyScreen(async () => (await import('./filters-gate.tsx')).FiltersGate)

type Props = { address: SearchAddress; tier: Tier | null; busy: boolean }

const typeOf = (value: string): Form['draft']['jobType'] =>
  searchJobTypes.find(type => type === value) ?? 'all'

/** What to search for. On phones all but the words is folded away once something was searched for. */
export const SearchForm = ({ address, tier, busy }: Props) => {
  const { draft, change, submit } = useSearchForm(address)
  const [unfolded, setUnfolded] = useState<boolean | null>(null)
  const [filtering, setFiltering] = useState(false)
  const mayFilter = tier !== null && allows(tier, 'advanced-job-filters')
  const isOpen = unfolded ?? (address.part === '' && tier === 'free')

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
    setUnfolded(false)
    setFiltering(false)
    if (window.matchMedia('(max-width: 767.98px)').matches) focusResults()
  }

  return (
    <chakra.form role="search" aria-label="Search for jobs" onSubmit={onSubmit}>
      <Box>
        <chakra.div display="flex" alignItems="flex-end" gap="2" minWidth="0">
          <KeywordsField
            value={draft.query}
            onChange={query => change({ query })}
            folded={!isOpen}
            rest={restWords(mayFilter ? draft : { ...draft, filters: noFilters })}
          />
          <IconButton
            label={isOpen ? 'Fold the search' : 'Place, job type and filters'}
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
          <FormField label="Location">
            <chakra.div position="relative">
              <chakra.span
                position="absolute"
                insetStart="3"
                top="50%"
                transform="translateY(-50%)"
                color="fg.subtle"
                pointerEvents="none"
              >
                <MapPin />
              </chakra.span>
              <Input
                maxLength={100}
                value={draft.location}
                onChange={event => change({ location: event.target.value })}
                placeholder="City, state or country"
                enterKeyHint="search"
                autoComplete="off"
                ps="10"
              />
            </chakra.div>
          </FormField>
          <SelectField
            label="Job type"
            value={draft.jobType}
            onChange={event => change({ jobType: typeOf(event.target.value) })}
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
              tier={tier}
              open={filtering}
              on={filtersOn(draft.filters)}
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
              <FiltersGate filters={draft.filters} onChange={filters => change({ filters })} />
            </Suspense>
          </ErrorBoundary>
        </chakra.div>
      )}
    </chakra.form>
  )
}

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
