import { chakra } from '@chakra-ui/react'
import { brand } from '../../shared/brand.ts'
import { ink } from './inlay.ts'

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

/** The A whose bar passes over one leg and under the other. */
export const Mark = ({ size = 32 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" style={{ flexShrink: 0 }}>
    <path fill="currentColor" d="M13 3h5.6l-3.9 12.1H9.1zM7.1 21.3h5.6L9.9 29H4.5zM13.4 3H19l8.6 26H22z" />
    <path fill={ink('citta.400')} d="M1 16.2h15.3l1.3 4H1zM24.6 16.2H31v4h-5.1z" />
  </svg>
)
