import { useState } from 'react'
import type { SearchState } from './search-state.ts'
import type { SearchAddress } from './use-search-address.ts'

/** What is typed and chosen, until it is searched for. Another search, such as one of the way back, is taken over. */
export const useSearchForm = ({ part, state, search }: SearchAddress) => {
  const [seen, setSeen] = useState(part)
  const [draft, setDraft] = useState(state)
  if (seen !== part) {
    setSeen(part)
    setDraft(state)
  }
  return {
    draft,
    change: (change: Partial<SearchState>) => setDraft(before => ({ ...before, ...change })),
    submit: () => search({ ...draft, query: draft.query.trim(), location: draft.location.trim(), page: 1 }),
  }
}
export type SearchForm = ReturnType<typeof useSearchForm>
