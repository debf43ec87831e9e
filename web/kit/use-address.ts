import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'

/** Marks the history entry of a dialog that a press opened. Closing the dialog goes back, as the phone's button does. */
export const openedHere = { opened: true }
const openedState = z.object({ opened: z.literal(true) })
export const wasOpenedHere = (historyState: unknown): boolean => openedState.safeParse(historyState).success

/** Parameters of an address. Null removes a parameter. */
type Change = Readonly<Record<string, string | null>>

const withChange = (search: string, change: Change): string => {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value === null) params.delete(name)
    else params.set(name, value)
  }
  return params.size > 0 ? `?${params}` : ''
}

const onlyParams = (search: string, names: readonly string[]): string =>
  withChange(
    '',
    Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => names.includes(name))),
  )

const noParams: readonly string[] = []

/** The parameters that belong to the screen. `all`: the dialog lies over any screen, and knows only its own parameter. */
type ScreenParams = readonly string[] | 'all'

const ofScreen = (search: string, screenParams: ScreenParams): string =>
  screenParams === 'all' ? search : onlyParams(search, screenParams)

/**
 * The state of a screen, stored in the parameters of its address, so that a reload, a bookmark and the back button work.
 * `screenParams` names the parameters of the screen itself, such as a filter. All others belong to the open dialog, and
 * are removed when the dialog closes or another dialog opens. Pass the same array each time.
 */
export const useAddress = (screenParams: ScreenParams = noParams) => {
  const location = useLocation()
  const navigate = useNavigate()
  const now = useRef(location)
  const isLeaving = useRef(false)
  const isMounted = useRef(true)
  useLayoutEffect(() => {
    now.current = location
    isLeaving.current = false
  }, [location])
  useLayoutEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  // Reads `window.location`, because the router's location is older until React has drawn the last change.
  const actions = useMemo(
    () => ({
      /** Changes parameters in the same history entry. */
      show: (change: Change): void =>
        void navigate(
          { search: withChange(window.location.search, change) },
          { replace: true, state: now.current.state },
        ),
      /** Opens a dialog in a new history entry. */
      open: (dialog: Change): void =>
        void navigate(
          { search: withChange(ofScreen(window.location.search, screenParams), dialog) },
          { state: openedHere },
        ),
      /** Replaces the open dialog with another one. */
      replace: (dialog: Change): void =>
        void navigate(
          { search: withChange(ofScreen(window.location.search, screenParams), dialog) },
          { replace: true, state: now.current.state },
        ),
      /**
       * Closes the dialog of this parameter, if it is still open, with a value: if the parameter still has that value. A
       * save may end after the person has closed the dialog, opened another dialog, or left the screen.
       */
      close: (name: string, value?: string): void => {
        const { search, state } = now.current
        const current = new URLSearchParams(search).get(name)
        if (!isMounted.current || isLeaving.current || current === null) return
        if (value !== undefined && current !== value) return
        isLeaving.current = true
        if (wasOpenedHere(state)) void navigate(-1)
        else
          void navigate(
            { search: withChange(ofScreen(search, screenParams), { [name]: null }) },
            { replace: true },
          )
      },
    }),
    [navigate, screenParams],
  )
  const params = useMemo(() => new URLSearchParams(location.search), [location.search])
  const screenSearch = ofScreen(location.search, screenParams)
  /** The props of a link that opens a dialog: `<Link {...linkTo({ job: id })}>`. Stable while dialogs open and close. */
  const linkTo = useCallback(
    (dialog: Change) => ({ to: { search: withChange(screenSearch, dialog) }, state: openedHere }),
    [screenSearch],
  )
  return { params, linkTo, ...actions }
}
export type Address = ReturnType<typeof useAddress>
