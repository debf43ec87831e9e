import { chakra } from '@chakra-ui/react'
import { WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { useOnline } from '../../browser/use-browser-state.ts'
import { Announcement } from '../../ui/message.tsx'

const words = 'You are offline. What you type is kept.'

/**
 * One line while the browser has no network, read out when it appears. It lies over the page, above what is docked at
 * the bottom, where every page ends with room for it: nothing moves, and nothing stays hidden.
 */
export const OfflineLine = () => {
  const online = useOnline()
  useEffect(() => void document.documentElement.toggleAttribute('data-offline', !online), [online])
  return (
    <>
      {!online && (
        <Line aria-hidden>
          <chakra.span color="warning.fg" flexShrink="0">
            <WifiOff size={16} />
          </chakra.span>
          {words}
        </Line>
      )}
      <Announcement>{!online && words}</Announcement>
    </>
  )
}

const Line = chakra('p', {
  base: {
    position: 'fixed',
    zIndex: 'sticky',
    bottom: {
      base: 'calc(var(--docked) + env(safe-area-inset-bottom))',
      md: 'calc(var(--docked) + 10px)',
    },
    insetInline: 0,
    width: { md: 'fit' },
    mx: 'auto',
    pointerEvents: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: 'var(--offline)',
    px: '4',
    textStyle: 'small',
    fontWeight: 'medium',
    bg: 'warning.subtle',
    color: 'fg',
    border: '1px solid {colors.warning.solid}',
    borderWidth: { base: '1px 0', md: '1px' },
    borderRadius: { md: 'lg' },
  },
})
