import { ApiError, type ErrorCode } from '../../shared/api/errors.ts'
import type { ResumeForm } from '../../shared/api/resume-form.ts'
import type { ResumeWording } from '../../shared/domain/resume/draft.ts'

// What the assistant's stream may bring instead of a text: an answer of `server.answers`.

export const piece = (part: string, text: string) => ({ type: 'piece', part, text }) as const

/** The wording of a model that only says what the person said. */
export const draftOf = ({
  jobTitle,
  summary,
  workExperience,
  technicalSkills,
}: ResumeForm): ResumeWording => ({
  headline: jobTitle,
  summary: [jobTitle, summary].filter(Boolean).join(': '),
  work: workExperience.map(({ description }, entry) => ({
    entry,
    bullets: description.split('\n').filter(Boolean),
  })),
  skills: technicalSkills.split(', '),
})

/** A draft as it comes, bit by bit. */
export const piecesOf = ({ headline, summary, work, skills }: ResumeWording) => [
  piece('headline', headline),
  piece('summary', summary),
  ...work.flatMap(({ entry, bullets }) =>
    bullets.map((bullet, at) => piece(`work.${entry}.bullets.${at}`, bullet)),
  ),
  ...skills.map((skill, at) => piece(`skills.${at}`, skill)),
]

/** Writes the beginning, and then nothing comes any more. */
export const hangsMidway = (part: string, text: string) =>
  async function* () {
    yield piece(part, text)
    await new Promise(() => undefined)
  }

/** Writes the beginning, and says then why it goes no further. */
export const failsMidway = (code: ErrorCode) =>
  async function* () {
    yield piece('headline', 'Operations')
    yield { type: 'failed', error: { code, message: new ApiError(code).message } } as const
  }
