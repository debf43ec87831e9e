import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '../../../shared/api/errors.ts'
import type { ResumeWithFacts } from '../../../shared/api/resumes.ts'
import { api } from '../../api/api.ts'
import { fieldFaults } from '../../forms/field-faults.ts'
import { useVersionedForm } from '../../forms/use-versioned-form.ts'
import { notify } from '../../ui/notify.ts'
import { resumeQuery, takeResume } from '../../writing/resume-queries.ts'
import {
  begin,
  canBeSaved,
  type ResumeFields,
  type ResumeValues,
  resumeDraftOf,
  resumeFieldNames,
  resumeFields,
} from './fields.ts'

type Options = ResumeWithFacts & { sub: string; onFault: () => void }

/** The form of a resume, from its draft if there is one. */
export const useResumeForm = ({ resume: row, facts, sub, onFault }: Options) => {
  const client = useQueryClient()
  const kept = useMemo(() => resumeDraftOf(sub, row.id), [sub, row.id])
  const [found] = useState(() => kept.read())
  const form = useForm<ResumeFields, unknown, ResumeValues>({
    resolver: zodResolver(resumeFields),
    defaultValues: (found ?? begin(row)).values,
  })
  const { submit, ...versioned } = useVersionedForm({
    row,
    form,
    kept,
    found,
    begin,
    reload: async () => (await client.fetchQuery({ ...resumeQuery(row.id), staleTime: 0 })).resume,
    update: (version, changes) =>
      api.resumes.update({ params: { id: row.id }, body: { ...changes, version } }),
    onSaved: saved => {
      void takeResume(client, { resume: saved, facts })
      notify({ kind: 'success', title: 'Success', description: 'Resume updated successfully!' })
    },
    onSame: () => notify({ kind: 'info', title: 'Nothing has changed since the last save.' }),
    onFault,
    markFaults: error => {
      const faults = fieldFaults(error, resumeFieldNames)
      for (const { field, message } of faults) form.setError(field, { message }, { shouldFocus: true })
      if (faults.length > 0) onFault()
      return faults.some(({ field }) => field === 'title' || field === 'markdown')
    },
    toastOf: error => {
      if (error instanceof ApiError && error.code === 'not_found')
        void client.invalidateQueries({ queryKey: resumeQuery(row.id).queryKey })
      return { kind: 'error', title: 'Error', description: 'Failed to update resume' }
    },
  })
  return {
    form,
    ...versioned,
    /** False: something is in the way, and it says what; or there is nothing to save. */
    submit: async (): Promise<boolean> => canBeSaved(form.getValues()) && submit(),
  }
}
