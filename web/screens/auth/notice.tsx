import { chakra } from '@chakra-ui/react'
import { CircleCheck, Info } from 'lucide-react'
import type { NoticeName } from '../../session/notice-state.ts'

const texts: Record<NoticeName, string> = {
  'session-ended': 'Please log in again. What you typed is kept.',
  confirmed: 'Your email is confirmed. Log in to go on.',
  'confirmed-here': 'Your email is confirmed. The tab where you signed up is logging you in.',
  'already-confirmed': 'This email is confirmed already. Log in to go on.',
}

/** Says above the login why a person is here. */
export const Notice = ({ name }: { name: NoticeName }) => {
  const tone = name === 'session-ended' ? 'info' : 'success'
  const Icon = tone === 'info' ? Info : CircleCheck
  return (
    <chakra.p
      role="status"
      display="flex"
      gap="2.5"
      p="3.5"
      borderRadius="md"
      bg={`${tone}.subtle`}
      color={`${tone}.fg`}
      fontWeight="medium"
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
      {texts[name]}
    </chakra.p>
  )
}
