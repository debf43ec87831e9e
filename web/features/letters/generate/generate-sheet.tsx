import { chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Application } from '../../../../shared/api/applications.ts'
import { jobDescriptionLimit } from '../../../../shared/api/assistant.ts'
import { ApplicationList } from '../../../applications/application-list.tsx'
import { Restored } from '../../../forms/restored.tsx'
import { takeFocus } from '../../../ui/hand-on-focus.ts'
import { notify } from '../../../ui/notify.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { aimOf } from '../../../writing/aim.ts'
import { WritingView } from '../../../writing/writing-view.tsx'
import { WrittenLetter } from '../../../writing/written-letter.tsx'
import { firstFocusable } from '../../applications/focus.ts'
import { chooseButton, generateButton } from '../focus.ts'
import type { Beginning } from './draft.ts'
import { ofApplication } from './fields.ts'
import { GenerateButtons } from './generate-buttons.tsx'
import { LetterFields } from './letter-fields.tsx'
import { LetterTrouble } from './letter-trouble.tsx'
import { useDraftedLetter } from './use-drafted-letter.ts'
import { useGenerate } from './use-generate.ts'

type Props = { open: boolean; beginning: Beginning; onWritten: (id: string) => void; onClose: () => void }

/** The dialog that has a letter written: the job it is for, and the text as it grows. */
export const GenerateSheet = ({ open, beginning, onWritten, onClose }: Props) => {
  const formId = useId()
  const onward = useRef<HTMLButtonElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const { form, touched, restored, startAfresh, ...drafted } = useDraftedLetter(beginning)
  const { writing, generate, cancel } = useGenerate({ ...drafted, onWritten })
  const isWriting = writing.state === 'writing'
  const trouble = writing.state === 'failed' ? writing.trouble : null

  // The phone's way back closes the dialog: then nobody waits for the text any more.
  const left = useEffectEvent(() => {
    if (isWriting) cancel()
  })
  useEffect(() => {
    if (!open) left()
  }, [open])
  const wasWriting = useRef(false)
  useEffect(() => {
    if (wasWriting.current && !isWriting) onward.current?.focus({ preventScroll: true })
    wasWriting.current = isWriting
  }, [isWriting])

  const client = useQueryClient()
  /** The advert that an application brought: it goes when another one is chosen. What was typed stays. */
  const brought = useRef('')
  const bringAdvert = async (row: Application) => {
    const { jobId, description } = await aimOf(client, row)
    if (jobId === null || form.getValues('application')?.id !== row.id) return
    if (form.getValues('jobDescription').trim() !== '') return
    brought.current = description.slice(0, jobDescriptionLimit)
    form.setValue('jobDescription', brought.current)
  }
  const choose = (row: Application) => {
    const { jobTitle, companyName, application } = ofApplication(row)
    form.setValue('jobTitle', jobTitle)
    form.setValue('companyName', companyName)
    form.setValue('application', application)
    if (form.getValues('jobDescription') === brought.current) form.setValue('jobDescription', '')
    form.clearErrors(['jobTitle', 'companyName'])
    void bringAdvert(row)
    setChoosing(false)
    requestAnimationFrame(() => onward.current?.focus({ preventScroll: true }))
  }
  const submit = form.handleSubmit(generate, faults => {
    if (faults.jobTitle?.type === 'too_small' || faults.companyName?.type === 'too_small')
      notify({
        kind: 'error',
        title: 'Missing Information',
        description: 'Job title and company name are required.',
      })
  })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Generate Cover Letter"
      dismissible={!isWriting}
      readFirst={beginning.aim !== null}
      finalFocus={() => firstFocusable(generateButton)}
      footer={
        <GenerateButtons
          formId={formId}
          state={isWriting ? 'writing' : isChoosing ? 'choosing' : 'form'}
          touched={touched}
          isAgain={trouble?.kind === 'lost'}
          onward={onward}
          onDiscard={() => {
            drafted.forget()
            onClose()
          }}
          onStop={cancel}
          onBack={() => {
            setChoosing(false)
            requestAnimationFrame(() => firstFocusable(chooseButton)?.focus())
          }}
        />
      }
    >
      {isWriting && (
        <WritingView words="Writing your letter" parts={writing.parts}>
          <WrittenLetter parts={writing.parts} />
        </WritingView>
      )}
      {isChoosing && (
        <>
          <chakra.p ref={takeFocus} tabIndex={-1} outline="0" mb="3">
            Which application is it for?
          </chakra.p>
          <ApplicationList onChoose={choose} />
        </>
      )}
      <FormProvider {...form}>
        <chakra.form
          id={formId}
          onSubmit={submit}
          noValidate
          // Only out of sight: what was typed, and where, is there when the writing is stopped.
          display={isWriting || isChoosing ? 'none' : 'grid'}
          gap="4"
        >
          <LetterTrouble trouble={trouble} />
          {restored && !trouble && (
            <Restored
              onStartAfresh={() => {
                startAfresh()
                form.setFocus('jobTitle')
              }}
            />
          )}
          <LetterFields onChooseApplication={() => setChoosing(true)} />
        </chakra.form>
      </FormProvider>
    </Sheet>
  )
}
