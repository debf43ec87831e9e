import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyFile } from '../../browser/load-file.ts'
import { unreadQuery } from '../../person/queries.ts'
import { useFile } from '../../ui/use-file.ts'
import { BellButton } from './bell-button.tsx'

/** A popover is as large as a menu, so it is loaded when a pointer comes near, or with the first press. */
const openedBell = lazyFile(() => import('./opened-bell.tsx'))

/** The bell with its count, and what it opens. */
export const Bell = () => {
  const unread = useQuery(unreadQuery)
  const [wanted, setWanted] = useState(false)
  const OpenedBell = useFile(openedBell, wanted, () => setWanted(false))?.OpenedBell
  const { notifications = [], more = false } = unread.data ?? {}
  const count = notifications.length > 0 || more ? `${notifications.length}${more ? '+' : ''}` : null
  if (OpenedBell) return <OpenedBell count={count} />
  return (
    <BellButton
      count={count}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-busy={wanted}
      onPointerEnter={() => void openedBell.load().catch(() => undefined)}
      onClick={() => setWanted(true)}
    />
  )
}
