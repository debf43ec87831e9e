import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { lazyFile } from '../../browser/load-file.ts'
import { unreadQuery } from '../../person/queries.ts'
import { IconButton } from '../../ui/button.tsx'
import { useFile } from '../../ui/use-file.ts'

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

type Props = Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'> & {
  /** Such as `3` or `5+`; null when all is read. */
  count: string | null
}

export const BellButton = ({ count, ...rest }: Props) => (
  <IconButton
    label={count ? `Notifications, ${count} unread` : 'Notifications'}
    size="lg"
    icon={
      <>
        <BellIcon size={22} />
        {count && <Count aria-hidden>{count}</Count>}
      </>
    }
    {...rest}
  />
)

const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '4px',
    insetStart: '22px',
    minW: '18px',
    height: '18px',
    px: '4px',
    display: 'grid',
    placeItems: 'center',
    bg: 'brand.solid',
    color: 'brand.contrast',
    borderRadius: 'full',
    boxShadow: '0 0 0 2px {colors.bg}',
    fontSize: '11px',
    fontWeight: 'bold',
    lineHeight: '1',
  },
})
