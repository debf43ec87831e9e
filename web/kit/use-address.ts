import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'

/** Left in the history entry of what was opened here. Closing it then goes back, as the phone's button does. */
export const openedHere = { opened: true }
const openedState = z.object({ opened: z.literal(true) })
const wasOpenedHere = (state: unknown): boolean => openedState.safeParse(state).success

/** Parameters of an address. Null removes one. */
type Change = Readonly<Record<string, string | null>>

const changed = (search: string, change: Change): string => {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value === null) params.delete(name)
    else params.set(name, value)
  }
  return params.size > 0 ? `?${params}` : ''
}

const only = (search: string, names: readonly string[]): string =>
  changed('', Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => names.includes(name))))

const none: readonly string[] = []

/**
 * The state of a screen, as the parameters of its address: it survives a reload, can be kept as a bookmark, and the
 * phone's back button closes a dialog. `ofScreen` names the parameters that belong to the screen itself, such as a
 * filter; all others belong to the dialog that is open, and go when it is closed or another one is opened.
 */
export const useAddress = (ofScreen: readonly string[] = none) => {
  const location = useLocation()
  const navigate = useNavigate()
  const now = useRef(location)
  const isLeaving = useRef(false)
  const isShown = useRef(true)
  useLayoutEffect(() => {
    now.current = location
    isLeaving.current = false
  }, [location])
  useLayoutEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  const actions = useMemo(
    () => ({
      /** Changes what is shown, in the same history entry. */
      // The browser knows the last change before React has drawn it.
      show: (change: Change): void =>
        void navigate({ search: changed(window.location.search, change) }, { replace: true }),
      /** Opens a dialog, in a history entry of its own. */
      open: (dialog: Change): void =>
        void navigate(
          { search: changed(only(window.location.search, ofScreen), dialog) },
          { state: openedHere },
        ),
      /** Puts a dialog in the place of the one that is open. */
      replace: (dialog: Change): void =>
        void navigate(
          { search: changed(only(window.location.search, ofScreen), dialog) },
          { replace: true, state: now.current.state },
        ),
      /**
       * Closes the dialog that this parameter names, if it is still open. With a value: only if it still has that value.
       * A save may end late, when the person has closed the dialog, opened another one, or left the screen.
       */
      close: (name: string, value?: string): void => {
        const { search, state } = now.current
        const open = new URLSearchParams(search).get(name)
        if (!isShown.current || isLeaving.current || open === null) return
        if (value !== undefined && open !== value) return
        isLeaving.current = true
        if (wasOpenedHere(state)) void navigate(-1)
        else void navigate({ search: only(search, ofScreen) }, { replace: true })
      },
    }),
    [navigate, ofScreen],
  )
  const params = useMemo(() => new URLSearchParams(location.search), [location.search])
  const ownSearch = only(location.search, ofScreen)
  /** Of a link that opens a dialog: `<Link {...linkTo({ job: id })}>`. It stays the same while dialogs open and close. */
  const linkTo = useCallback(
    (dialog: Change) => ({ to: { search: changed(ownSearch, dialog) }, state: openedHere }),
    [ownSearch],
  )
  return { params, linkTo, ...actions }
}
export type Address = ReturnType<typeof useAddress>
