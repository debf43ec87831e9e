import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { ResumeWithFacts } from '../../../shared/api/resumes.ts'
import { api } from '../../api/api.ts'
import { homeKey } from '../../api/query-client.ts'
import { lostWhileWriting, requestError } from '../../kit/request-error.ts'
import { linkOfError } from '../../kit/request-form.tsx'
import { useScreenLoader } from '../../kit/screen-loader.ts'
import { useIsHere } from '../../kit/use-is-here.ts'
import { useRequest } from '../../kit/use-request.ts'
import { paths } from '../../paths.ts'
import { recordQuery } from '../../record/record.ts'
import { formOf } from '../../record/record-form.ts'
import { notify } from '../../ui/notify.ts'
import { putResume, resumeQuery, resumeRows, resumesQuery } from '../../writing/resumes.ts'
import type { GenerateValues } from './resume-form.ts'
import { type ResumeFor, useResumeRequestForm } from './resume-request.ts'
import { generatedWords } from './words.ts'

type Props = ResumeFor & { readonly open: boolean; readonly sub: string }

/** The form of the dialog, and its two requests: the resume in the model's words, or in the person's own. */
export const useGenerate = ({ open, sub, rewriting, job }: Props) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const loadScreen = useScreenLoader()
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
      // The dialog says it, unless the person has closed it meanwhile.
      if (isHere()) return
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
    // The server has added what the form says.
    void client.invalidateQueries({ queryKey: recordQuery.queryKey })
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
      // The editor opens at the end, also if the line has dropped by then.
      loadScreen(paths.resume(rewriting?.id ?? 'new'))
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
