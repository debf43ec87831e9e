import { Fragment, type Ref } from 'react'
import { Button } from '../../../ui/button.tsx'
import { lastStep } from './steps.ts'

type Props = {
  formId: string
  step: number
  isQuick: boolean
  isWriting: boolean
  /** Something else is under way. */
  busy: boolean
  /** The connection was lost: the same wish can be sent again. */
  isAgain: boolean
  /** Of the button that goes on. */
  onward: Ref<HTMLButtonElement>
  onCancel: () => void
  onStop: () => void
  onBack: () => void
}

/** The foot of the dialog. Buttons of each stage are their own: a second press must not land on what has just come. */
export const GenerateButtons = (props: Props) => {
  const { formId, step, isQuick, isWriting, busy, isAgain } = props
  if (isWriting)
    return (
      <Fragment key="writing">
        <Button variant="outline" onClick={props.onStop}>
          Cancel
        </Button>
        <Button loading loadingText="Generating..." />
      </Fragment>
    )
  const isLast = isQuick || step === lastStep
  return (
    <Fragment key={step}>
      <Button variant={step > 0 ? 'ghost' : 'outline'} onClick={props.onCancel} disabled={busy}>
        Cancel
      </Button>
      {step > 0 && (
        <Button variant="outline" onClick={props.onBack} disabled={busy}>
          Previous
        </Button>
      )}
      <Button
        ref={props.onward}
        type="submit"
        form={formId}
        loading={busy}
        loadingText={isLast ? 'Generating...' : 'Next'}
      >
        {isLast ? (isAgain ? 'Try again' : 'Generate Resume') : 'Next'}
      </Button>
    </Fragment>
  )
}
