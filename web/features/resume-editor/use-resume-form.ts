import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Resume, ResumeWithFacts } from '../../../shared/api/resumes.ts'
import { mergedMarkdown, mergedVouched } from '../../../shared/domain/resume/merge-saves.ts'
import { api } from '../../api/api.ts'
import { failedWords } from '../../kit/notify-failed.ts'
import { isNotFound } from '../../kit/request-error.ts'
import { useVersionedForm } from '../../kit/use-versioned-form.ts'
import { notify } from '../../ui/notify.ts'
import { putResume, resumeQuery, resumesQuery } from '../../writing/resumes.ts'
import { canBeSaved, type ResumeFields, type ResumeValues, resumeDraft, resumeFields } from './resume-form.ts'

type Options = ResumeWithFacts & { sub: string; onInvalid: () => void }

export const useResumeForm = ({ resume, facts, sub, onInvalid }: Options) => {
  const client = useQueryClient()
  const { id } = resume
  const { submit, ...versioned } = useVersionedForm<Resume, ResumeFields, ResumeValues>({
    row: resume,
    idOf: row => row.id,
    draftOf: () => resumeDraft(sub, id),
    fieldsOf: row => ({
      title: row?.title ?? '',
      markdown: row?.markdown ?? '',
      template: row?.template ?? 'professional',
      plainName: row?.plainName ?? false,
      kept: row?.kept ?? [],
      cited: [],
    }),
    resolver: zodResolver(resumeFields),
    // The citation of a line that was taken and undone is left, and says nothing without its line.
    ignoredFields: ['cited'],
    // The other fields can't show an error.
    fieldNames: z.enum(['title', 'markdown']),
    independent: {
      mergers: { markdown: mergedMarkdown, kept: mergedVouched },
      valuesOf: fields => fields,
      rowWith: (newer, values) => ({ ...newer, ...values }),
    },
    mutationKey: [...resumesQuery.queryKey, 'save'],
    reload: async () => (await client.fetchQuery({ ...resumeQuery(id), staleTime: 0 })).resume,
    update: (_id, version, changes) => api.resumes.update({ params: { id }, body: { ...changes, version } }),
    onSaved: (saved, { hasMerged }) => {
      void putResume(client, { resume: saved, facts })
      notify({
        kind: 'success',
        title: 'Success',
        description: hasMerged
          ? 'Resume updated successfully! It also has what you saved elsewhere meanwhile.'
          : 'Resume updated successfully!',
      })
    },
    onUnchanged: () => notify({ kind: 'info', title: 'Nothing has changed since the last save.' }),
    onInvalid,
    errorToast: error => ({
      kind: 'error',
      title: 'Error',
      description: failedWords('Failed to update resume', error),
    }),
    onFailed: error => isNotFound(error) && client.invalidateQueries({ queryKey: resumeQuery(id).queryKey }),
  })
  return {
    ...versioned,
    /** Returns false if the resume could not be saved. */
    submit: async (): Promise<boolean> => canBeSaved(versioned.form.getValues()) && submit(),
  }
}

/** Replaces the text. Undo replaces it back, and can itself be undone. */
export const replaceText = (
  form: UseFormReturn<ResumeFields, unknown, ResumeValues>,
  markdown: string,
  title: string,
): void => {
  const before = form.getValues('markdown')
  form.setValue('markdown', markdown)
  notify({
    kind: 'success',
    title,
    description: 'It is not saved yet.',
    action: { label: 'Undo', onClick: () => replaceText(form, before, 'The text is as it was.') },
  })
}
