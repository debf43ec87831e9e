import { documentOperations } from '../../shared/api/documents.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { paperName } from '../../shared/domain/download-name.ts'
import { allows } from '../../shared/domain/plan.ts'
import type { ResumeFormat } from '../../shared/lists.ts'
import type { Uses } from '../composition/services.ts'
import { letterMakers, mediaTypes, resumeMakers } from '../documents/makers.ts'
import { guarded } from '../runtime/guarded.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { type LetterStore, letterStore } from '../store/letters.ts'
import { type ResumeStore, resumeStore } from '../store/resumes.ts'
import { type Writer, type WriterStore, writerStore } from '../store/writers.ts'
import { factsOf } from './facts.ts'
import { letterWithFacts } from './letter-view.ts'

type Services = {
  readonly resumes: Pick<ResumeStore, 'get'>
  readonly letters: Pick<LetterStore, 'get'>
  readonly writers: WriterStore
}

/** The reader of texts, and the check of lines without a source. They are loaded while the rows are read. */
const loadCheck = async () => ({
  ...(await import('../../shared/domain/resume/parse.ts')),
  ...(await import('../../shared/domain/truth/check-saved.ts')),
  ...(await import('../../shared/domain/truth/report.ts')),
  ...(await import('../../shared/domain/truth/without-unsupported.ts')),
})

const checkPlan = ({ tier }: Writer): void => {
  if (!allows(tier, 'resume-export')) throw new ApiError('upgrade_required')
}

const fileOf = (name: string, format: ResumeFormat, bytes: Buffer, leftOut: number) => ({
  name,
  type: mediaTypes[format],
  data: bytes.toString('base64'),
  leftOut,
})

export const serveDocuments = (services: Services): Gateway =>
  serve(documentOperations)(services, {
    resume: async ({ caller, params: { id, format }, now }, { resumes, writers }) => {
      const [resume, writer, { parseResume, reportOfResume, withoutUnsupported, leftOutUnits }] =
        await Promise.all([resumes.get(caller.sub, id), writers.get(caller.sub, now), loadCheck()])
      if (!resume) throw new ApiError('not_found')
      checkPlan(writer)
      const { markdown, form, kept, template, plainName } = resume
      const facts = await factsOf({ form, profile: writer.profile, kept, record: writer.record })
      const report = reportOfResume({ resume, facts }, dayInLagos(now))
      const document = parseResume(withoutUnsupported(markdown, report))
      // The plan is not checked for a premium template, because it was checked when the template was chosen.
      const bytes = await resumeMakers[format](document, { template, plainName })
      return fileOf(
        paperName(document.name || form.fullName, 'CV', format),
        format,
        bytes,
        leftOutUnits(markdown, report).length,
      )
    },
    letter: async ({ caller, params: { id, format }, now }, { letters, writers }) => {
      const [letter, writer, { reportOfLetter, withoutUnsupported, unsupported }] = await Promise.all([
        letters.get(caller.sub, id),
        writers.get(caller.sub, now),
        loadCheck(),
      ])
      if (!letter) throw new ApiError('not_found')
      checkPlan(writer)
      const { content, form } = letter
      const report = reportOfLetter(await letterWithFacts(letter, writer), dayInLagos(now))
      const { fullName, location, email, phone } = form
      const bytes = await letterMakers[format]({
        content: withoutUnsupported(content, report),
        name: fullName,
        contact: [location, email, phone],
      })
      return fileOf(paperName(fullName, 'Cover_Letter', format), format, bytes, unsupported(report).length)
    },
  })

export const documents = ({ table }: Uses<'table'>) =>
  guarded(
    serveDocuments({
      letters: letterStore(table()),
      resumes: resumeStore(table()),
      writers: writerStore(table()),
    }),
    table(),
  )
