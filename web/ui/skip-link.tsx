import { chakra } from '@chakra-ui/react'

const Anchor = chakra('a', {
  base: {
    position: 'fixed',
    zIndex: 'skipNav',
    insetInlineStart: '3',
    top: '3',
    px: '4',
    minH: 'tap',
    display: 'inline-flex',
    alignItems: 'center',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    borderRadius: 'md',
    fontWeight: 'semibold',
    transform: 'translateY(-200%)',
    _focusVisible: { transform: 'none' },
  },
})

/** The first stop of the Tab key: past the navigation to what the page is about. */
export const SkipLink = () => (
  <Anchor
    href="#main"
    onClick={event => {
      event.preventDefault()
      document.getElementById('main')?.focus()
    }}
  >
    Skip to content
  </Anchor>
)
