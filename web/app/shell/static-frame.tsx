import { chakra } from '@chakra-ui/react'
import { Bell, Menu, Moon, Sun } from 'lucide-react'
import { MemoryRouter } from 'react-router-dom'
import { IconButton } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { FrameBox, SidebarBox } from './frame-box.tsx'
import { HeaderBar, HeaderLogo } from './header-bar.tsx'
import { LoadingScreen, Splash } from './loading-screen.tsx'
import { NavList } from './nav-list.tsx'

// public/theme.js marks the page before the first paint: who is here, the colours, and how the sidebar was left.

const hidden = { display: 'none' }
const inLight = { 'html:not(.light) &': hidden }
const inDark = { 'html:not(.dark) &': hidden }

const ifExpanded = {
  display: 'contents',
  'html[data-sidebar=collapsed] &': hidden,
  '@media (max-width: 1023.98px)': { 'html:not([data-sidebar=expanded]) &': hidden },
}
const ifRail = {
  display: 'contents',
  'html[data-sidebar=expanded] &': hidden,
  '@media (min-width: 1024px)': { 'html:not([data-sidebar=collapsed]) &': hidden },
}

const inertButton = { size: 'lg', tabIndex: -1, 'aria-hidden': true } as const

/** Where the person's picture will be. */
const Face = () => <chakra.span boxSize="34px" flexShrink="0" borderRadius="full" bg="brand.muted" />

/**
 * The frame of the app as dashboard.html contains it: it stands before any script has come, and first-frame.ts fills it.
 * Its places are links. The buttons of the header come with React.
 */
export const StaticFrame = () => (
  <MemoryRouter initialEntries={['/']}>
    <chakra.div css={{ 'html[data-signed-in] &': hidden }}>
      <Splash />
    </chakra.div>
    <chakra.div data-first-frame aria-busy css={{ 'html:not([data-signed-in]) &': hidden }}>
      <FrameBox
        sidebar={
          <>
            <chakra.div css={ifExpanded}>
              <SidebarBox expanded nav={<NavList tier={null} />} foot={<Face />} />
            </chakra.div>
            <chakra.div css={ifRail}>
              <SidebarBox expanded={false} nav={<NavList tier={null} rail />} foot={<Face />} />
            </chakra.div>
          </>
        }
        header={
          <HeaderBar>
            <IconButton label="Menu" {...inertButton} icon={<Menu size={22} />} />
            <HeaderLogo />
            <chakra.div flex="1" />
            <IconButton label="Theme" {...inertButton} css={inLight} icon={<Moon size={22} />} />
            <IconButton label="Theme" {...inertButton} css={inDark} icon={<Sun size={22} />} />
            <IconButton label="Notifications" {...inertButton} icon={<Bell size={22} />} />
            <IconButton label="Your account" {...inertButton} icon={<Face />} />
          </HeaderBar>
        }
        bottom={
          <chakra.div css={{ 'html[data-quiet] &': hidden }}>
            <BottomBar />
          </chakra.div>
        }
      >
        {/* Screen readers hear that the page is loading. Its heading comes with what it is the heading of. */}
        <div aria-hidden>
          <PageHead
            title={<span data-slot="title">&nbsp;</span>}
            text={<span data-slot="text">&nbsp;</span>}
          />
        </div>
        <LoadingScreen />
      </FrameBox>
    </chakra.div>
  </MemoryRouter>
)
