import { Fragment, type Ref } from 'react'
import { Button } from '../../../ui/button.tsx'

type Props = {
  formId: string
  busy: boolean
  /** There is something typed to throw away. */
  touched: boolean
  /** Whether it was started is not known, or it is being: the same start can be sent again. */
  isAgain: boolean
  /** Of the button that goes on. */
  onward: Ref<HTMLButtonElement>
  onDiscard: () => void
}

/** The foot of the dialog. Buttons of each stage are their own: a second press must not land on what has just come. */
export const StartButtons = ({ formId, busy, touched, isAgain, onward, onDiscard }: Props) =>
  busy ? (
    <Button key="busy" loading loadingText="Starting..." />
  ) : (
    <Fragment key="form">
      <Button variant="outline" onClick={onDiscard}>
        {touched ? 'Discard' : 'Cancel'}
      </Button>
      <Button ref={onward} type="submit" form={formId}>
        {isAgain ? 'Try again' : 'Start Practice'}
      </Button>
    </Fragment>
  )
