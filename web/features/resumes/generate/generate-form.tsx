import { chakra } from '@chakra-ui/react'
import { FileInput } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Unplaced } from '../import/unplaced.tsx'
import type { GenerateFields } from './fields.ts'
import { StepBeginning } from './step-beginning.tsx'
import { StepHead } from './step-head.tsx'
import { lastStep } from './steps.ts'
import { formContents } from './steps-of-form.tsx'

type Props = {
  step: number
  hasPremium: boolean
  hasPrimary: boolean
  busy: boolean
  onImport: () => void
  /** Null: a resume that is rewritten is written by the model. */
  onOwnWords: (() => void) | null
}

/** What is wanted, or one step of the form. */
export const GenerateForm = ({ step, hasPremium, hasPrimary, busy, onImport, onOwnWords }: Props) => {
  const { setValue } = useFormContext<GenerateFields>()
  const unplaced = useWatch<GenerateFields, 'unplaced'>({ name: 'unplaced' })
  const Content = formContents[step - 1]
  if (!Content) return <StepBeginning hasPremium={hasPremium} hasPrimary={hasPrimary} />
  return (
    <>
      <StepHead step={step} />
      {step === 1 && (
        <Button variant="subtle" justifySelf="start" onClick={onImport}>
          <FileInput />
          Import a resume
        </Button>
      )}
      <Unplaced key={step} lines={unplaced} isOpen={step === 1} onForget={() => setValue('unplaced', [])} />
      <Content />
      {step === lastStep && onOwnWords && (
        <chakra.div borderTop="1px solid {colors.border}" pt="3">
          <Button variant="ghost" ms="-4" color="brand.fg" disabled={busy} onClick={onOwnWords}>
            Use my own words
          </Button>
          <chakra.p textStyle="small" color="fg.muted">
            Makes the resume of what you typed, as you typed it. Nothing is reworded.
          </chakra.p>
        </chakra.div>
      )}
    </>
  )
}
