import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyFile } from '../../../browser/load-file.ts'
import { useFile } from '../../../kit/use-file.ts'
import { useWarn } from '../../../person/use-warn.ts'
import { BellButton } from './bell-button.tsx'
import { unreadQuery } from './queries.ts'
import { countOf } from './unread.ts'

/** What moves and places the list weighs as much as a menu, so it comes when a pointer comes near, or with the first press. */
const openedBell = lazyFile(() => import('./opened-bell.tsx'))

/** The bell with its count, and what it opens. */
export const Bell = () => {
  const unread = useQuery(unreadQuery)
  const [wanted, setWanted] = useState(false)
  const OpenedBell = useFile(openedBell, wanted, () => setWanted(false))?.OpenedBell
  useWarn('The notifications did not load', unread.error)
  const count = unread.data ? countOf(unread.data) : null
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
