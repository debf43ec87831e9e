import { chakra } from '@chakra-ui/react'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    px: { base: '4', lg: '5.5' },
    py: '3',
    minHeight: 'tap',
    // Inside: the card cuts off what is around it.
    outlineOffset: '-3px',
    _hover: { bg: 'bg.muted' },
  },
})

type Props = { to: string; title: string; text: string; Icon: LucideIcon }

export const LinkRow = ({ to, title, text, Icon }: Props) => (
  <Row to={to}>
    <chakra.span color="brand.fg" flexShrink="0">
      <Icon size={20} />
    </chakra.span>
    <chakra.span flex="1" minWidth="0">
      <chakra.span display="block" textStyle="label">
        {title}
      </chakra.span>
      <chakra.span display="block" textStyle="small" color="fg.muted">
        {text}
      </chakra.span>
    </chakra.span>
    <chakra.span color="fg.subtle" flexShrink="0">
      <ChevronRight />
    </chakra.span>
  </Row>
)
