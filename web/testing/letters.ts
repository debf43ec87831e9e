import { ulid } from 'ulid'
import type { LetterRevisionRequest } from '../../shared/api/assistant.ts'
import { ApiError } from '../../shared/api/errors.ts'
import type { Letter, LetterEdit, LetterWithFacts } from '../../shared/api/letters.ts'
import type { ResumeForm } from '../../shared/api/resume-form.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { assembleLetter, paragraphsOf, withParagraphs } from '../../shared/domain/letter/letter.ts'
import { isFreeRevision } from '../../shared/domain/letter/revision.ts'
import { plans } from '../../shared/domain/plan.ts'
import { factsOf, saysEnough } from '../../shared/domain/resume/form-facts.ts'
import { emptyForm } from '../../shared/domain/resume/form-of-document.ts'
import { isSameJson } from '../../shared/json.ts'
import type { PaidTier } from '../../shared/lists.ts'
import type { Handlers } from './fake-server.ts'
import { newcomer } from './newcomer.ts'
import { ngozisForm } from './ngozis-form.ts'
import { fakeRecord } from './record.ts'
import { piece } from './writing.ts'

type Job = Partial<
  Pick<Letter, 'id' | 'jobTitle' | 'companyName' | 'tone' | 'applicationId' | 'createdAt'>
> & {
  readonly jobDescription?: string
}
type Row = Letter & { readonly jobDescription: string }
type Edit = { readonly [Name in keyof LetterEdit]?: LetterEdit[Name] | undefined } & {
  readonly version: number
}

const paragraphs = [
  'I am an Operations Officer at Gani Haulage, where I plan the day of 40 trucks.',
  'I would be glad to tell you more.',
]

const revisedParagraph = 'I plan the day of 40 trucks.'

/** The letters of one person on a plan, as far as components can tell them from those of the server. */
export const fakeLetters = ({ tier = null }: { readonly tier?: PaidTier | null } = {}) => {
  const rows = new Map<string, Row>()
  const limit = plans[tier ?? 'free'].limits.lettersPerMonth
  let form: ResumeForm = ngozisForm
  let used = 0

  const facts = (kept: Letter['kept']) => factsOf({ form, profile: null, kept })
  /** Newest first. */
  const all = (): readonly Letter[] => [...rows.values()].toReversed()
  const get = (id: string): Row => {
    const row = rows.get(id)
    if (!row) throw new ApiError('not_found')
    return row
  }
  const whole = (id: string): LetterWithFacts => {
    const { jobDescription, ...letter } = get(id)
    return { letter, facts: facts(letter.kept), jobDescription, citations: [] }
  }
  const begin = ({ id = ulid(), tone = 'professional', ...job }: Job): Row => {
    const known = rows.get(id)
    if (known) return known
    if (limit !== null && used >= limit) throw new ApiError('letter_limit')
    used += 1
    const { jobTitle = 'Supply Planner', companyName = 'Tudun Foods', applicationId = null } = job
    const now = new Date()
    const { createdAt: at = now.toISOString() } = job
    const row: Row = {
      ...{ id, jobTitle, companyName, tone, applicationId, jobDescription: job.jobDescription ?? '' },
      content: assembleLetter({ facts: facts([]), jobTitle, companyName, paragraphs, day: dayInLagos(now) }),
      ...{ aiGenerated: true, kept: [], revisionCountedAt: null, version: 1, createdAt: at, updatedAt: at },
    }
    rows.set(id, row)
    return row
  }
  const update = (id: string, { version, ...edit }: Edit): Letter => {
    const row = get(id)
    const edited = { ...row, content: edit.content ?? row.content, kept: edit.kept ?? row.kept }
    if (row.version === version + 1 && isSameJson(edited, row)) return row
    if (row.version !== version) throw new ApiError('stale_version')
    rows.set(id, { ...edited, version: version + 1, updatedAt: new Date().toISOString() })
    return get(id)
  }
  const remove = (id: string): void => {
    get(id)
    rows.delete(id)
  }
  const revise = ({ letterId, version }: LetterRevisionRequest): LetterWithFacts => {
    const row = get(letterId)
    if (row.version !== version) throw new ApiError('stale_version')
    const now = new Date()
    const isFree = isFreeRevision(row, now)
    if (!isFree && limit !== null && used >= limit) throw new ApiError('letter_limit')
    if (isSameJson(paragraphsOf(row.content), [revisedParagraph])) return whole(letterId)
    if (!isFree) used += 1
    const revisionCountedAt = isFree ? row.revisionCountedAt : now.toISOString()
    const content = withParagraphs(row.content, [revisedParagraph])
    rows.set(letterId, { ...row, content, revisionCountedAt, version: version + 1 })
    return whole(letterId)
  }

  const answers = {
    ...newcomer({ tier }),
    'letters.list': () => ({ letters: [...all()], count: { used, limit } }),
    'letters.get': ({ params }) => whole(params.id),
    'letters.update': ({ params, body }) => update(params.id, body),
    'letters.remove': ({ params: { id } }) => {
      remove(id)
      return { id }
    },
    'assistant.writeLetter': ({ body }) => {
      if (!saysEnough(form)) throw new ApiError('nothing_to_write')
      if (limit !== null && used >= limit && !rows.has(body.id)) throw new ApiError('letter_limit')
      return (async function* () {
        for (const [at, text] of paragraphs.entries()) yield piece(`paragraphs.${at}`, text)
        yield { type: 'done', value: whole(begin(body).id) } as const
      })()
    },
    'assistant.reviseLetter': ({ body }) => {
      const value = revise(body)
      return (async function* () {
        yield piece('paragraphs.0', revisedParagraph)
        yield { type: 'done', value } as const
      })()
    },
    ...fakeRecord(() => form).answers,
  } satisfies Handlers

  return {
    /** For `openApp`: of the shell too, as the plan needs it. */
    answers,
    /** What the server holds now, newest first. */
    all,
    get,
    /** Has one written, as if on another device. */
    write: (job: Job = {}): Letter => begin(job),
    /** What the person says of themselves from now on: all, or nothing. */
    say: (what: 'all' | 'nothing'): void => {
      form = what === 'all' ? ngozisForm : emptyForm
    },
    // What another device of the person does meanwhile.
    update,
    remove,
  }
}
