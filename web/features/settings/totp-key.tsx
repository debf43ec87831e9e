import { chakra, Flex } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { useMedia } from '../../browser/media.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { Qr } from './qr.tsx'

/** In fours, for who types it. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

const copy = async (secret: string) => {
  try {
    await navigator.clipboard.writeText(secret)
    notify({ kind: 'success', title: 'Key copied' })
  } catch {
    notify({ kind: 'error', title: 'The key was not copied', description: 'Mark it, and copy it by hand.' })
  }
}

/** The secret, in the three ways that apps take it: by camera, by a press on this phone, and typed. */
export const TotpKey = ({ secret, uri }: { secret: string; uri: string }) => {
  const onPhone = useMedia('(pointer: coarse)')
  return (
    <Flex direction="column" gap="3.5">
      {onPhone && (
        <Button asChild>
          <a href={uri}>Open my authenticator app</a>
        </Button>
      )}
      <Qr value={uri} />
      <chakra.div>
        <chakra.p textStyle="label">Or type this key into the app</chakra.p>
        <Flex wrap="wrap" align="center" gap="2.5" mt="1">
          <chakra.code flex="1 1 12rem" fontFamily="mono" overflowWrap="anywhere">
            {inFours(secret)}
          </chakra.code>
          <Button variant="outline" size="sm" onClick={() => copy(secret)}>
            <Copy size={16} />
            Copy the key
          </Button>
        </Flex>
      </chakra.div>
    </Flex>
  )
}
