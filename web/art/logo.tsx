import { chakra } from '@chakra-ui/react'
import { brand } from '../../shared/brand.ts'
import { Mark } from './mark.tsx'

/** The link around the mark. With `asChild` it dresses a link of the router. */
export const LogoAnchor = chakra('a', {
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

/** The mark with the name. */
export const Wordmark = () => (
  <>
    <Mark size={30} />
    {brand.name}
  </>
)

/** Leads to another page, such as the landing page: the app's own way home is in the shell. */
export const Logo = ({ to }: { to: string }) => (
  <LogoAnchor href={to}>
    <Wordmark />
  </LogoAnchor>
)
