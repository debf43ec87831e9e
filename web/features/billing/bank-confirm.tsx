import { chakra } from '@chakra-ui/react'
import { Button } from '../../ui/button.tsx'

/** A renewal that waits for the person's own yes, on the page of their bank. */
export const BankConfirm = ({ url }: { url: string }) => (
  <chakra.div
    mb="4"
    p="3.5"
    borderRadius="md"
    bg="warning.subtle"
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    gap="3"
  >
    <chakra.p flex="1 1 14rem" fontWeight="medium">
      Your bank asks you to confirm the payment. Until you do, nothing is charged.
    </chakra.p>
    <Button asChild>
      <a href={url}>Confirm with your bank</a>
    </Button>
  </chakra.div>
)
