import { resumeMakers } from '../../functions/documents/makers.ts'
import { readFile } from '../../functions/imports/read-file.ts'
import type { ResumeForm } from '../../shared/api/resume-form.ts'
import { assembleResume } from '../../shared/domain/resume/assemble.ts'
import { formOfDocument } from '../../shared/domain/resume/form-of-document.ts'
import { parseResume } from '../../shared/domain/resume/parse.ts'
import { printedResume } from '../../shared/domain/resume/printed.ts'
import { resumeText } from '../../shared/domain/resume/text-file.ts'
import { writeResume } from '../../shared/domain/resume/write.ts'
import { formOfJsonResume } from '../../shared/domain/resume-import/form-of-json-resume.ts'
import { formOfText } from '../../shared/domain/resume-import/form-of-text.ts'
import type { ReadResume } from '../../shared/domain/resume-import/words-of-form.ts'
import { allResumeTemplates, type ResumeTemplate } from '../../shared/lists.ts'

type Read = () => Promise<ReadResume>

/** A format that Aiki exports, and the reader that imports it again. */
export type Format = {
  readonly name: string
  /**
   * `turn` is the number of the person. When all templates look alike in a format, each person gets the next template.
   */
  readonly written: (form: ResumeForm, turn: number) => Promise<Read>
  /** What is in the file: paper says dates and numbers as the field does. */
  readonly wanted: (form: ResumeForm, turn: number) => ResumeForm
}

const markdownOf = (form: ResumeForm): string => writeResume(assembleResume(form, null))
const templateOf = (turn: number): ResumeTemplate =>
  allResumeTemplates[turn % allResumeTemplates.length] ?? 'professional'

const asTyped = (form: ResumeForm): ResumeForm => form
const asPrinted = (form: ResumeForm, template: ResumeTemplate): ResumeForm =>
  formOfDocument(printedResume(parseResume(markdownOf(form)), { template }))

const fromFile =
  (bytes: Buffer): Read =>
  async () =>
    formOfText(await readFile(bytes))

/** Each file is made from the person's Markdown, as a download is. */
export const formats: readonly Format[] = [
  ...allResumeTemplates.map(
    (template): Format => ({
      name: `PDF, ${template}`,
      written: async form => fromFile(await resumeMakers.pdf(parseResume(markdownOf(form)), { template })),
      wanted: form => asPrinted(form, template),
    }),
  ),
  {
    name: 'DOCX',
    written: async (form, turn) =>
      fromFile(await resumeMakers.docx(parseResume(markdownOf(form)), { template: templateOf(turn) })),
    wanted: (form, turn) => asPrinted(form, templateOf(turn)),
  },
  {
    name: 'JSON Resume',
    written: async (form, turn) => {
      const json = await resumeMakers.json(parseResume(markdownOf(form)), { template: templateOf(turn) })
      return async () => formOfJsonResume(JSON.parse(json.toString('utf8')))
    },
    wanted: asTyped,
  },
  {
    name: 'text',
    written: async (form, turn) => {
      const text = resumeText(markdownOf(form), templateOf(turn))
      return async () => formOfText(text)
    },
    wanted: (form, turn) => asPrinted(form, templateOf(turn)),
  },
  {
    name: 'Markdown',
    written: async form => {
      const markdown = markdownOf(form)
      return async () => formOfText(markdown)
    },
    wanted: asTyped,
  },
]
