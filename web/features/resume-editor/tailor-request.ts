import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ulid } from 'ulid'
import * as z from 'zod/mini'
import { jobDescriptionLimit, type TailorRequest, tailorRequest } from '../../../shared/api/assistant.ts'
import type { ResumeWithFacts } from '../../../shared/api/resumes.ts'
import { api } from '../../api/api.ts'
import { formDraft, newDraft } from '../../kit/draft.ts'
import { lostWhileWriting, requestError } from '../../kit/request-error.ts'
import { openedHere } from '../../kit/use-address.ts'
import { useDraftForm } from '../../kit/use-draft-form.ts'
import { useRequest } from '../../kit/use-request.ts'
import { paths } from '../../paths.ts'
import { putResume, resumeRows, resumesQuery } from '../../writing/resumes.ts'
import type { TargetJob } from '../../writing/target-job.ts'

const tailorFields = z.pick(tailorRequest, { jobTitle: true, companyName: true, jobDescription: true })
export type TailorFields = z.infer<typeof tailorFields>

/** As typed: a draft may hold what the form would not take yet. */
const typed = z.object({ jobTitle: z.string(), companyName: z.string(), jobDescription: z.string() })

/** The fields as a job fills them in. */
export const fieldsFor = (
  job: Pick<TargetJob, 'jobTitle' | 'companyName' | 'description'> | null,
): TailorFields => ({
  jobTitle: job?.jobTitle ?? '',
  companyName: job?.companyName ?? '',
  jobDescription: job?.description.slice(0, jobDescriptionLimit) ?? '',
})

type Options = {
  /** False ends the request. */
  open: boolean
  sub: string
  resumeId: string
  /** The job that the address names; null: none, or it could not be loaded yet. */
  job: TargetJob | null
}

/** Has a resume tailored to a job, and leads on to the new one. */
export const useTailorRequest = ({ open, sub, resumeId, job }: Options) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [stored] = useState(() => formDraft(sub, `tailor.${job ? 'job' : 'new'}`, typed))
  const begin = () => newDraft(fieldsFor(job), { id: ulid() })
  const draft = useDraftForm<TailorFields, TailorFields>({
    stored,
    begin,
    resolver: zodResolver(tailorFields),
  })
  // A job that is loaded at a second try fills in the form as well, unless something is typed.
  const fillIn = useEffectEvent(() => {
    if (!draft.touched) draft.goOnFrom(begin())
  })
  const hasJob = job !== null
  useEffect(() => {
    if (hasJob) fillIn()
  }, [hasJob])

  const { request, ...state } = useRequest({
    draft,
    open,
    mutationKey: [...resumesQuery.queryKey, 'tailor'],
    errorOf: error =>
      requestError(error, {
        failed: 'Failed to tailor the resume. Please try again.',
        lost: lostWhileWriting,
      }),
    onFailed: () => undefined,
  })
  const tailor = (fields: TailorFields) =>
    request<Omit<TailorRequest, 'id'>, ResumeWithFacts>(
      { resumeId, ...fields },
      (body, signal) => api.assistant.tailorResume({ body }, { signal }),
      async made => {
        await putResume(client, made)
        void resumeRows.reload(client)
        // In the place of this dialog, with what changed over it: the way back closes that one first.
        void navigate(paths.resume(made.resume.id), { replace: true })
        void navigate(`${paths.resume(made.resume.id)}?sheet=changes`, { state: openedHere })
      },
    )
  return { ...draft, ...state, tailor }
}
