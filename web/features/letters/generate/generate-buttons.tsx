import { Fragment, type Ref } from 'react'
import { Button } from '../../../ui/button.tsx'

type Props = {
  formId: string
  state: 'form' | 'choosing' | 'writing'
  /** There is something typed to throw away. */
  touched: boolean
  /** The connection was lost: the same wish can be sent again. */
  isAgain: boolean
  /** Of the button that goes on. */
  onward: Ref<HTMLButtonElement>
  onDiscard: () => void
  onStop: () => void
  onBack: () => void
}

/** The foot of the dialog. Buttons of each stage are their own: a second press must not land on what has just come. */
export const GenerateButtons = (props: Props) => {
  if (props.state === 'writing')
    return (
      <Fragment key="writing">
        <Button variant="outline" onClick={props.onStop}>
          Cancel
        </Button>
        <Button loading loadingText="Generating..." />
      </Fragment>
    )
  if (props.state === 'choosing')
    return (
      <Button key="choosing" variant="outline" onClick={props.onBack}>
        Back
      </Button>
    )
  return (
    <Fragment key="form">
      <Button variant="outline" onClick={props.onDiscard}>
        {props.touched ? 'Discard' : 'Cancel'}
      </Button>
      <Button ref={props.onward} type="submit" form={props.formId}>
        {props.isAgain ? 'Try again' : 'Generate Letter'}
      </Button>
    </Fragment>
  )
}
