import { useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'

const sheet = z.enum(['password', 'email', 'two-factor', 'two-factor-off', 'everywhere', 'delete'])
export type SheetName = z.infer<typeof sheet>

const sheetIn = (search: string): SheetName | null =>
  sheet.safeParse(new URLSearchParams(search).get('sheet')).data ?? null

/** Left in the history by a dialog that was opened here: then closing it is going back. */
const openedHere = { opened: true }
const openedState = z.object({ opened: z.literal(true) })

/** The open dialog, as the address says it: the phone's back button closes it, and a reload finds it again. */
export const useSheet = () => {
  const location = useLocation()
  const navigate = useNavigate()
  const now = useRef(location)
  const leaving = useRef(false)
  useLayoutEffect(() => {
    now.current = location
    leaving.current = false
  }, [location])

  const actions = useMemo(
    () => ({
      open: (name: SheetName) =>
        void navigate({ search: `?sheet=${name}` }, { state: openedHere, preventScrollReset: true }),
      /** Decided where the person is now: the phone's way back may have closed it already. */
      close: () => {
        const { search, state } = now.current
        if (leaving.current || sheetIn(search) === null) return
        leaving.current = true
        if (openedState.safeParse(state).success) void navigate(-1)
        else void navigate({ search: '' }, { replace: true, preventScrollReset: true })
      },
    }),
    [navigate],
  )
  return { sheet: sheetIn(location.search), ...actions }
}
