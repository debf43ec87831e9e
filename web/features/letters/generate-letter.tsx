import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ulid } from 'ulid'
import type { Application } from '../../../shared/api/applications.ts'
import { jobDescriptionLimit } from '../../../shared/api/assistant.ts'
import { errors } from '../../../shared/api/errors.ts'
import type { LetterWithFacts } from '../../../shared/api/letters.ts'
import { api } from '../../api/api.ts'
import { homeKey } from '../../api/query-client.ts'
import { ApplicationList } from '../../applications/application-list.tsx'
import { newDraft } from '../../kit/draft.ts'
import { RequestDialog } from '../../kit/request-dialog.tsx'
import { lostWhileWriting, type RequestError, requestError } from '../../kit/request-error.ts'
import { listIn, type Parts } from '../../kit/streamed-text.ts'
import { StreamedView } from '../../kit/streamed-view.tsx'
import { useDraftForm } from '../../kit/use-draft-form.ts'
import { useRequest } from '../../kit/use-request.ts'
import { paths } from '../../paths.ts'
import { firstFocusable, takeFocus } from '../../ui/focus.ts'
import { notify } from '../../ui/notify.ts'
import { type TargetJob, type TargetJobQuery, targetJobOf } from '../../writing/target-job.ts'
import { WithTargetJob } from '../../writing/with-target-job.tsx'
import {
  fieldsFor,
  type LetterFields,
  letterFields,
  letterRequestDraft,
  letterRequestOf,
  ofApplication,
} from './letter-request.ts'
import { LetterRequestFields } from './letter-request-fields.tsx'
import { letterRows, lettersQuery, putLetter } from './letters.ts'
import { RequestFit } from './request-fit.tsx'
import { failedWords } from './words.ts'

type Props = {
  open: boolean
  sub: string
  query: TargetJobQuery
  /** The request is sent. The dialog of the letter may be loaded meanwhile. */
  onSend: () => void
  onWritten: (id: string) => void
  onClose: () => void
}

const focus = ['generate-letter']

/** Requests a letter, for the job of the address or for one that the person names. */
export const GenerateLetter = ({ query, ...props }: Props) => (
  <WithTargetJob
    open={props.open}
    onClose={props.onClose}
    title="Generate Cover Letter"
    query={query}
    alternative="paste its description"
    focusTargets={focus}
  >
    {job => <LetterRequest {...props} job={job} />}
  </WithTargetJob>
)

type RequestProps = Omit<Props, 'query'> & { job: TargetJob | null }

const errorOf = (error: unknown): RequestError =>
  requestError(error, {
    failed: failedWords,
    lost: lostWhileWriting,
    byCode: {
      model_unavailable: failedWords,
      letter_limit: `Limit Reached: ${errors.letter_limit.message}`,
      // The contract's message names the Detailed Form, which only resumes have.
      nothing_to_write:
        'Your profile has too little to write from. Fill in My Profile, or make a resume first. This try does not count.',
    },
  })

const useLetterRequest = ({ open, sub, job, onSend, onWritten }: RequestProps) => {
  const client = useQueryClient()
  const draft = useDraftForm<LetterFields, LetterFields>({
    stored: letterRequestDraft(sub, job),
    initialDraft: () => newDraft(fieldsFor(job), { id: ulid() }),
    resolver: zodResolver(letterFields),
  })
  const { request, cancel, ...state } = useRequest({
    draft,
    open,
    mutationKey: [...lettersQuery.queryKey, 'write'],
    errorOf,
    // The dialog says why.
    onFailed: () => void letterRows.reload(client),
  })
  const generate = (fields: LetterFields) => {
    onSend()
    return request<ReturnType<typeof letterRequestOf>, LetterWithFacts>(
      letterRequestOf(fields),
      (body, signal) => api.assistant.writeLetter({ body }, { signal }),
      async made => {
        await putLetter(client, made.letter, made)
        void letterRows.reload(client)
        void client.invalidateQueries({ queryKey: homeKey })
        onWritten(made.letter.id)
      },
    )
  }
  return {
    ...draft,
    ...state,
    generate,
    cancel: () => {
      cancel()
      // The server may have stored the letter before the cancel reached it.
      void letterRows.reload(client)
    },
  }
}

const LetterRequest = (props: RequestProps) => {
  const { open, job, onClose } = props
  const request = useLetterRequest(props)
  const { form, generate, error } = request
  const client = useQueryClient()
  const [isChoosing, setChoosing] = useState(false)
  /** The advert of the chosen application. The next choice removes it, but not what the person typed. */
  const advert = useRef('')
  const fillInAdvert = async (row: Application) => {
    const { jobId, description } = await targetJobOf(client, row)
    if (jobId === null || form.getValues('application')?.id !== row.id) return
    if (form.getValues('jobDescription').trim() !== '') return
    advert.current = description.slice(0, jobDescriptionLimit)
    form.setValue('jobDescription', advert.current)
  }
  const stopChoosing = (...next: string[]) => {
    setChoosing(false)
    requestAnimationFrame(() => firstFocusable(...next)?.focus({ preventScroll: true }))
  }
  const choose = (row: Application) => {
    const { jobTitle, companyName, application } = ofApplication(row)
    form.setValue('jobTitle', jobTitle)
    form.setValue('companyName', companyName)
    form.setValue('application', application)
    if (form.getValues('jobDescription') === advert.current) form.setValue('jobDescription', '')
    form.clearErrors(['jobTitle', 'companyName'])
    void fillInAdvert(row)
    stopChoosing('send-letter')
  }
  const submit = form.handleSubmit(generate, ({ jobTitle, companyName }) => {
    if (jobTitle?.type === 'too_small' || companyName?.type === 'too_small')
      notify({
        kind: 'error',
        title: 'Missing Information',
        description: 'Job title and company name are required.',
      })
  })
  return (
    <RequestDialog
      open={open}
      onClose={onClose}
      title="Generate Cover Letter"
      request={request}
      onSubmit={submit}
      submitLabel="Generate Letter"
      submitFocus="send-letter"
      busyLabel="Generating..."
      progress={parts => (
        <StreamedView words="Writing your letter" parts={parts}>
          <WrittenLetter parts={parts} />
        </StreamedView>
      )}
      picker={
        isChoosing
          ? {
              content: (
                <>
                  <chakra.p ref={takeFocus} tabIndex={-1} outline="0" mb="3">
                    Which application is it for?
                  </chakra.p>
                  <ApplicationList onChoose={choose} />
                </>
              ),
              onBack: () => stopChoosing('choose-application'),
            }
          : null
      }
      errorLink={
        error?.code === 'nothing_to_write' ? { to: paths.profile, text: 'Fill in My Profile' } : null
      }
      readFirst={job !== null}
      focusTargets={focus}
      onStartOver={() => form.setFocus('jobTitle')}
    >
      <LetterRequestFields onChooseApplication={() => setChoosing(true)} />
      <RequestFit />
    </RequestDialog>
  )
}

const WrittenLetter = ({ parts }: { parts: Parts }) =>
  listIn(parts, 'paragraphs').map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a growing paragraph has no other key
    <p key={at}>{paragraph}</p>
  ))
