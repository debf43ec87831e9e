import { resumeMakers } from '../../functions/documents/makers.ts'
import { readFile } from '../../functions/imports/read-file.ts'
import type { ResumeForm } from '../../shared/api/resume-form.ts'
import { assembleResume } from '../../shared/domain/resume/assemble.ts'
import { parseResume } from '../../shared/domain/resume/parse.ts'
import { resumeText } from '../../shared/domain/resume/text.ts'
import { writeResume } from '../../shared/domain/resume/write.ts'
import { formOfJsonResume } from '../../shared/domain/resume-import/form-of-json-resume.ts'
import { formOfText, type ReadResume } from '../../shared/domain/resume-import/form-of-text.ts'
import { allResumeTemplates, type ResumeTemplate } from '../../shared/lists.ts'

type Read = () => Promise<ReadResume>

/** A way out of Aiki, and back. */
export type Format = {
  readonly name: string
  /** `turn` is the number of the person: formats that look alike in all templates take one after the other. */
  readonly written: (form: ResumeForm, turn: number) => Promise<Read>
}

const markdownOf = (form: ResumeForm): string => writeResume(assembleResume(form, null))
const templateOf = (turn: number): ResumeTemplate =>
  allResumeTemplates[turn % allResumeTemplates.length] ?? 'professional'

const fromFile =
  (bytes: Buffer): Read =>
  async () =>
    formOfText(await readFile(bytes))

/** Each goes by the Markdown that the person has, as a download does. */
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
