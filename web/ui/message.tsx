import { chakra, Portal, VisuallyHidden } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { bringIntoView } from './focus.ts'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

type Props = {
  tone: keyof typeof icons
  /** How it is read out when it appears; left out for what is there from the start. */
  role?: 'status' | 'alert'
  /** By default the tone's own. */
  Icon?: LucideIcon
  text: ReactNode
  ref?: Ref<HTMLParagraphElement>
}

/** A sentence above or below the fields, which stays. */
export const Message = ({ tone, role, Icon = icons[tone], text, ref }: Props) => (
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

/** Why a form was not sent or not saved. It stays when the toast closes. The errors of fields stand at the fields instead. */
export const FormError = ({ text }: { text: string | undefined }) =>
  text ? <Message ref={bringIntoView} tone="error" role="alert" text={text} /> : null

/** Read out and not shown. It stands beside the page, because an open dialog silences the page. */
export const Announcement = ({ children }: { children: ReactNode }) => (
  <Portal>
    <VisuallyHidden role="status" aria-live="polite">
      {children}
    </VisuallyHidden>
  </Portal>
)
