import { chakra, QrCode } from '@chakra-ui/react'

/** Dark on light in every colour mode: cameras want it so. Drawn here: the secret goes to no other site. */
export const Qr = ({ value }: { value: string }) => (
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
