import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { addressOf, type SearchState } from './search-state.ts'
import type { SearchAddress } from './use-search-address.ts'

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

/** The place and the job type in the fields of the form. */
export type TypedRest = { current: Pick<SearchState, 'location' | 'jobType'> | null }

/** As above. Who changes the search elsewhere reads the fields at that moment, and is not drawn again at each key. */
export const useTypedSearch = (state: SearchState, rest: TypedRest) => {
  const { typed, change } = useTyped(state)
  const { location, jobType } = typed
  useLayoutEffect(() => {
    rest.current = { location: location.trim(), jobType }
  }, [rest, location, jobType])
  return { typed, change }
}

/** Searches again with something changed, from the first page on. */
export type ChangeSearch = (some: Partial<SearchState>) => void

/** A place that is typed and not searched for yet is searched for with the change, so that it is not lost. */
export const useChangeSearch = ({ state, search }: SearchAddress) => {
  const typedRest: TypedRest = useRef(null)
  const change = useCallback<ChangeSearch>(
    some => search({ ...state, ...typedRest.current, ...some, page: 1 }),
    [state, search],
  )
  return { typedRest, change }
}
