import { useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { type Application, applicationStatus } from '../../../shared/api/applications.ts'
import { ulid } from '../../../shared/api/fields.ts'
import { openedHere, wasOpenedHere } from '../../kit/use-part.ts'

const addressSchema = z.object({
  view: z.catch(z.enum(['list', 'board']), 'list'),
  status: z.catch(z.nullable(applicationStatus), null),
  q: z.catch(z.string(), ''),
  sheet: z.catch(z.nullable(z.enum(['add', 'import'])), null),
  /** The application that the edit dialog is open on. */
  edit: z.catch(z.nullable(ulid), null),
})
export type Address = z.infer<typeof addressSchema>

export const hasSheet = ({ sheet, edit }: Address): boolean => sheet !== null || edit !== null

const addressOf = (search: string): Address =>
  addressSchema.parse(Object.fromEntries(new URLSearchParams(search)))

/** The address as it is now, changed: a render that is still under way may not know of the last change yet. */
const searchWith = (change: Partial<Address>): string => {
  const params = new URLSearchParams(window.location.search)
  for (const [name, value] of Object.entries(change)) {
    if (value && value !== 'list') params.set(name, value)
    else params.delete(name)
  }
  return params.toString()
}

/**
 * What the screen shows, as its address says it: it survives a reload, can be kept as a bookmark, and the phone's
 * back button closes a dialog.
 */
export const useAddress = () => {
  const location = useLocation()
  const navigate = useNavigate()
  const now = useRef(location)
  const leaving = useRef(false)
  useLayoutEffect(() => {
    now.current = location
    leaving.current = false
  }, [location])

  const actions = useMemo(() => {
    const show = (change: Partial<Address>) =>
      void navigate({ search: searchWith(change) }, { replace: true, preventScrollReset: true })
    const open = (change: Partial<Address>) =>
      void navigate(
        { search: searchWith({ sheet: null, edit: null, ...change }) },
        { state: openedHere, preventScrollReset: true },
      )
    return {
      showView: (view: Address['view']) => show({ view }),
      showStatus: (status: Address['status']) => show({ status }),
      showWords: (q: string) => show({ q }),
      openAdd: () => open({ sheet: 'add' }),
      openImport: () => open({ sheet: 'import' }),
      openEdit: ({ id }: Application) => open({ edit: id }),
      /** Decided where the person is now: the phone's way back may have closed the dialog, or a first press be about to. */
      closeSheet: () => {
        const { search, state } = now.current
        if (leaving.current || !hasSheet(addressOf(search))) return
        leaving.current = true
        if (wasOpenedHere(state)) void navigate(-1)
        else show({ sheet: null, edit: null })
      },
    }
  }, [navigate])

  return { address: useMemo(() => addressOf(location.search), [location.search]), ...actions }
}
