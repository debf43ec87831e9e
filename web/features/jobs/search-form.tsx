import { chakra } from '@chakra-ui/react'
import { Lock, SlidersHorizontal } from 'lucide-react'
import { type FormEvent, memo, useState } from 'react'
import { useMedia } from '../../browser/use-browser-state.ts'
import { searchFormId, typedWords } from '../../jobs/typed-words.ts'
import { lazyDialog } from '../../kit/lazy-dialog.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { phone } from './desk.ts'
import { focusResults } from './results-bar.tsx'
import { restWords } from './results-words.ts'
import { KeywordsField, LocationField, TypeField } from './search-fields.tsx'
import { advancedOn, type SearchState, withoutAdvanced } from './search-state.ts'
import type { Search } from './use-search.ts'
import type { SearchAddress } from './use-search-address.ts'
import { type TypedRest, useTypedSearch } from './use-typed.ts'

const FiltersDialog = lazyDialog(async () => (await import('./filters-dialog.tsx')).FiltersDialog)

type Props = {
  address: SearchAddress
  search: Pick<Search, 'tier' | 'rights' | 'busy' | 'answer'>
  typedRest: TypedRest
}

/** What a search asks for besides its words. On phones also the words, and the rest is folded. */
export const SearchForm = memo(({ address, search: { tier, rights, busy, answer }, typedRest }: Props) => {
  const { typed, change } = useTypedSearch(address.state, typedRest)
  const [isOpen, setOpen] = useState(false)
  const [filtering, setFiltering] = useState(false)
  const onPhone = useMedia(phone)
  const state = rights.advanced ? typed : { ...typed, filters: withoutAdvanced(typed.filters) }
  const on = advancedOn(state.filters)
  const understood = answer?.understood ?? (state.query === '' ? [] : null)

  const searchFor = (some: Partial<SearchState> = {}) =>
    address.search({
      ...typed,
      ...some,
      query: typedWords.current().trim(),
      location: typed.location.trim(),
      page: 1,
    })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    searchFor()
    setOpen(false)
    // The folded form has another height.
    requestAnimationFrame(focusResults)
  }
  const isRestShown = isOpen || !onPhone

  return (
    <>
      <chakra.form
        id={searchFormId}
        role="search"
        aria-label="Search for jobs"
        onSubmit={onSubmit}
        css={box}
        flex={{ md: '1 1 32rem' }}
      >
        {onPhone && (
          <chakra.div display="flex" alignItems="flex-end" gap="2" minWidth="0" flex="1 0 100%">
            <KeywordsField folded={!isOpen} rest={restWords(state, understood)} />
            <IconButton
              label={isOpen ? 'Show fewer search fields' : 'Location, job type and filters'}
              tone="line"
              aria-expanded={isOpen}
              icon={<SlidersHorizontal size={20} />}
              onClick={() => setOpen(!isOpen)}
              width="tap"
              height={isOpen ? 'tap' : '13'}
            />
          </chakra.div>
        )}
        {isRestShown && (
          <>
            <chakra.div flex={{ base: '1 0 100%', md: '2 1 9rem' }} minWidth="0">
              <LocationField value={typed.location} onChange={location => change({ location })} />
            </chakra.div>
            <chakra.div flex={{ base: '1 0 100%', md: '1 1 8.5rem' }} minWidth="0">
              <TypeField value={typed.jobType} onChange={jobType => change({ jobType })} />
            </chakra.div>
            <Button
              type="submit"
              loading={busy}
              loadingText="Searching"
              flex={{ base: '1 0 100%', md: 'none' }}
              minH={{ base: 'controlLg', md: 'control' }}
            >
              Search
            </Button>
            <Button
              variant="outline"
              px="3"
              flex={{ base: '1 0 100%', md: 'none' }}
              aria-haspopup="dialog"
              onClick={() => setFiltering(true)}
            >
              {tier !== null && !rights.advanced && <Lock size={16} aria-label="Locked:" />}
              More filters
              {on > 0 && <Badge tone="brand">{on} on</Badge>}
            </Button>
          </>
        )}
      </chakra.form>
      <FiltersDialog
        open={filtering}
        filters={typed.filters}
        onClose={() => setFiltering(false)}
        onSearch={filters => {
          setFiltering(false)
          setOpen(false)
          searchFor({ filters })
        }}
      />
    </>
  )
})

const box = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: { base: '3', md: '2' },
  minWidth: 0,
  '& .aiki-field__root': { gap: { md: '0' } },
  '& input, & select': { minH: { md: 'control' } },
} as const
