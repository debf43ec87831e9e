import { ApiError } from '../../shared/api/errors.ts'
import type { CareerRecord } from '../../shared/api/record.ts'
import type { ResumeForm } from '../../shared/api/resume-form.ts'
import { emptyForm } from '../../shared/domain/resume/form-of-document.ts'
import { withNewer } from '../../shared/domain/resume/merge-forms.ts'
import type { Handlers } from './fake-server.ts'

/** The career record of one person. `first` is what is known of them before the first save. */
export const fakeRecord = (first: () => ResumeForm = () => emptyForm) => {
  let saved: CareerRecord | null = null
  const now = (): CareerRecord => saved ?? { form: first(), version: 0, updatedAt: null }
  const save = (form: ResumeForm): CareerRecord => {
    saved = { form, version: now().version + 1, updatedAt: new Date().toISOString() }
    return saved
  }
  const answers = {
    'record.get': now,
    'record.save': ({ body: { form, version } }) => {
      if (version !== now().version) throw new ApiError('stale_version')
      return save(form)
    },
  } satisfies Handlers
  return {
    /** For `openApp`. */
    answers,
    now,
    /** A save of another device. */
    save: (form: Partial<ResumeForm>): CareerRecord => save({ ...now().form, ...form }),
    /** What the server does with the form that a resume is written from. */
    include: (form: ResumeForm): CareerRecord => save(withNewer(now().form, form)),
  }
}
