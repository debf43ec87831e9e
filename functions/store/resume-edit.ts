import { ApiError } from '../../shared/api/errors.ts'
import type { ResumeForm } from '../../shared/api/resume-form.ts'
import {
  type Resume,
  type ResumeEdit,
  type ResumeVersion,
  savedVersionsAtMost,
} from '../../shared/api/resumes.ts'
import { isDeepStrictEqual } from '../runtime/deep-equal.ts'
import { citationsInResume, citationsWithin } from './citations.ts'
import { madeText, resumeKeys, resumeOf, type StoredText, versionKey } from './resume-row.ts'
import type { Table, Write } from './table.ts'

type ResumePatch = { readonly [Name in keyof ResumeEdit]?: ResumeEdit[Name] | undefined } & {
  /** For a rewrite: the form that it was written from, what it cites, and that the model wrote it. */
  readonly form?: ResumeForm
  readonly citations?: Resume['citations']
  readonly generated?: true
}

export type EditedResume = {
  readonly id: string
  readonly patch: ResumePatch
  /** The version that the person saw. */
  readonly version: number
  readonly now: Date
}

type Present = Resume & StoredText

const asVersion = ({ version, title, updatedAt, origin }: Present): ResumeVersion => ({
  version,
  title,
  savedAt: updatedAt,
  origin,
})

/** The old text becomes a version. If there are too many versions then, the oldest is dropped. */
const nextVersions = (before: Present, changesText: boolean) => {
  if (!changesText) return { versions: before.versions, dropped: [] }
  const all = [...before.versions, asVersion(before)]
  return { versions: all.slice(-savedVersionsAtMost), dropped: all.slice(0, -savedVersionsAtMost) }
}

/** Whether this edit was made before. Then its answer was lost, and the client repeats it. */
const isDone = (present: Present, { patch, version }: EditedResume): boolean => {
  const { generated: _, ...fields } = patch
  const wanted = Object.entries(fields).filter(([, value]) => value !== undefined)
  const now: Readonly<Record<string, unknown>> = present
  return (
    present.version === version + 1 && wanted.every(([name, value]) => isDeepStrictEqual(now[name], value))
  )
}

/** The resume after the edit, and the writes of the edit. Throws not_found, stale_version or too_large. */
export const editOf = async (table: Table, sub: string, edit: EditedResume) => {
  const { id, patch, version, now } = edit
  const before = resumeOf(await table.getMany(resumeKeys(sub, id)))
  if (!before) throw new ApiError('not_found')
  if (isDone(before, edit)) return { resume: before, writes: [] }
  if (before.version !== version) throw new ApiError('stale_version')
  const { title = before.title, template = before.template, kept = before.kept } = patch
  const { plainName = before.plainName } = patch
  const { form = before.form, generated } = patch
  const citations = citationsWithin(patch.citations ?? before.citations, citationsInResume)
  const markdown = patch.markdown === undefined ? before.markdown : madeText(patch.markdown)
  const changesText = markdown !== before.markdown
  const { versions, dropped } = nextVersions(before, changesText)
  const origin = generated ? 'generated' : changesText ? 'edited' : before.origin
  const head = {
    title,
    template,
    plainName,
    version: version + 1,
    updatedAt: now.toISOString(),
    aiGenerated: before.aiGenerated || generated === true,
  }
  const [headKey, textKey, formKey] = resumeKeys(sub, id)
  const writes: Write[] = [
    { update: headKey, changes: { set: head }, condition: { is: { version } } },
    {
      update: textKey,
      changes: { set: { markdown, kept, citations, versions, origin } },
      condition: { is: {} },
    },
    ...(patch.form ? [{ update: formKey, changes: { set: { form } } }] : []),
    ...(changesText
      ? [
          {
            put: { ...asVersion(before), markdown: before.markdown, ...versionKey(sub, id, version) },
          },
        ]
      : []),
    ...dropped.map(old => ({ remove: versionKey(sub, id, old.version) })),
  ]
  return { resume: { ...before, ...head, markdown, kept, citations, form, origin, versions }, writes }
}
