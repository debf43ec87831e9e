import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react'
import { lowScreen } from '../media-queries.ts'

/** Over the page, below what lies on it. */
const backdrop = {
  position: 'fixed',
  inset: 0,
  zIndex: 'modal',
  bg: 'rgb(10 13 32 / 0.62)',
  _open: { animation: 'fade-in {durations.base} {easings.out}' },
  _closed: { animation: 'fade-out {durations.fast} {easings.out}' },
} satisfies SystemStyleObject

/** A sheet that rises from the bottom on phones, a dialog of at most 480 px on desks. */
export const dialogRecipe = defineSlotRecipe({
  className: 'aiki-dialog',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'description', 'body', 'footer'],
  base: {
    backdrop,
    positioner: {
      position: 'fixed',
      inset: 0,
      // The dynamic height keeps the sheet above the phone's keyboard and address bar.
      height: '100dvh',
      zIndex: 'modal',
      display: 'flex',
      justifyContent: 'center',
      alignItems: { base: 'flex-end', md: 'center' },
      p: { base: 0, md: '4' },
      // Not `hidden`: that can be scrolled, and a field that gets the focus while the sheet rises would move it up.
      overflow: 'clip',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      maxW: { md: 'dialog' },
      maxH: { base: 'calc(100dvh - 32px)', md: '100%' },
      bg: 'bg.panel',
      color: 'fg',
      borderRadius: { base: '16px 16px 0 0', md: 'lg' },
      border: '1px solid {colors.border}',
      borderBottomWidth: { base: 0, md: '1px' },
      boxShadow: 'overlay',
      outline: 0,
      // One scroller for all, so that its place stays when a keyboard makes the screen short and back.
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // The title and the buttons: what is scrolled to stops clear of them.
      scrollPaddingTop: '72px',
      scrollPaddingBottom: '80px',
      // Three buttons take two rows on phones.
      '&:has(.aiki-dialog__footer > * + * + *)': { scrollPaddingBottom: { base: '136px', md: '80px' } },
      [lowScreen]: { maxH: '100%', scrollPaddingTop: '48px', scrollPaddingBottom: 0 },
      _open: {
        animationName: { base: 'rise-in', md: 'lift-in' },
        animationDuration: 'sheet',
        animationTimingFunction: 'out',
      },
      _closed: {
        animationName: { base: 'rise-out', md: 'lift-out' },
        animationDuration: 'base',
        animationTimingFunction: 'inOut',
      },
    },
    header: {
      position: 'sticky',
      top: 0,
      zIndex: 'docked',
      flexShrink: 0,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      minH: '56px',
      ps: { base: '4', md: '5.5' },
      pe: '2',
      pt: { base: '3', md: '1' },
      bg: 'bg.panel',
      [lowScreen]: { minH: '44px', pt: 0 },
    },
    title: {
      textStyle: 'h2',
      py: '2',
      minW: '0',
      overflowWrap: 'anywhere',
      [lowScreen]: { textStyle: 'h3', py: '1' },
    },
    description: { color: 'fg.muted', fontSize: 'sm' },
    body: {
      flex: '1 0 auto',
      px: { base: '4', md: '5.5' },
      pt: '1',
      pb: { base: '4', md: '5.5' },
    },
    footer: {
      position: 'sticky',
      bottom: 0,
      zIndex: 'docked',
      flexShrink: 0,
      display: 'flex',
      gap: '2.5',
      justifyContent: 'flex-end',
      flexWrap: 'wrap',
      px: { base: '4', md: '5.5' },
      pt: '3',
      pb: { base: 'max(16px, env(safe-area-inset-bottom))', md: '4' },
      bg: 'bg.panel',
      borderTop: '1px solid {colors.border}',
      [lowScreen]: { position: 'static' },
      // The margin: the buttons are in view, and what scrolls does not move for their focus.
      '& > *': {
        flex: { base: '1 1 auto', md: '0 0 auto' },
        scrollMarginBottom: '-136px',
        [lowScreen]: { scrollMarginBottom: 0 },
      },
    },
  },
})

/** The navigation on phones: from the left, 18 rem. */
export const drawerRecipe = defineSlotRecipe({
  className: 'aiki-drawer',
  slots: ['backdrop', 'positioner', 'content'],
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: 0, zIndex: 'modal', display: 'flex' },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: 'drawer',
      maxW: '84vw',
      height: '100dvh',
      bg: 'bg',
      color: 'fg',
      borderInlineEnd: '1px solid {colors.border}',
      outline: 0,
      overflowY: 'auto',
      _open: { animation: 'slide-in {durations.sheet} {easings.out}' },
      _closed: { animation: 'slide-out {durations.base} {easings.inOut}' },
    },
  },
})
