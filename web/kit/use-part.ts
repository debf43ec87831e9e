import { useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'

/** Left in the history by what was opened here: then closing it is going back. */
export const openedHere = { opened: true }
const openedState = z.object({ opened: z.literal(true) })
export const wasOpenedHere = (state: unknown): boolean => openedState.safeParse(state).success

/**
 * A part of a screen that is opened by its address, `?name=value`: a dialog, or a form in the place of what is read.
 * It survives a reload, and the phone's way back closes it. Null while it is closed.
 */
export const usePart = (name: string) => {
  const location = useLocation()
  const navigate = useNavigate()
  const now = useRef(location)
  const leaving = useRef(false)
  const shown = useRef(true)
  useLayoutEffect(() => {
    now.current = location
    leaving.current = false
  }, [location])
  // A save may end when the person has gone on to another screen: then there is nothing to close.
  useLayoutEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])

  const actions = useMemo(() => {
    /** Decided where the person is now: the phone's way back may have closed it, or a first press be about to. */
    const closeIf = (isMeant: (part: string) => boolean) => {
      const { search, state } = now.current
      const part = new URLSearchParams(search).get(name)
      if (!shown.current || leaving.current || part === null || !isMeant(part)) return
      leaving.current = true
      if (wasOpenedHere(state)) void navigate(-1)
      else void navigate({ search: '' }, { replace: true })
    }
    return {
      open: (value: string) => void navigate({ search: `?${name}=${value}` }, { state: openedHere }),
      /** Takes nothing: a button hands its press to whatever it is given. */
      close: () => closeIf(() => true),
      /** Another one, which came in the place of this one, stays. */
      closeOnly: (value: string) => closeIf(part => part === value),
    }
  }, [name, navigate])
  return { part: new URLSearchParams(location.search).get(name), ...actions }
}
