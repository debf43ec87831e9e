import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { lowScreen } from '../../theme/media-queries.ts'
import { Selvage } from '../../ui/selvage.tsx'
import { DashboardLogo } from './dashboard-logo.tsx'

// The boxes of the frame, which hold nothing of a person: the build draws them too (static-frame.tsx).

type FrameProps = {
  sidebar: ReactNode
  header: ReactNode
  /** What is docked at the bottom of phones. */
  bottom: ReactNode
  children: ReactNode
}

export const FrameBox = ({ sidebar, header, bottom, children }: FrameProps) => (
  <chakra.div display="flex" minH="100dvh" pt={{ base: '4px', md: '0' }} ps={{ md: 'selvage' }}>
    <Selvage />
    {sidebar}
    <chakra.div flex="1" minWidth="0">
      {header}
      <chakra.main
        id="main"
        tabIndex={-1}
        outline="0"
        maxW="content"
        mx="auto"
        px="gutter"
        pt={{ base: '5', md: '7' }}
        pb={{
          base: 'calc(var(--docked) + var(--page-end) + env(safe-area-inset-bottom))',
          md: 'var(--page-end)',
        }}
      >
        {children}
      </chakra.main>
      {bottom}
    </chakra.div>
  </chakra.div>
)

const Aside = chakra('aside', {
  base: {
    display: { base: 'none', md: 'flex' },
    flexDirection: 'column',
    position: 'sticky',
    top: '0',
    height: '100dvh',
    flexShrink: '0',
    pt: '3.5',
    borderInlineEnd: '1px solid {colors.border}',
    overflowX: 'hidden',
    overflowY: 'auto',
    scrollbarWidth: 'none',
  },
  variants: {
    expanded: {
      true: { width: 'sidebar', alignItems: 'stretch' },
      false: { width: 'rail', alignItems: 'center' },
    },
  },
})

type SidebarProps = {
  expanded: boolean
  nav: ReactNode
  /** Below the places: the way to the subscription. */
  promo?: ReactNode
  /** At the bottom: the person. */
  foot: ReactNode
  id?: string
  className?: string
}

/** From 768 px on. Stays in view while the page scrolls; the places scroll between the name and the person. */
export const SidebarBox = ({ expanded, nav, promo, foot, ...rest }: SidebarProps) => (
  <Aside aria-label="Sidebar" expanded={expanded} {...rest}>
    <chakra.div px={expanded ? '5.5' : '1'} mb="1">
      <DashboardLogo compact={!expanded} />
    </chakra.div>
    <chakra.div
      flex="1"
      px={expanded ? '3' : '1'}
      pb="2"
      overflowX="hidden"
      overflowY="auto"
      scrollbarWidth={expanded ? 'thin' : 'none'}
      css={{ [lowScreen]: { flex: 'none', overflow: 'visible' } }}
    >
      {nav}
    </chakra.div>
    {expanded && <chakra.div px="3">{promo}</chakra.div>}
    <chakra.div
      display="flex"
      alignItems="center"
      gap="2.5"
      py="3"
      ps={expanded ? '5' : '0'}
      pe={expanded ? '3' : '0'}
    >
      {foot}
    </chakra.div>
  </Aside>
)
