import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { ulid } from 'ulid'
import type { InterviewStart } from '../../../shared/api/interviews.ts'
import type { Profile } from '../../../shared/api/profile.ts'
import { api } from '../../api/api.ts'
import { newDraft } from '../../kit/draft.ts'
import { RequestDialog } from '../../kit/request-dialog.tsx'
import { showFieldErrors } from '../../kit/request-error.ts'
import { useDraftForm } from '../../kit/use-draft-form.ts'
import { useRequest } from '../../kit/use-request.ts'
import { paths } from '../../paths.ts'
import { profileQuery } from '../../person/queries.ts'
import { takeFocus } from '../../ui/focus.ts'
import { ThreadLines } from '../../ui/loading.tsx'
import { Announcement } from '../../ui/message.tsx'
import { notify } from '../../ui/notify.ts'
import type { TargetJob, TargetJobQuery } from '../../writing/target-job.ts'
import { WithTargetJob } from '../../writing/with-target-job.tsx'
import { interviewsQuery, putInterview } from './interviews.ts'
import { StartFields } from './start-fields.tsx'
import {
  type StartFields as Fields,
  fieldsFor,
  industryOf,
  startDraft,
  startFieldNames,
  startFields,
  startGoesOn,
  startRequestOf,
} from './start-form.ts'
import { notifyNotStarted, notifyStarted, startError } from './start-messages.ts'

type Props = {
  open: boolean
  sub: string
  query: TargetJobQuery
  onClose: () => void
}

type FormProps = Omit<Props, 'query'> & { job: TargetJob | null; profile: Profile | null | undefined }

const focus = ['start-practice']

/** The dialog that starts an interview. `query` names a job in the address, or none. */
export const StartInterview = ({ query, ...props }: Props) => {
  const { data: profile, isPending } = useQuery(profileQuery)
  return (
    <WithTargetJob
      open={props.open}
      onClose={props.onClose}
      title="Start Practice"
      query={query}
      isWaiting={isPending}
      alternative="name a job yourself"
      focusTargets={focus}
    >
      {job => <StartForm {...props} job={job} profile={profile} />}
    </WithTargetJob>
  )
}

/** Sends the request and opens the interview. After the dialog is closed, the interview only appears in the list. */
const useStart = ({ sub, job, profile }: FormProps) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const draft = useDraftForm<Fields, Fields>({
    stored: startDraft(sub, job),
    initialDraft: () => newDraft(fieldsFor(job, industryOf(profile?.industry)), { id: ulid() }),
    resolver: zodResolver(startFields),
    isSameForm: startGoesOn,
  })
  const { request, ...state } = useRequest({
    draft,
    mutationKey: [...interviewsQuery.queryKey, 'start'],
    errorOf: startError,
    onFailed: (error, cause) => {
      showFieldErrors(draft.form, cause, startFieldNames)
      notifyNotStarted(error, navigate)
    },
  })
  const send = (fields: Fields) =>
    request(
      startRequestOf(fields),
      (body: InterviewStart) => api.interviews.start({ body }),
      async (whole, isHere) => {
        await putInterview(client, whole)
        notifyStarted(whole)
        if (isHere) void navigate(paths.practice(whole.interview.id), { replace: true })
      },
    )
  return { ...draft, ...state, send }
}

const StartForm = (props: FormProps) => {
  const { open, job, profile, onClose } = props
  const request = useStart(props)
  const { form, send } = request
  const submit = form.handleSubmit(send, invalid => {
    if (invalid.jobTitle?.type === 'too_small')
      notify({
        kind: 'error',
        title: 'Missing Information',
        description: 'Please provide a job title for the interview practice.',
      })
  })
  return (
    <RequestDialog
      open={open}
      onClose={onClose}
      title="Start Practice"
      request={request}
      onSubmit={submit}
      submitLabel="Start Practice"
      busyLabel="Starting..."
      progress={() => <WritingQuestions />}
      readFirst={job !== null}
      focusTargets={focus}
      onStartOver={() => form.setFocus('jobTitle')}
    >
      <StartFields profileTitle={profile?.jobTitle ?? ''} />
    </RequestDialog>
  )
}

const words = 'Writing your questions'

const WritingQuestions = () => (
  <chakra.section aria-busy aria-label={words}>
    <Announcement>{words}</Announcement>
    <chakra.p ref={takeFocus} tabIndex={-1} outline="0" mb="4" color="fg.muted">
      {words}. This takes some seconds.
    </chakra.p>
    <chakra.div aria-hidden>
      <ThreadLines rows={8} label="" />
    </chakra.div>
  </chakra.section>
)
