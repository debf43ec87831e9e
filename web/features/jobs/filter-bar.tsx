import { ArrowLeft, Lock } from 'lucide-react'
import { memo } from 'react'
import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/links.tsx'
import { Bar } from './bar.ts'
import { Chips } from './chips.tsx'
import { Choice, FacetMenu } from './facet-menu.tsx'
import { type Facet, facetsOf, noFacets } from './facets.ts'
import type { SearchState } from './search-state.ts'
import type { Search } from './use-search.ts'
import type { ChangeSearch } from './use-typed.ts'

type Props = { search: Search; state: SearchState; onChange: ChangeSearch }

/** What was understood of the search, how it can be narrowed, and its order. */
export const FilterBar = memo(({ search: { shown, answer, rights }, state, onChange }: Props) => {
  const found = shown.kind === 'found' ? shown.answer : null
  const facets = facetsOf(found?.facets ?? noFacets, state.filters).filter(
    ({ options }) => options.length > 0,
  )
  return (
    // One row, which is there before the answer, so that the list below it stays where it is.
    <Bar>
      <TextLink
        to={paths.jobSearch}
        display="inline-flex"
        alignItems="center"
        gap="1"
        minH={{ base: 'tap', md: '9' }}
        pe="1.5"
        textStyle="label"
        whiteSpace="nowrap"
      >
        <ArrowLeft size={16} />
        For you
      </TextLink>
      <Chips
        state={state}
        understood={answer?.understood ?? []}
        facets={facets}
        mayFilter={rights.advanced}
        onChange={onChange}
      />
      {facets.map(facet => (
        <FacetChoices key={facet.name} facet={facet} onChoose={filters => onChange({ filters })} />
      ))}
      {found && found.total > 1 && (
        <SortChoices sort={state.sort} mayFit={rights.fit} onChoose={sort => onChange({ sort })} />
      )}
    </Bar>
  )
})

type FacetProps = { facet: Facet; onChoose: (filters: SearchState['filters']) => void }

const FacetChoices = ({ facet: { name, isMany, options }, onChoose }: FacetProps) => {
  const on = options.filter(({ isOn }) => isOn)
  const [chosen] = on
  return (
    <FacetMenu name={name} label={on.length > 1 ? `${name} (${on.length})` : name} isOn={on.length > 0}>
      {!isMany && (
        <Choice
          type="radio"
          name={name}
          label="Any time"
          count={null}
          checked={!chosen}
          onChange={() => chosen && onChoose(chosen.next)}
        />
      )}
      {options.map(({ key, label, count, isOn, next }) => (
        <Choice
          key={key}
          type={isMany ? 'checkbox' : 'radio'}
          name={name}
          label={label}
          count={count}
          checked={isOn}
          onChange={() => onChoose(next)}
        />
      ))}
    </FacetMenu>
  )
}

const sorts = [
  { value: 'fit', label: 'Best fit' },
  { value: 'relevance', label: 'Relevance' },
  { value: 'date', label: 'Date' },
] as const
type Sort = SearchState['sort']

type SortProps = { sort: Sort; mayFit: boolean; onChoose: (sort: Sort) => void }

const SortChoices = ({ sort, mayFit, onChoose }: SortProps) => {
  const shown = sort === 'fit' && !mayFit ? 'relevance' : sort
  return (
    <FacetMenu
      name="Sort by"
      label={`Sort: ${sorts.find(({ value }) => value === shown)?.label}`}
      isOn={false}
    >
      {sorts.map(({ value, label }) =>
        value === 'fit' && !mayFit ? (
          <TextLink
            key={value}
            to={paths.upgrade}
            display="flex"
            alignItems="center"
            gap="2.5"
            minH={{ base: 'tap', md: '36px' }}
            px="2.5"
            fontSize="0.9375rem"
          >
            <Lock size={16} aria-label="Locked:" />
            {label}, on Pro
          </TextLink>
        ) : (
          <Choice
            key={value}
            type="radio"
            name="sort"
            label={label}
            count={null}
            checked={value === shown}
            onChange={() => onChoose(value)}
          />
        ),
      )}
    </FacetMenu>
  )
}
