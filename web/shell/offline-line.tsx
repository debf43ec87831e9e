import { chakra } from '@chakra-ui/react'
import { WifiOff } from 'lucide-react'
import { useOnline } from '../online.ts'

/** One thin line while the browser has no network. It is in the page from the start, so that it is read out. */
export const OfflineLine = () => {
  const online = useOnline()
  return (
    <chakra.div role="status" position="sticky" top="0" zIndex="sticky" ps={{ md: 'selvage' }}>
      {!online && (
        <chakra.p
          data-offline
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
          You are offline. What you type is kept; what you see may be older.
        </chakra.p>
      )}
    </chakra.div>
  )
}
