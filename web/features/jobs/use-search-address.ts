import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { useAddress } from '../../kit/use-address.ts'
import { addressOf, type SearchState, searchNames, searchParamsOf, searchStateOf } from './search-state.ts'

/** In the history entry where the person asked for the same search again. */
const askedAgain = z.object({ again: z.number() })

const ofScreen = [...searchNames, 'tab']

export type Tab = 'manual' | 'auto'

/** What the address shows. Each search and each opened job has its own history entry. */
export const useSearchAddress = () => {
  const { params, linkTo, show, close } = useAddress(ofScreen)
  const navigate = useNavigate()
  const again = askedAgain.safeParse(useLocation().state)
  const searchParams = searchParamsOf(params.toString())
  const tab: Tab = params.get('tab') === 'auto' ? 'auto' : 'manual'
  return {
    state: useMemo(() => searchStateOf(searchParams), [searchParams]),
    /** False: the address asks for no search. */
    isAsked: searchParams !== '',
    /** Changes when the person asks for the same search again. */
    again: again.success ? again.data.again : null,
    tab,
    job: params.get('job'),
    linkTo,
    search: (state: SearchState): void => {
      const next = addressOf(state)
      const isSame = next === searchParamsOf(window.location.search)
      void navigate(
        { search: `?${next}` },
        isSame ? { replace: true, state: { again: Date.now() } } : { preventScrollReset: true },
      )
    },
    showTab: (to: Tab): void => show({ tab: to === 'auto' ? to : null }),
    close,
  }
}
export type SearchAddress = ReturnType<typeof useSearchAddress>
