import { monotonicFactory } from 'ulid'
import type {
  CoachMessage,
  CoachRequest,
  ProfileText,
  ProfileTextEdit,
  ProfileTextRequest,
  ProfileTextWithFacts,
  SkillGap,
  SkillGapRequest,
} from '../../shared/api/career.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { askedSkillsOf } from '../../shared/domain/career/asked-skills.ts'
import { factsOf } from '../../shared/domain/resume/form-facts.ts'
import { fakeApplications } from './applications.ts'
import type { Handlers } from './fake-server.ts'
import { ngozisForm } from './ngozis-form.ts'
import { piece } from './writing.ts'

// What is made later is newer, also within a millisecond.
const ulid = monotonicFactory()

type Edit = { readonly [Name in keyof ProfileTextEdit]?: ProfileTextEdit[Name] | undefined } & {
  readonly version: number
}

async function* written<Value>(part: string, text: string, value: Value) {
  const half = Math.floor(text.length / 2)
  yield piece(part, text.slice(0, half))
  yield piece(part, text.slice(half))
  yield { type: 'done', value } as const
}

/**
 * What advice came to for one person, as far as components can tell it from what the server keeps. Its model says of a
 * person what they pasted in, and answers the coach's messages with their own words.
 */
export const fakeCareer = (applications = fakeApplications()) => {
  const texts = new Map<string, ProfileText>()
  const gaps = new Map<string, SkillGap>()
  const messages = new Map<string, CoachMessage>()
  const facts = factsOf({ form: ngozisForm, profile: null, kept: [] })
  const newestFirst = <Row extends { readonly id: string }>(rows: ReadonlyMap<string, Row>): Row[] =>
    [...rows.values()].toSorted((one, other) => (one.id < other.id ? 1 : -1))
  // Sent again, a wish is answered with what it came to.
  const once = <Row extends { readonly id: string }>(rows: Map<string, Row>, row: Row): Row => {
    const kept = rows.get(row.id) ?? row
    rows.set(row.id, kept)
    return kept
  }
  const drop = (rows: Map<string, unknown>, id: string): { id: string } => {
    if (!rows.delete(id)) throw new ApiError('not_found')
    return { id }
  }
  const now = () => new Date().toISOString()

  const write = ({ id, type, targetRole, currentContent }: ProfileTextRequest): ProfileTextWithFacts => {
    const at = now()
    const reasons = ['It begins with what you do now.']
    const begun = {
      content: currentContent,
      reasons,
      kept: [],
      citations: [],
      version: 1,
      createdAt: at,
      updatedAt: at,
    }
    return { profileText: once(texts, { id, type, targetRole, before: currentContent, ...begun }), facts }
  }
  const change = (id: string, { version, content, kept }: Edit): ProfileText => {
    const row = texts.get(id)
    if (!row) throw new ApiError('not_found')
    if (row.version !== version) throw new ApiError('stale_version')
    const edit = { content: content ?? row.content, kept: kept ?? row.kept }
    const changed = { ...row, ...edit, version: version + 1, updatedAt: now() }
    texts.set(id, changed)
    return changed
  }
  const analyse = ({ id, targetRole, targetIndustry }: SkillGapRequest): SkillGap =>
    once(gaps, {
      id,
      targetRole,
      targetIndustry,
      summary: `You name most of what a ${targetRole} needs.`,
      missingSkills: ['Forecasting', 'SAP'],
      recommendations: ['Take a course', 'Ask to join the planning', 'Read the yearly plan', 'Rest'].map(
        action => ({ action, timeline: 'In three months' }),
      ),
      certifications: ['CSCP'],
      createdAt: now(),
    })
  const reply = ({ id, message }: CoachRequest): CoachMessage => {
    const said = `You ask: ${message.split('\n')[0]}\n- Say what you want.\n- Say why.`
    return once(messages, { id, message, reply: said, createdAt: now() })
  }

  const answers = {
    ...applications.answers,
    'career.profileTexts': () => ({ profileTexts: newestFirst(texts), facts }),
    'career.updateProfileText': ({ params: { id }, body }) => change(id, body),
    'career.removeProfileText': ({ params: { id } }) => drop(texts, id),
    'career.skillGaps': () => ({ skillGaps: newestFirst(gaps) }),
    'career.removeSkillGap': ({ params: { id } }) => drop(gaps, id),
    'career.askedSkills': () => askedSkillsOf(applications.all(), ['SQL', 'Excel']),
    'career.messages': () => ({ messages: newestFirst(messages), older: null }),
    'career.clearMessages': () => {
      messages.clear()
      return {}
    },
    // What is asked for is made at once, also where nobody reads on.
    'assistant.optimiseProfileText': ({ body }) => {
      const made = write(body)
      return written('paragraphs.0', made.profileText.content, made)
    },
    'assistant.analyseSkillGap': ({ body }) => {
      const made = analyse(body)
      return written('lacks', made.summary, made)
    },
    'assistant.coach': ({ body }) => {
      const made = reply(body)
      return written('reply', made.reply, made)
    },
  } satisfies Handlers

  const wish = { industry: '', experience: null, jobDescription: '' } as const
  return {
    /** For `openApp`. */
    answers,
    /** What the server holds now, newest first. */
    texts: () => newestFirst(texts),
    messages: () => newestFirst(messages),
    /** Has a summary written as if on another device. */
    write: (targetRole: string, currentContent: string): ProfileText =>
      write({ id: ulid(), type: 'summary', targetRole, currentContent, ...wish }).profileText,
    change,
    analyse: (targetRole: string, targetIndustry: string): SkillGap =>
      analyse({ id: ulid(), targetRole, targetIndustry, jobDescription: '' }),
    /** Asks the coach as if on another device. */
    ask: (message: string): CoachMessage => reply({ id: ulid(), message, shares: false }),
  }
}
