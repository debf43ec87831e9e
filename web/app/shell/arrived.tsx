import { useEffect, useEffectEvent } from 'react'
import { useNavigationType } from 'react-router-dom'
import { brand } from '../../../shared/brand.ts'
import { openDialog } from '../../ui/open-dialog.ts'

/** Whether this load of the page has shown no screen yet. The first one leaves view and focus as the browser set them. */
export const arrivals = { none: true }

/**
 * Stands beside a screen and comes into being with it. Names the tab, and takes the reader, also a screen reader, to
 * the beginning of the new screen; on the way back the browser itself returns to where one was.
 */
export const Arrived = ({ title }: { title: string | undefined }) => {
  const back = useNavigationType() === 'POP'
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name
  }, [title])
  // Once a screen: its own addresses, such as those of a dialog or of a step, move neither view nor focus.
  const arrive = useEffectEvent(() => {
    const first = arrivals.none
    arrivals.none = false
    if (first) return
    if (!back) window.scrollTo(0, 0)
    // A dialog that the address opened has the focus already, and would close without it.
    if (!openDialog()) document.getElementById('main')?.focus({ preventScroll: true })
  })
  useEffect(() => arrive(), [])
  return null
}
