import { Flex } from '@chakra-ui/react'
import { type ReactNode, type SubmitEventHandler, useId } from 'react'
import { FormError } from '../../ui/form-error.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { SheetProps } from './dialogs.tsx'
import { FormButtons } from './form-buttons.tsx'

type Props = SheetProps & {
  title: string
  text?: ReactNode
  action: string
  busyAction: string
  busy: boolean
  danger?: boolean
  /** There is something to read before anything is typed. */
  readFirst?: boolean
  /** What is wrong with the whole; faults of fields stand at them. */
  trouble: string | undefined
  onSubmit: SubmitEventHandler<HTMLFormElement>
  children: ReactNode
}

/** A dialog with one form. */
export const FormSheet = ({ open, onClose, title, text, readFirst = false, ...props }: Props) => {
  const { action, busyAction, busy, danger = false, trouble, onSubmit, children } = props
  const id = useId()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      text={text}
      readFirst={readFirst}
      dismissible={!busy}
      footer={<FormButtons form={id} onCancel={onClose} {...{ action, busyAction, busy, danger }} />}
    >
      <form id={id} onSubmit={onSubmit} noValidate>
        <Flex direction="column" gap="4.5">
          {children}
          <FormError text={trouble} />
        </Flex>
      </form>
    </Sheet>
  )
}
