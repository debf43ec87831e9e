import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
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

/** The fields as typed, which may be invalid. */
const typedFields = z.object({ jobTitle: z.string(), companyName: z.string(), jobDescription: z.string() })

export const fieldsFor = (
  job: Pick<TargetJob, 'jobTitle' | 'companyName' | 'description'> | null,
): TailorFields => ({
  jobTitle: job?.jobTitle ?? '',
  companyName: job?.companyName ?? '',
  jobDescription: job?.description.slice(0, jobDescriptionLimit) ?? '',
})

type Options = {
  open: boolean
  sub: string
  resumeId: string
  /** The job in the address; null: there is none, or it is not loaded. */
  job: TargetJob | null
}

/** Asks the assistant to tailor a resume to a job, and opens the new resume. */
export const useTailorRequest = ({ open, sub, resumeId, job }: Options) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const initialDraft = () => newDraft(fieldsFor(job), { id: ulid() })
  const draft = useDraftForm<TailorFields, TailorFields>({
    stored: formDraft(sub, `tailor.${job ? 'job' : 'new'}`, typedFields),
    initialDraft,
    resolver: zodResolver(tailorFields),
  })
  // The job may load late, after a retry. It then fills in the form, unless the person has typed something.
  const fillIn = useEffectEvent(() => {
    if (!draft.isDirty) draft.continueFrom(initialDraft())
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
  })
  const tailor = (fields: TailorFields) =>
    request<Omit<TailorRequest, 'id'>, ResumeWithFacts>(
      { resumeId, ...fields },
      (body, signal) => api.assistant.tailorResume({ body }, { signal }),
      async made => {
        await putResume(client, made)
        void resumeRows.reload(client)
        // Two steps, so that the back button closes the dialog of changes and stays on the new resume.
        void navigate(paths.resume(made.resume.id), { replace: true })
        void navigate(`${paths.resume(made.resume.id)}?sheet=changes`, { state: openedHere })
      },
    )
  return { ...draft, ...state, tailor }
}
