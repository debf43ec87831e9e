import { chakra } from '@chakra-ui/react'
import { Bell as BellIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '../../ui/button.tsx'

type Props = Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'> & {
  /** Such as `3` or `5+`; null when all is read. */
  count: string | null
}

export const BellButton = ({ count, ...rest }: Props) => (
  <IconButton
    label={count ? `Notifications, ${count} unread` : 'Notifications'}
    size="lg"
    data-menu-button
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
