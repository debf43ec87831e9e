import { defineGlobalStyles } from '@chakra-ui/react'
import { largeLetters, lowScreen } from './media-queries.ts'

export const globalCss = defineGlobalStyles({
  ':root': {
    '--gutter': { base: '16px', md: '32px' },
    '--docked': { base: '73px', lg: '0px' },
    '--offline': '0px',
    '--save-bar': '0px',
    // The room below a page.
    '--page-end': { base: '36px', md: '56px' },
    // What stays at the top of the page, with the selvage above it on phones.
    '--header': '60px',
    [lowScreen]: { '--header': '0px' },
    [largeLetters]: { '--header': '0px' },
    // The selvage's outer threads: indigo and crimson, lighter by night.
    '--selvage-warp': '#252C69',
    '--selvage-weft': '#B61F52',
  },
  ':root:has([data-landing-header])': { '--header': { base: '64px', lg: '76px' } },
  // What is docked at the bottom, so that the toast and the offline line stand above it. An older Firefox can not ask
  // what is there, and leaves room for the taller one.
  ':root:not(:has([data-docked]))': { '--docked': '0px' },
  ':root:has([data-docked=bar])': {
    '--docked': { base: '{sizes.bottomBar}', md: '0px' },
    [lowScreen]: { '--docked': '0px' },
  },
  ':root:has([data-docked=actions])': {
    '--docked': { base: '73px', lg: '0px' },
    [lowScreen]: { '--docked': '0px' },
  },
  // What has the focus stays clear of it too.
  ':root:has([data-save-bar])': {
    '--save-bar': { base: '69px', md: '81px' },
    // At the end of the page the bar stands where it stands while the page scrolls, below the toast.
    '--page-end': { base: 'var(--offline)', md: 'calc(var(--offline) + 12px)' },
    scrollPaddingBottom: 'calc(var(--save-bar) + var(--docked) + var(--offline) + 12px)',
    [lowScreen]: { '--save-bar': '0px', '--page-end': '56px' },
  },
  // Nor does it lie below a toast, which stands at the bottom.
  ':root:has([data-toast])': {
    scrollPaddingBottom: 'calc(var(--save-bar) + var(--docked) + var(--offline) + min(240px, 40vh))',
  },
  ':root[data-offline]': { '--offline': '36px' },
  '.dark': { '--selvage-warp': '#5E74CE', '--selvage-weft': '#DB3869' },
  html: {
    color: 'fg',
    bg: 'bg',
    fontFamily: 'body',
    lineHeight: '1.5',
    colorPalette: 'brand',
    textSizeAdjust: '100%',
    colorScheme: 'light',
    scrollPaddingBlock: 'calc(var(--header) + 12px) 72px',
  },
  'html.dark': { colorScheme: 'dark' },
  // Who asked the browser to save data reads in the phone's own letters, and so does who waits on a slow line: theme.js.
  'html[data-save-data], html[data-letters-later]': { fontFamily: 'system-ui, sans-serif' },
  body: { overflowWrap: 'break-word', minWidth: '320px' },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'brand.emphasized', color: 'fg' },
  ':focus-visible': {
    outline: '2px solid {colors.brand.focusRing}',
    outlineOffset: '2px',
  },
  // A script moves the focus to these words, for those who hear them. They do nothing, and a ring would promise more.
  ':is(h1, h2, h3, h4, p, main)[tabindex="-1"]:focus-visible': { outline: 0 },
  '*': { scrollbarColor: '{colors.border.emphasized} transparent' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a short duration: with one, a change of colours goes from parent to child a frame at a time.
      transitionProperty: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
})
