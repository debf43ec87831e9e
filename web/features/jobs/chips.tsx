import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { Understood } from '../../../shared/api/jobs.ts'
import { moveFocusOn } from '../../ui/focus.ts'
import type { Facet } from './facets.ts'
import { resultsHeading } from './results-bar.tsx'
import { filtersOn, noFilters, type SearchState, withoutRange } from './search-state.ts'
import type { ChangeSearch } from './use-typed.ts'
import { advancedLabels } from './words.ts'

type ChipsProps = {
  state: SearchState
  understood: readonly Understood[]
  facets: readonly Facet[]
  mayFilter: boolean
  onChange: ChangeSearch
}

type Chip = { readonly key: string; readonly label: string; readonly change: Partial<SearchState> }

const chipsOf = ({ state, understood, facets, mayFilter }: ChipsProps): Chip[] => [
  ...understood.map(part => ({
    key: `understood ${part.from}`,
    label: part.label,
    change: { query: withoutRange(state.query, part) },
  })),
  ...facets.flatMap(({ name, options }) =>
    options
      .filter(({ isOn }) => isOn)
      .map(({ key, label, next }) => ({ key: `${name} ${key}`, label, change: { filters: next } })),
  ),
  ...(mayFilter ? advancedLabels(state.filters) : []).map(({ label, filters }) => ({
    key: label,
    label,
    change: { filters },
  })),
]

/** What narrows the search. Each part can be taken off. */
export const Chips = (props: ChipsProps) => {
  const { state, onChange } = props
  const chips = chipsOf(props)
  if (chips.length === 0) return null
  return (
    <List aria-label="The search is narrowed by">
      {chips.map(({ key, label, change }) => (
        <li key={key}>
          <ChipButton
            type="button"
            ref={moveFocusOn(resultsHeading)}
            aria-label={`Take off: ${label}`}
            onClick={() => onChange(change)}
          >
            {label}
            <X size={15} />
          </ChipButton>
        </li>
      ))}
      {filtersOn(state.filters) > 0 && (
        <li>
          <ChipButton
            type="button"
            ref={moveFocusOn(resultsHeading)}
            data-quiet=""
            onClick={() => onChange({ filters: noFilters })}
          >
            Clear filters
          </ChipButton>
        </li>
      )}
    </List>
  )
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: { md: 'wrap' },
    gap: '1.5',
    listStyleType: 'none',
    '& > *': { flexShrink: 0 },
  },
})

const ChipButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: { base: 'tap', md: '32px' },
    maxWidth: '20rem',
    px: '2.5',
    bg: 'brand.subtle',
    color: 'brand.fg',
    border: '1px solid transparent',
    borderRadius: 'md',
    textStyle: 'label',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { bg: 'brand.muted' },
    '&[data-quiet]': { bg: 'transparent', textDecoration: 'underline' },
  },
})
