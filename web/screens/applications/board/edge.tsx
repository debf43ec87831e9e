import { chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'

type Props = { side: 'before' | 'after'; onScroll: () => void }

const looks = {
  before: { label: 'Show the columns before', Icon: ChevronLeft, place: { insetStart: 0 }, to: 'left' },
  after: { label: 'Show the columns after', Icon: ChevronRight, place: { insetEnd: 0 }, to: 'right' },
} as const

/**
 * Where the board goes on out of view it fades, and a mouse finds a button there. Fingers swipe, and the focus brings
 * its column along.
 */
export const Edge = ({ side, onScroll }: Props) => {
  const { label, Icon, place, to } = looks[side]
  return (
    <chakra.div
      position="absolute"
      {...place}
      top="0"
      bottom="0"
      width={{ base: '4', md: '20' }}
      pointerEvents="none"
      bgImage={`linear-gradient(to ${to}, transparent, {colors.bg})`}
    >
      <IconButton
        label={label}
        tone="line"
        display={{ base: 'none', md: 'inline-grid' }}
        position="sticky"
        top="20"
        mx="2"
        mt="14"
        pointerEvents="auto"
        icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}
        onClick={onScroll}
      />
    </chakra.div>
  )
}
