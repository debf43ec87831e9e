import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, useEffect, useEffectEvent, useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { ResumeWithFacts } from '../../../shared/api/resumes.ts'
import { allows } from '../../../shared/domain/plan.ts'
import type { Tier } from '../../../shared/lists.ts'
import { api } from '../../api/api.ts'
import { homeKey } from '../../api/query-client.ts'
import { labelOrRetry, lostWhileWriting, requestError } from '../../kit/request-error.ts'
import { linkOfError, RequestForm, useFocusAfter } from '../../kit/request-form.tsx'
import { StreamedView } from '../../kit/streamed-view.tsx'
import { useRequest } from '../../kit/use-request.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { firstFocusable } from '../../ui/focus.ts'
import { notify } from '../../ui/notify.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { putResume, resumeQuery, resumeRows, resumesQuery } from '../../writing/resumes.ts'
import type { TargetJobQuery } from '../../writing/target-job.ts'
import { WithTargetJob } from '../../writing/with-target-job.tsx'
import { WrittenResume } from '../../writing/written-resume.tsx'
import { BeginningStep } from './beginning-step.tsx'
import { FormStep } from './form-steps.tsx'
import { ImportButtons, ImportView, useImport } from './import-resume.tsx'
import { entryNames, formOf, type GenerateValues, lastStep } from './resume-form.ts'
import { type ResumeFor, useResumeRequestForm } from './resume-request.ts'
import { useSteps } from './use-steps.ts'
import { generatedWords } from './words.ts'

type Props = {
  open: boolean
  sub: string
  tier: Tier
  /** The resume to rewrite; null: a new resume. */
  rewritingId: string | null
  /** The job in the address. */
  query: TargetJobQuery
  primaryId: string | null
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

const useGenerate = ({ open, sub, rewriting, job }: FormProps) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const draft = useResumeRequestForm(sub, { rewriting, job })
  const { request, ...state } = useRequest({
    draft,
    open,
    mutationKey: [...resumesQuery.queryKey, 'create'],
    errorOf: error =>
      requestError(error, {
        failed: 'Failed to generate resume. Please try again.',
        lost: lostWhileWriting,
      }),
    onFailed: error => {
      const isLost = error.code === 'connection_lost'
      if (!isLost) void client.invalidateQueries({ queryKey: resumesQuery.queryKey })
      const link = linkOfError(error)
      notify({
        kind: 'error',
        title: link ? 'Upgrade Required' : 'Error',
        description: isLost ? 'Failed to generate resume. The connection was lost.' : error.text,
        ...(link && { action: { label: 'Upgrade', onClick: () => void navigate(link.to) } }),
      })
    },
  })
  const showResume = async (made: ResumeWithFacts, isHere: boolean, words: string) => {
    await putResume(client, made)
    // The limits of the plan have changed.
    void resumeRows.reload(client)
    void client.invalidateQueries({ queryKey: homeKey })
    // Replaces the dialog in the history, so that Back leads to the list.
    if (isHere) void navigate(paths.resume(made.resume.id), { replace: true })
    notify({ kind: 'success', title: 'Success', description: words })
  }
  /** Not part of the request's content, because a retry must stay the same request when the version has changed. */
  const versionOf = (id: string): number =>
    client.getQueryData(resumeQuery(id).queryKey)?.resume.version ?? rewriting?.version ?? 0
  return {
    ...draft,
    ...state,
    generate: (values: GenerateValues) => {
      const { title, template, mode, jobDescription } = values
      const content = { title, template, form: mode === 'quick' ? null : formOf(values), jobDescription }
      return request(
        { ...content, rewrites: rewriting?.id ?? null },
        ({ rewrites: id, ...body }, signal) =>
          api.assistant.writeResume(
            { body: { ...body, rewrites: id === null ? null : { id, version: versionOf(id) } } },
            { signal },
          ),
        (made: ResumeWithFacts, isHere) => showResume(made, isHere, generatedWords(made.resume.template)),
      )
    },
    sendOwnWords: (values: GenerateValues) =>
      request(
        { title: values.title, template: values.template, form: formOf(values) },
        body => api.resumes.create({ body }),
        (made: ResumeWithFacts, isHere) =>
          showResume(made, isHere, 'Your resume is made, in your own words.'),
      ),
  }
}

const GenerateForm = (props: FormProps) => {
  const { open, rewriting, tier, primaryId, onClose } = props
  const formId = useId()
  const request = useGenerate(props)
  const { form, status, busy, error, cancel } = request
  const steps = useSteps(form, primaryId)
  const imports = useImport(form)
  const { step } = steps
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
    if (imports.isOpen) imports.readPasted()
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
          <ImportButtons imports={imports} formId={formId} />
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
            hasPrimary={primaryId !== null}
          />
        )}
      </RequestForm>
    </Sheet>
  )
}
