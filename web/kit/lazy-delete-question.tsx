import type { ComponentProps } from 'react'
import type { DeleteQuestion } from './delete-question.tsx'
import { lazyDialog } from './lazy-dialog.tsx'

/** DeleteQuestion in a file of its own, because a list is shown without the code of dialogs. */
export const lazyDeleteQuestion = <Row extends { readonly id: string }>() => {
  type Props = ComponentProps<typeof DeleteQuestion<Row>>
  const Question = lazyDialog<Props & { open: boolean; onClose: () => void }>(
    async () => (await import('./delete-question.tsx')).DeleteQuestion,
    { preload: true },
  )
  return (props: Props) => (
    <Question {...props} open={props.remove.rowToConfirm !== null} onClose={props.remove.cancel} />
  )
}
