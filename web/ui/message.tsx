import { chakra } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { Ref } from 'react'

const icons = { info: Info, success: CircleCheck, error: CircleAlert }

type Props = {
  tone: keyof typeof icons
  /** How it is read out as it comes; left out for what is there from the start. */
  role?: 'status' | 'alert'
  text: string
  ref?: Ref<HTMLParagraphElement>
}

/** A sentence above or below the fields, which stays. */
export const Message = ({ tone, role, text, ref }: Props) => {
  const Icon = icons[tone]
  return (
    <chakra.p
      ref={ref}
      role={role}
      display="flex"
      gap="2.5"
      p="3.5"
      borderRadius="md"
      bg={`${tone}.subtle`}
      color={`${tone}.fg`}
      fontWeight="medium"
      overflowWrap="anywhere"
    >
      <Icon size={20} style={{ flexShrink: 0, marginTop: 2 }} />
      {text}
    </chakra.p>
  )
}
