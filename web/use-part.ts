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

  const actions = useMemo(
    () => ({
      open: (value: string) => void navigate({ search: `?${name}=${value}` }, { state: openedHere }),
      /**
       * Decided where the person is now: the phone's way back may have closed it, or a first press be about to. With a
       * value, only that one is closed.
       */
      close: (value?: string) => {
        const { search, state } = now.current
        const part = new URLSearchParams(search).get(name)
        if (!shown.current || leaving.current || part === null || part !== (value ?? part)) return
        leaving.current = true
        if (wasOpenedHere(state)) void navigate(-1)
        else void navigate({ search: '' }, { replace: true })
      },
    }),
    [name, navigate],
  )
  return { part: new URLSearchParams(location.search).get(name), ...actions }
}
