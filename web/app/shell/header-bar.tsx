import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { brand } from '../../../shared/brand.ts'
import { LogoAnchor, Mark } from '../../art/logo.tsx'
import { hideOnScroll } from '../../browser/hide-on-scroll.ts'
import { paths } from '../../paths.ts'
import { stickyBar } from '../../ui/sticky-bar.ts'

/** The bar above every screen. It stays while the page scrolls; on phones it goes away on the way down. */
export const HeaderBar = ({ children }: { children: ReactNode }) => {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => (bar.current ? hideOnScroll(bar.current) : undefined), [])
  return (
    <chakra.header
      ref={bar}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={{ md: '1' }}
      position="sticky"
      // On phones the selvage is above it.
      top={{ base: '4px', md: '0' }}
      zIndex="docked"
      minH={{ base: 'headerPhone', md: 'header' }}
      ps={{ base: '1', md: '5' }}
      pe={{ base: '1', md: '6' }}
      bg="bg"
      borderBottom="1px solid {colors.border}"
      css={stickyBar('md')}
    >
      {children}
    </chakra.header>
  )
}

/** On phones, where there is no sidebar. The narrowest show the mark without the name. */
export const HeaderLogo = () => (
  <LogoAnchor asChild aria-label={brand.name} display={{ md: 'none' }} ps="1">
    <Link to={paths.dashboard}>
      <Mark size={30} />
      <chakra.span css={{ '@media (max-width: 389.98px)': { display: 'none' } }}>{brand.name}</chakra.span>
    </Link>
  </LogoAnchor>
)
