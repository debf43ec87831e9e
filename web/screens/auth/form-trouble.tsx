import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'

/** What is wrong with the form as a whole. It stays when the toast is gone. */
export const FormTrouble = ({ text }: { text: string | undefined }) =>
  text ? (
    <chakra.p
      role="alert"
      display="flex"
      gap="2.5"
      p="3.5"
      borderRadius="md"
      bg="error.subtle"
      color="error.fg"
      fontWeight="medium"
    >
      <CircleAlert size={20} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
      {text}
    </chakra.p>
  ) : null
