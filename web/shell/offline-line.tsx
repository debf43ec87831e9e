import { chakra } from '@chakra-ui/react'
import { WifiOff } from 'lucide-react'
import { useOnline } from '../online.ts'
import { Announcement } from '../ui/announcement.tsx'

const words = 'You are offline. What you type is kept; what you see may be older.'

/** One thin line while the browser has no network, read out when it comes. */
export const OfflineLine = () => {
  const online = useOnline()
  return (
    <chakra.div position="sticky" top="0" zIndex="sticky" ps={{ md: 'selvage' }}>
      {!online && (
        <chakra.p
          data-offline
          aria-hidden
          display="flex"
          alignItems="center"
          justifyContent="center"
          gap="2"
          minH="9"
          px="4"
          py="1.5"
          textStyle="small"
          fontWeight="medium"
          bg="warning.subtle"
          color="fg"
          borderBottom="1px solid {colors.warning.solid}"
        >
          <chakra.span color="warning.fg" flexShrink="0">
            <WifiOff size={16} strokeWidth={1.75} aria-hidden />
          </chakra.span>
          {words}
        </chakra.p>
      )}
      <Announcement>{!online && words}</Announcement>
    </chakra.div>
  )
}
