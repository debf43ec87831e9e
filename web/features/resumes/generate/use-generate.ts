import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { ulid } from 'ulid'
import type { ResumeWithFacts } from '../../../../shared/api/resumes.ts'
import { api } from '../../../api/api.ts'
import { homeKey } from '../../../api/query-client.ts'
import { paths } from '../../../paths.ts'
import { dismissAll, notify } from '../../../ui/notify.ts'
import { resumeQuery, resumesQuery, takeResume } from '../../../writing/resume-queries.ts'
import { type WritingTrouble, writingTroubleOf } from '../../../writing/trouble.ts'
import { useWriting } from '../../../writing/use-writing.ts'
import { asksForUpgrade, generatedWords, generateFailed } from '../words.ts'
import type { Beginning } from './draft.ts'
import { formOf, type GenerateValues } from './fields.ts'
import type { DraftedResume } from './use-drafted-resume.ts'
import { idFor, wishOf } from './wish.ts'

type Options = Pick<DraftedResume, 'start' | 'markSent' | 'forget'> & Pick<Beginning, 'rewriting'>

/** Sends the wish, and takes what comes of it. */
export const useGenerate = ({ rewriting, start, markSent, forget }: Options) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const outId = useRef(start.id)

  const take = async (made: ResumeWithFacts, words: string) => {
    forget()
    await takeResume(client, made)
    // What the plan has left is another one now.
    void client.invalidateQueries({ queryKey: resumesQuery.queryKey, exact: true })
    void client.invalidateQueries({ queryKey: homeKey })
    // In the place of the dialog: the way back from the resume is the list.
    void navigate(paths.resume(made.resume.id), { replace: true })
    notify({ kind: 'success', title: 'Success', description: words })
  }
  const tell = (trouble: WritingTrouble) => {
    if (trouble.kind === 'refused') {
      // It is known that nothing was made. What the list or the resume said may be of before.
      markSent(outId.current, null)
      void client.invalidateQueries({ queryKey: resumesQuery.queryKey })
      if (trouble.code === 'unauthenticated') return
    }
    const plan = trouble.kind === 'refused' && asksForUpgrade(trouble.code)
    notify({
      kind: 'error',
      title: plan ? 'Upgrade Required' : 'Error',
      description:
        trouble.kind === 'lost' ? 'Failed to generate resume. The connection was lost.' : trouble.text,
      ...(plan && { action: { label: 'Upgrade', onClick: () => void navigate(paths.upgrade) } }),
    })
  }
  const writer = useWriting<ResumeWithFacts>({
    failing: generateFailed,
    onDone: made => void take(made, generatedWords(made.resume.template)),
    onFailed: tell,
  })
  const plain = useMutation({
    mutationKey: [...resumesQuery.queryKey, 'create'],
    mutationFn: ({ id, values }: { id: string; values: GenerateValues }) =>
      api.resumes.create({
        body: { id, title: values.title, template: values.template, form: formOf(values) },
      }),
    onSuccess: made => take(made, 'Your resume is made, in your own words.'),
    onError: error => tell(writingTroubleOf(error, generateFailed)),
  })

  const goOut = (words: string): string => {
    const id = idFor(words, start, ulid())
    outId.current = id
    // An Undo of before is not for what goes out now.
    dismissAll()
    markSent(id, words)
    return id
  }
  const versionNow = (id: string, version: number): number =>
    client.getQueryData(resumeQuery(id).queryKey)?.resume.version ?? version

  return {
    writing: writer.writing,
    /** Stops it; also what was wrong is not said any more. */
    cancel: () => {
      writer.cancel()
      plain.reset()
    },
    generate: (values: GenerateValues) => {
      plain.reset()
      const wish = wishOf(
        values,
        rewriting && { id: rewriting.id, version: versionNow(rewriting.id, rewriting.version) },
      )
      const id = goOut(JSON.stringify(wish))
      return writer.start(signal => api.assistant.writeResume({ body: { id, ...wish } }, { signal }))
    },
    busy: plain.isPending,
    /** Makes it of what was typed, without the model. */
    ownWords: (values: GenerateValues) => {
      writer.cancel()
      plain.mutate({ id: goOut(`own ${JSON.stringify(formOf(values))}`), values })
    },
    trouble:
      writer.writing.state === 'failed'
        ? writer.writing.trouble
        : plain.error
          ? writingTroubleOf(plain.error, generateFailed)
          : null,
  }
}
export type Generate = ReturnType<typeof useGenerate>
