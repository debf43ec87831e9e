import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { brand } from '../../shared/brand.ts'
import { Mark } from './mark.tsx'

const Anchor = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '9px',
    minH: 'tap',
    fontSize: '1.375rem',
    fontWeight: 'bold',
    letterSpacing: '-0.04em',
    lineHeight: '1',
    textDecoration: 'none',
    color: 'inherit',
  },
})

/** The mark with the name. `compact` shows the mark alone, and the name to screen readers. */
export const Logo = ({ to, compact = false }: { to: string; compact?: boolean }) => (
  <Anchor to={to} {...(compact && { 'aria-label': brand.name })}>
    <Mark size={compact ? 28 : 30} />
    {!compact && brand.name}
  </Anchor>
)
