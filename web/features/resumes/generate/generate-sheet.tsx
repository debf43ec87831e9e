import { chakra } from '@chakra-ui/react'
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { allows } from '../../../../shared/domain/plan.ts'
import type { Tier } from '../../../../shared/lists.ts'
import { Restored } from '../../../forms/restored.tsx'
import { StreamedView } from '../../../kit/streamed-view.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { WrittenResume } from '../../../writing/written-resume.tsx'
import { firstFocusable } from '../../applications/focus.ts'
import { generateButton, moreButton } from '../focus.ts'
import { ImportButtons } from '../import/import-buttons.tsx'
import { ImportView } from '../import/import-view.tsx'
import { useFillIn } from '../import/use-fill-in.ts'
import type { Beginning } from './draft.ts'
import { entryNames } from './entry-names.ts'
import { GenerateButtons } from './generate-buttons.tsx'
import { GenerateForm } from './generate-form.tsx'
import { GenerateTrouble } from './generate-trouble.tsx'
import { lastStep } from './steps.ts'
import { useDraftedResume } from './use-drafted-resume.ts'
import { useGenerate } from './use-generate.ts'
import { useSteps } from './use-steps.ts'

type Props = {
  open: boolean
  beginning: Beginning
  tier: Tier
  primaryId: string | null
  onClose: () => void
}

/** The dialog that has a resume written: what is wanted, the form in six steps, and the text as it grows. */
export const GenerateSheet = ({ open, beginning, tier, primaryId, onClose }: Props) => {
  const { rewriting } = beginning
  const formId = useId()
  const onward = useRef<HTMLButtonElement>(null)
  const { form, restored, startAfresh, ...drafted } = useDraftedResume(beginning)
  const { writing, cancel, generate, ownWords, busy, trouble } = useGenerate({ ...drafted, rewriting })
  const { step, busy: isFilling, back, next, finish } = useSteps(form, primaryId)
  const imports = useFillIn(form)
  const isQuick = useWatch({ control: form.control, name: 'mode' }) === 'quick'
  const isWriting = writing.state === 'writing'
  const [firstStep] = useState(step)

  // The phone's way back closes the dialog: then nobody waits for the text any more. Who goes on to another step, or
  // begins in another way, has read what was wrong.
  const left = useEffectEvent(cancel)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the move that this answers
  useEffect(() => left(), [open, step, isQuick])
  const wasWriting = useRef(false)
  useEffect(() => {
    if (wasWriting.current && !isWriting) onward.current?.focus({ preventScroll: true })
    wasWriting.current = isWriting
  }, [isWriting])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (imports.isOpen) imports.readPasted()
    else if (isQuick || step === lastStep) void finish(generate)()
    else void next()
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={rewriting ? 'Rewrite Resume' : 'Generate Resume'}
      dismissible={!isWriting && !busy && !imports.busy}
      readFirst
      finalFocus={() => firstFocusable(...(rewriting ? [moreButton(rewriting.id)] : []), generateButton)}
      footer={
        imports.isOpen ? (
          <ImportButtons control={form.control} formId={formId} busy={imports.busy} onBack={imports.close} />
        ) : (
          <GenerateButtons
            formId={formId}
            step={step}
            isQuick={isQuick}
            isWriting={isWriting}
            busy={busy || isFilling}
            isAgain={trouble?.kind === 'lost'}
            onward={onward}
            onCancel={onClose}
            onStop={cancel}
            onBack={back}
          />
        )
      }
    >
      {isWriting && (
        <StreamedView words="Writing your resume" parts={writing.parts}>
          <WrittenResume parts={writing.parts} entries={isQuick ? [] : entryNames(form.getValues())} />
        </StreamedView>
      )}
      <FormProvider {...form}>
        <chakra.form
          id={formId}
          onSubmit={submit}
          noValidate
          // Only out of sight: what was typed, and where, is there when the writing is stopped.
          display={isWriting ? 'none' : 'grid'}
          gap="4"
        >
          {imports.isOpen ? (
            <ImportView busy={imports.busy} refused={imports.refused} onFile={imports.readFile} />
          ) : (
            <>
              <GenerateTrouble trouble={trouble} />
              {restored && !trouble && step === firstStep && <Restored onStartAfresh={startAfresh} />}
              {rewriting && step === 0 && (
                <chakra.p color="fg.muted">
                  It is written anew from what you say here. The text as it is now stays among its versions.
                </chakra.p>
              )}
              <GenerateForm
                step={step}
                hasPremium={allows(tier, 'premium-templates')}
                hasPrimary={primaryId !== null}
                busy={busy}
                onImport={imports.open}
                onOwnWords={rewriting ? null : () => void finish(ownWords)()}
              />
            </>
          )}
        </chakra.form>
      </FormProvider>
    </Sheet>
  )
}
