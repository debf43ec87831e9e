import { chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { Restored } from '../../../forms/restored.tsx'
import { paths } from '../../../paths.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { notify } from '../../../ui/notify.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { firstFocusable } from '../../applications/focus.ts'
import { startButton } from '../focus.ts'
import type { Beginning } from './draft.ts'
import { PracticeFields } from './practice-fields.tsx'
import { StartButtons } from './start-buttons.tsx'
import { Starting } from './starting.tsx'
import { useDraftedPractice } from './use-drafted-practice.ts'
import { useStart } from './use-start.ts'

type Props = { open: boolean; beginning: Beginning; onClose: () => void }

/** The dialog that starts a practice: what it is for, and the wait for its questions. */
export const StartSheet = ({ open, beginning, onClose }: Props) => {
  const formId = useId()
  const onward = useRef<HTMLButtonElement>(null)
  const { form, start, touched, restored, startAfresh, markSent, forget } = useDraftedPractice(beginning)
  const { busy, trouble, begin } = useStart({ form, start, markSent, forget, open })

  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !busy) onward.current?.focus({ preventScroll: true })
    wasBusy.current = busy
  }, [busy])

  const submit = form.handleSubmit(begin, faults => {
    if (faults.jobTitle?.type === 'too_small')
      notify({
        kind: 'error',
        title: 'Missing Information',
        description: 'Please provide a job title for the interview practice.',
      })
  })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Start Practice"
      dismissible={!busy}
      readFirst={beginning.aim !== null}
      finalFocus={() => firstFocusable(startButton)}
      footer={
        <StartButtons
          formId={formId}
          busy={busy}
          touched={touched}
          isAgain={trouble?.code === 'lost' || trouble?.code === 'in_progress'}
          onward={onward}
          onDiscard={() => {
            forget()
            onClose()
          }}
        />
      }
    >
      {busy && <Starting />}
      <FormProvider {...form}>
        <chakra.form
          id={formId}
          onSubmit={submit}
          noValidate
          // Only out of sight: what was typed is there when it did not start.
          display={busy ? 'none' : 'grid'}
          gap="4"
        >
          {trouble && (
            <div>
              <FormError text={trouble.text} />
              {trouble.code === 'upgrade_required' && (
                <TextLink to={paths.upgrade} display="inline-flex" alignItems="center" minH="tap">
                  See the plans
                </TextLink>
              )}
            </div>
          )}
          {restored && !trouble && (
            <Restored
              onStartAfresh={() => {
                startAfresh()
                form.setFocus('jobTitle')
              }}
            />
          )}
          <PracticeFields ownTitle={beginning.ownTitle} />
        </chakra.form>
      </FormProvider>
    </Sheet>
  )
}
