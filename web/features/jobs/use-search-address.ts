import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { useAddress } from '../../kit/use-address.ts'
import { addressOf, type SearchState, searchNames, searchParamsOf, searchStateOf } from './search-state.ts'

/** Left in the history entry when the person asks for the same search once more. */
const askedAgain = z.object({ again: z.number() })

const ofScreen = [...searchNames, 'tab']

export type Tab = 'manual' | 'auto'

/** What the screen shows, as its address says it. Each search has a history entry of its own, and each opened job. */
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
    /** Changes when the same search is asked for once more. */
    again: again.success ? again.data.again : null,
    tab,
    job: params.get('job'),
    /** Of the link that opens a job over what is shown now. */
    linkTo,
    /** Asks for a search; for the same one once more if it is there already. */
    search: (state: SearchState): void => {
      const next = addressOf(state)
      const isSame = next === searchParamsOf(window.location.search)
      void navigate(
        { search: `?${next}` },
        isSame ? { replace: true, state: { again: Date.now() } } : { preventScrollReset: true },
      )
    },
    showTab: (to: Tab): void => show({ tab: to === 'auto' ? to : null }),
    closeJob: () => close('job'),
  }
}
export type SearchAddress = ReturnType<typeof useSearchAddress>
