import { useQuery } from '@tanstack/react-query'
import { Fragment, useEffect, useEffectEvent, useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { allows } from '../../../shared/domain/plan.ts'
import type { Tier } from '../../../shared/lists.ts'
import { labelOrRetry } from '../../kit/request-error.ts'
import { RequestForm, useFocusAfter } from '../../kit/request-form.tsx'
import { StreamedView } from '../../kit/streamed-view.tsx'
import { paths } from '../../paths.ts'
import { ImportButtons, ImportView } from '../../record/import-view.tsx'
import { Button } from '../../ui/button.tsx'
import { firstFocusable } from '../../ui/focus.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { resumeQuery } from '../../writing/resumes.ts'
import type { TargetJobQuery } from '../../writing/target-job.ts'
import { WithTargetJob } from '../../writing/with-target-job.tsx'
import { WrittenResume } from '../../writing/written-resume.tsx'
import { BeginningStep } from './beginning-step.tsx'
import { FormStep } from './form-steps.tsx'
import { entryNames, type GenerateValues, lastStep } from './resume-form.ts'
import type { ResumeFor } from './resume-request.ts'
import { useFormImport } from './use-form-import.ts'
import { useGenerate } from './use-generate.ts'
import { useSteps } from './use-steps.ts'

type Props = {
  open: boolean
  sub: string
  tier: Tier
  /** The resume to rewrite; null: a new resume. */
  rewritingId: string | null
  /** The job in the address. */
  query: TargetJobQuery
  onClose: () => void
}

/** The dialog that generates or rewrites a resume: the first page, the six steps, and the text while it is written. */
export const GenerateDialog = ({ rewritingId, query, ...props }: Props) => {
  const { open, onClose } = props
  const { data, isError, isFetching, refetch } = useQuery({
    ...resumeQuery(rewritingId ?? ''),
    enabled: rewritingId !== null && open,
  })
  const rewriting = data?.resume ?? null
  const isWaiting = rewritingId !== null && rewriting === null
  return (
    <WithTargetJob
      open={open}
      onClose={onClose}
      title={titleOf(rewritingId)}
      query={query}
      isWaiting={isWaiting}
      failure={
        isWaiting && isError
          ? {
              text: 'The resume could not be loaded. It is safe with us, if nobody deleted it.',
              busy: isFetching,
              retry: () => void refetch(),
            }
          : null
      }
      alternative="paste its description"
      focusTargets={['generate-resume']}
    >
      {job => <GenerateForm {...props} rewriting={rewriting} job={job} />}
    </WithTargetJob>
  )
}

const titleOf = (rewritingId: string | null) => (rewritingId === null ? 'Generate Resume' : 'Rewrite Resume')

type FormProps = Omit<Props, 'rewritingId' | 'query'> & ResumeFor

const GenerateForm = (props: FormProps) => {
  const { open, rewriting, tier, onClose } = props
  const formId = useId()
  const request = useGenerate(props)
  const { form, status, busy, error, cancel } = request
  const steps = useSteps(form)
  const { step } = steps
  const imports = useFormImport(form, steps)
  const [firstStep] = useState(step)
  const isQuick = useWatch({ control: form.control, name: 'mode' }) === 'quick'
  const isLast = isQuick || step === lastStep
  const isWriting = status.state === 'streaming'
  const submitRef = useFocusAfter(isWriting)

  // A person who changes the step or the mode has read the error.
  const clearError = useEffectEvent(cancel)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the step or the mode changes
  useEffect(() => clearError(), [step, isQuick])

  const send = (make: (values: GenerateValues) => unknown) =>
    void form.handleSubmit(values => void make(values), steps.goToErrors)()
  const submit = () => {
    if (imports.found) void imports.accept()
    else if (imports.isOpen) imports.readPasted()
    else if (isLast) send(request.generate)
    else void steps.next()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={titleOf(rewriting?.id ?? null)}
      dismissible={!busy && !imports.busy}
      readFirst
      finalFocus={() => firstFocusable(...(rewriting ? [`more-${rewriting.id}`] : []), 'generate-resume')}
      footer={
        imports.isOpen ? (
          <ImportButtons imports={imports} />
        ) : isWriting ? (
          <Fragment key="writing">
            <Button variant="outline" onClick={cancel}>
              Cancel
            </Button>
            <Button loading loadingText="Generating..." />
          </Fragment>
        ) : (
          // Each step has its own keys, so that the second press of a double click does not hit a new button.
          <Fragment key={step}>
            <Button variant={step > 0 ? 'ghost' : 'outline'} onClick={onClose} disabled={busy || steps.busy}>
              Cancel
            </Button>
            {step > 0 && (
              <Button variant="outline" onClick={steps.back} disabled={busy || steps.busy}>
                Previous
              </Button>
            )}
            <Button
              ref={submitRef}
              type="submit"
              form={formId}
              loading={busy || steps.busy}
              loadingText={isLast ? 'Generating...' : 'Next'}
            >
              {isLast ? labelOrRetry('Generate Resume', error) : 'Next'}
            </Button>
          </Fragment>
        )
      }
    >
      {isWriting && (
        <StreamedView words="Writing your resume" parts={status.parts}>
          <WrittenResume parts={status.parts} entries={isQuick ? [] : entryNames(form.getValues())} />
        </StreamedView>
      )}
      <RequestForm
        request={{
          ...request,
          restored: request.restored && step === firstStep && !imports.isOpen,
          error: imports.isOpen ? null : error,
        }}
        formId={formId}
        hidden={isWriting}
        onSubmit={submit}
        onStartOver={() => requestAnimationFrame(() => form.setFocus('title'))}
        errorLink={
          error?.code === 'nothing_to_write' ? { to: paths.profile, text: 'Fill in My Profile' } : null
        }
      >
        {imports.isOpen ? (
          <ImportView imports={imports} />
        ) : step > 0 ? (
          <FormStep
            step={step}
            busy={busy}
            onImport={imports.open}
            onOwnWords={rewriting ? null : () => send(request.sendOwnWords)}
          />
        ) : (
          <BeginningStep
            isRewrite={rewriting !== null}
            hasPremium={allows(tier, 'premium-templates')}
            onImport={rewriting ? null : imports.open}
          />
        )}
      </RequestForm>
    </Sheet>
  )
}
