import { chakra, Flex, QrCode } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { brand } from '../../../shared/brand.ts'
import { useMedia } from '../../browser/use-browser-state.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'

/** `otpauth://…`, for the phone's app and for the QR code. */
const uriOf = (secret: string, email: string): string => {
  const label = encodeURIComponent(`${brand.name}:${email}`)
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer: brand.name })}`
}

/** In groups of four, which are easier to type. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** The key for an authenticator app: as a link that opens the app, as a QR code, and as text. */
export const TotpKey = ({ secret, email }: { secret: string; email: string }) => {
  const uri = uriOf(secret, email)
  const onPhone = useMedia('(pointer: coarse)')
  return (
    <Flex direction="column" gap="3.5">
      <Button asChild variant={onPhone ? 'solid' : 'outline'}>
        <a href={uri}>{onPhone ? 'Open my authenticator app' : 'Open an authenticator app on this device'}</a>
      </Button>
      <Qr value={uri} />
      <chakra.div>
        <chakra.p textStyle="label">Or type this key into the app</chakra.p>
        <Flex wrap="wrap" align="center" gap="2.5" mt="1">
          <chakra.code flex="1 1 12rem" fontFamily="mono" overflowWrap="anywhere">
            {inFours(secret)}
          </chakra.code>
          <Button
            variant="outline"
            size="sm"
            onClick={() =>
              copyText(
                secret,
                { title: 'Key copied' },
                { title: 'The key was not copied', description: 'Select it, and copy it yourself.' },
              )
            }
          >
            <Copy size={16} />
            Copy the key
          </Button>
        </Flex>
      </chakra.div>
    </Flex>
  )
}

/** Dark on light in every colour mode, because cameras need that. */
const Qr = ({ value }: { value: string }) => (
  <chakra.div
    bg="white"
    p="3"
    borderRadius="md"
    width="fit-content"
    mx="auto"
    border="1px solid {colors.border}"
  >
    <QrCode.Root value={value}>
      <QrCode.Frame
        role="img"
        aria-label="The key as a picture for your authenticator app"
        css={{ display: 'block', width: '176px', height: '176px', fill: '#121730' }}
      />
    </QrCode.Root>
  </chakra.div>
)
