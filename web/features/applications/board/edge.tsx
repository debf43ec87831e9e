import { chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'

type Props = { side: 'before' | 'after'; onScroll: () => void }

const looks = {
  before: {
    label: 'Show the columns before',
    Icon: ChevronLeft,
    place: { insetStart: 0, justifyContent: 'start' },
    to: 'left',
  },
  after: {
    label: 'Show the columns after',
    Icon: ChevronRight,
    place: { insetEnd: 0, justifyContent: 'end' },
    to: 'right',
  },
} as const

/**
 * Where the board goes on out of view it fades, and a mouse finds a button there, where nothing shows through any more.
 * The button is for a mouse alone: fingers swipe, and the focus brings its column along. It leaves the focus where it is.
 */
export const Edge = ({ side, onScroll }: Props) => {
  const { label, Icon, place, to } = looks[side]
  const fade = (end: string) => `linear-gradient(to ${to}, transparent, {colors.bg} ${end})`
  return (
    <chakra.div
      position="absolute"
      display="flex"
      alignItems="start"
      {...place}
      top="0"
      bottom="0"
      width={{ base: '4', md: '24' }}
      pointerEvents="none"
      bgImage={{ base: fade('100%'), md: fade('50%') }}
    >
      <IconButton
        label={label}
        aria-hidden
        tabIndex={-1}
        onMouseDown={event => event.preventDefault()}
        tone="line"
        display={{ base: 'none', md: 'inline-grid' }}
        position="sticky"
        top="20"
        mx="2"
        mt="1.5"
        pointerEvents="auto"
        icon={<Icon size={20} />}
        onClick={onScroll}
      />
    </chakra.div>
  )
}
