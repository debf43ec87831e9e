import { resumeMakers } from '../../functions/documents/makers.ts'
import { readFile } from '../../functions/imports/read-file.ts'
import type { ResumeForm } from '../../shared/api/resume-form.ts'
import { assembleResume } from '../../shared/domain/resume/assemble.ts'
import { parseResume } from '../../shared/domain/resume/parse.ts'
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
}

const markdownOf = (form: ResumeForm): string => writeResume(assembleResume(form, null))
const templateOf = (turn: number): ResumeTemplate =>
  allResumeTemplates[turn % allResumeTemplates.length] ?? 'professional'

const fromFile =
  (bytes: Buffer): Read =>
  async () =>
    formOfText(await readFile(bytes))

/** Each file is made from the person's Markdown, as a download is. */
export const formats: readonly Format[] = [
  ...allResumeTemplates.map(
    (template): Format => ({
      name: `PDF, ${template}`,
      written: async form => fromFile(await resumeMakers.pdf(parseResume(markdownOf(form)), template)),
    }),
  ),
  {
    name: 'DOCX',
    written: async (form, turn) =>
      fromFile(await resumeMakers.docx(parseResume(markdownOf(form)), templateOf(turn))),
  },
  {
    name: 'JSON Resume',
    written: async (form, turn) => {
      const json = await resumeMakers.json(parseResume(markdownOf(form)), templateOf(turn))
      return async () => formOfJsonResume(JSON.parse(json.toString('utf8')))
    },
  },
  {
    name: 'text',
    written: async (form, turn) => {
      const text = resumeText(markdownOf(form), templateOf(turn))
      return async () => formOfText(text)
    },
  },
  {
    name: 'Markdown',
    written: async form => {
      const markdown = markdownOf(form)
      return async () => formOfText(markdown)
    },
  },
]
