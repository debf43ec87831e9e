import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { openedHere, wasOpenedHere } from '../../kit/use-part.ts'
import { searchOf } from '../../paths.ts'
import { openDialog } from '../../ui/open-dialog.ts'

export const tools = ['linkedin', 'skills', 'coach'] as const
export type Tool = (typeof tools)[number]

/** What of one's own may lie over a tab: a text for a profile, an analysis of skills. */
export type Kind = 'text' | 'gap'
export const toolOf: Readonly<Record<Kind, Tool>> = { text: 'linkedin', gap: 'skills' }

export type Place = {
  readonly tool: Tool
  /** Of the text that is open; null: none. */
  readonly text: string | null
  /** Of the analysis that is open; null: none. */
  readonly gap: string | null
}

/** What an address shows: `?tab=skills`, and over it `&gap=<id>`. */
export const placeOf = (search: string): Place => {
  const params = new URLSearchParams(search)
  const text = params.get('text')
  const gap = text === null ? params.get('gap') : null
  const named = tools.find(tool => tool === params.get('tab'))
  return { tool: text !== null ? toolOf.text : gap !== null ? toolOf.gap : (named ?? 'linkedin'), text, gap }
}

/** Where the person is on this screen, as the address says, and the ways on from there. */
export const usePlace = () => {
  const location = useLocation()
  const navigate = useNavigate()
  const now = useRef(location)
  const leaving = useRef(false)
  useLayoutEffect(() => {
    now.current = location
    leaving.current = false
  }, [location])
  const open = (kind: Kind, id: string) =>
    void navigate({ search: searchOf({ tab: toolOf[kind], [kind]: id }) }, { state: openedHere })
  return {
    ...placeOf(location.search),
    show: (tool: Tool) => void navigate({ search: searchOf({ tab: tool }) }, { replace: true }),
    open,
    /** Opens what has just been made; false: the person is at something else by now, and is not taken away from there. */
    present: (kind: Kind, id: string): boolean => {
      if (placeOf(now.current.search).tool !== toolOf[kind] || openDialog() !== null) return false
      open(kind, id)
      return true
    },
    /** Decided where the person is now: the phone's way back may have closed it already. */
    close: (kind: Kind) => {
      const { search, state } = now.current
      if (leaving.current || placeOf(search)[kind] === null) return
      leaving.current = true
      if (wasOpenedHere(state)) void navigate(-1)
      else void navigate({ search: searchOf({ tab: toolOf[kind] }) }, { replace: true })
    },
  }
}
