import { ulid } from 'ulid'
import type { ResumeRequest } from '../../shared/api/assistant.ts'
import { ApiError } from '../../shared/api/errors.ts'
import type { Profile } from '../../shared/api/profile.ts'
import type { Resume, ResumeVersion, ResumeWithFacts } from '../../shared/api/resumes.ts'
import { plans } from '../../shared/domain/plan.ts'
import { assembleResume } from '../../shared/domain/resume/assemble.ts'
import { withCited } from '../../shared/domain/resume/citations.ts'
import { factsOf, quickForm, saysEnough } from '../../shared/domain/resume/form-facts.ts'
import { writeResume } from '../../shared/domain/resume/write.ts'
import { numberedFacts } from '../../shared/domain/truth/numbered-facts.ts'
import { isSameJson } from '../../shared/json.ts'
import type { PaidTier } from '../../shared/lists.ts'
import type { Handlers } from './fake-server.ts'
import { firstProfileOf, newcomer, ngozi } from './newcomer.ts'
import { invented, ngozisForm } from './ngozis-form.ts'
import { fakeRecord } from './record.ts'
import { draftOf, piecesOf } from './writing.ts'

type Earlier = ResumeVersion & { readonly markdown: string }
type Row = Resume & { readonly origin: ResumeVersion['origin']; readonly versions: readonly Earlier[] }

type Begun = Pick<Resume, 'id' | 'title' | 'template' | 'form'> &
  Partial<Pick<Resume, 'markdown' | 'aiGenerated' | 'tailoredTo' | 'jobDescription' | 'kept'>> &
  Partial<Pick<Row, 'origin' | 'versions'>>
type Made = {
  title?: string
  form?: Partial<Resume['form']>
  template?: Resume['template']
  id?: string
} & Partial<Pick<Resume, 'markdown' | 'jobDescription'>>
type Field = 'title' | 'template' | 'plainName' | 'markdown' | 'kept' | 'form' | 'aiGenerated'
type Edit = { readonly [Name in Field]?: Resume[Name] | undefined } & {
  readonly version: number
  readonly cited?: Resume['citations'] | undefined
}

type Options = {
  readonly tier?: PaidTier | null
  readonly profile?: Profile
}

/** The resumes of one person on a plan, as far as components can tell them from those of the server. */
export const fakeResumes = ({ tier = null, profile = firstProfileOf(ngozi) }: Options = {}) => {
  const rows = new Map<string, Row>()
  const said = { profile }
  let primary: string | null = null
  const limit = plans[tier ?? 'free'].limits.resumes

  const shown = (row: Row): Row => ({ ...row, isPrimary: row.id === primary })
  /** Newest first. */
  const all = (): readonly Row[] => [...rows.values()].toReversed().map(shown)
  const get = (id: string): Row => {
    const row = rows.get(id)
    if (!row) throw new ApiError('not_found')
    return shown(row)
  }
  const whole = (id: string): ResumeWithFacts => {
    const resume = get(id)
    return { resume, facts: factsOf({ form: resume.form, profile: said.profile, kept: resume.kept }) }
  }
  const put = (row: Row): Row => {
    rows.set(row.id, row)
    primary ??= row.id
    return shown(row)
  }
  const begin = (it: Begun): Row => {
    const known = rows.get(it.id)
    if (known) return shown(known)
    if (limit !== null && rows.size >= limit) throw new ApiError('resume_limit')
    const at = new Date().toISOString()
    return put({
      aiGenerated: false,
      plainName: false,
      tailoredTo: null,
      jobDescription: '',
      kept: [],
      citations: [],
      markdown: writeResume(assembleResume(it.form, null)),
      origin: it.aiGenerated ? 'generated' : 'own-words',
      versions: [],
      ...it,
      isPrimary: false,
      version: 1,
      createdAt: at,
      updatedAt: at,
    })
  }
  const update = (id: string, { version, ...edit }: Edit): Row => {
    const row = get(id)
    const { title = row.title, template = row.template, markdown = row.markdown, kept = row.kept } = edit
    const { plainName = row.plainName } = edit
    const { form = row.form, aiGenerated = row.aiGenerated } = edit
    const citations = edit.cited
      ? withCited(row.citations, edit.cited, numberedFacts(whole(id).facts))
      : row.citations
    const edited = { ...row, title, template, plainName, markdown, kept, form, aiGenerated, citations }
    if (row.version === version + 1 && isSameJson(edited, row)) return row
    if (row.version !== version) throw new ApiError('stale_version')
    const before = { version, title: row.title, savedAt: row.updatedAt, origin: row.origin }
    return put({
      ...edited,
      version: version + 1,
      updatedAt: new Date().toISOString(),
      ...(markdown !== row.markdown && {
        origin: edit.aiGenerated ? 'generated' : 'edited',
        versions: [{ ...before, markdown: row.markdown }, ...row.versions],
      }),
    })
  }
  const remove = (id: string): void => {
    get(id)
    rows.delete(id)
    if (primary === id) primary = all()[0]?.id ?? null
  }
  const record = fakeRecord(() => quickForm(said.profile, primary === null ? null : get(primary).form))
  const formOf = ({ form }: Pick<ResumeRequest, 'form'>): Resume['form'] => {
    if (form) record.include(form)
    return form ?? record.now().form
  }

  const answers = {
    ...newcomer({ tier }),
    ...record.answers,
    'profile.get': () => ({ profile: said.profile }),
    'resumes.list': () => ({ resumes: [...all()], limit, rewriteFrom: null }),
    'resumes.get': ({ params }) => whole(params.id),
    'resumes.create': ({ body }) => {
      record.include(body.form)
      return whole(begin(body).id)
    },
    'resumes.update': ({ params, body }) => update(params.id, body),
    'resumes.setPrimary': ({ params: { id } }) => {
      primary = get(id).id
      return { id }
    },
    'resumes.remove': ({ params: { id } }) => {
      remove(id)
      return { id }
    },
    'resumes.versions': ({ params }) => ({ versions: [...get(params.id).versions] }),
    'resumes.version': ({ params }) => {
      const found = get(params.id).versions.find(({ version }) => String(version) === params.version)
      if (!found) throw new ApiError('not_found')
      return found
    },
    'assistant.writeResume': ({ body: { id, title, template, rewrites, ...wish } }) => {
      const form = formOf(wish)
      if (!saysEnough(form)) throw new ApiError('nothing_to_write')
      const draft = draftOf(form)
      const text = { title, template, form, markdown: writeResume(assembleResume(form, draft)) }
      const keep = (): Row =>
        rewrites
          ? update(rewrites.id, { ...text, version: rewrites.version, aiGenerated: true })
          : begin({ ...text, id, aiGenerated: true })
      return (async function* () {
        yield* piecesOf(draft)
        yield { type: 'done', value: whole(keep().id) } as const
      })()
    },
    'assistant.tailorResume': ({ body: { id, resumeId, jobTitle, companyName, jobDescription } }) => {
      const { title, markdown, template, form, kept } = get(resumeId)
      const draft = { ...draftOf(form), summary: `${form.summary} I write SQL.` }
      const before: Earlier = {
        version: 0,
        title,
        markdown,
        savedAt: new Date().toISOString(),
        origin: 'before-tailoring',
      }
      return (async function* () {
        yield* piecesOf(draft)
        begin({
          id,
          title: `${title}, for ${companyName}`,
          template,
          form,
          kept,
          markdown: writeResume(assembleResume(form, draft)),
          aiGenerated: true,
          tailoredTo: { jobTitle, companyName },
          jobDescription,
          versions: [before],
        })
        yield { type: 'done', value: whole(id) } as const
      })()
    },
  } satisfies Handlers

  /** Makes a resume of her own words, as if on another device. */
  const make = ({ form, ...made }: Made = {}): Row =>
    begin({
      id: ulid(),
      title: 'Operations Analyst',
      template: 'professional',
      ...made,
      form: { ...ngozisForm, ...form },
    })

  return {
    /** For `openApp`: of the shell too, as the plan needs it. */
    answers,
    /** What the server holds now, newest first. */
    all,
    get,
    make,
    /** The same with a line below her first job that has no source. */
    makeDoubtful: (made: Made = {}): Row => {
      const { id, version, markdown } = make(made)
      const doubtful = markdown.replace(/^- .*40 trucks.*$/m, line => `${line}\n- ${invented}`)
      return update(id, { version, markdown: doubtful })
    },
    /** What she says of herself from now on. */
    say: (more: Partial<Profile>): void => {
      said.profile = { ...said.profile, ...more }
    },
    record,
    // What another device of the person does meanwhile.
    update,
    remove,
  }
}
