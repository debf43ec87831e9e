import { letterMakers, resumeMakers } from '../../functions/documents/makers.ts'
import type { ResumeForm } from '../../shared/api/resume-form.ts'
import type { LetterDocument } from '../../shared/domain/paper/letter-blocks.ts'
import { assembleResume } from '../../shared/domain/resume/assemble.ts'
import { allResumeTemplates } from '../../shared/lists.ts'
import { long, usual } from '../people/people.ts'

const { fullName, location, email, phone } = usual

const letter: LetterDocument = {
  content: `21 November 2026

Application for Operations Analyst, Palmline Logistics

Dear Hiring Manager,

I am applying for the post of Operations Analyst in Apapa. In the last eight months I brought late deliveries at Gani Haulage down from 18% to 11%, by moving the loading plan to the evening before, and I would like to do the same with a hundred and twenty trucks.

Your advert asks for somebody who watches the cost of every route. The weekly cost table that I built in SQL and Excel saved ₦420,000 of fuel in its first quarter, because the depots could see which trips ran half empty. It asks for training as well: the handover sheet that I wrote is what three depots now use, and I taught it to the night shifts myself.

Before that I counted and reconciled 3,200 lines a month at Moremi Retail in Ìbàdàn, and trained four new stock hands. I know what a report looks like to the person who has to act on it at five in the morning.

I would like to show you the plan that I use, and to hear what goes wrong in the last week of your month. Thank you for reading this.

Yours sincerely,
${fullName}
`,
  name: fullName,
  contact: [location, email, phone],
}

const resume =
  (form: ResumeForm, format: 'pdf' | 'docx', template: (typeof allResumeTemplates)[number]) =>
  (): Promise<Buffer> =>
    resumeMakers[format](assembleResume(form, null), { template })

export type Made = {
  readonly name: string
  readonly isPdf: boolean
  /** Of a long career, and not of the usual length. */
  readonly isLong: boolean
  readonly make: () => Promise<Buffer>
}

const resumes = [false, true].flatMap(isLong =>
  (['pdf', 'docx'] as const).flatMap(format =>
    allResumeTemplates.map(
      (template): Made => ({
        name: `${format.toUpperCase()}, ${template}, ${isLong ? 'long career' : 'usual length'}`,
        isPdf: format === 'pdf',
        isLong,
        make: resume(isLong ? long : usual, format, template),
      }),
    ),
  ),
)

/** The files whose making is measured. */
export const made: readonly Made[] = [
  ...resumes,
  ...(['pdf', 'docx'] as const).map(
    (format): Made => ({
      name: `${format.toUpperCase()}, letter`,
      isPdf: format === 'pdf',
      isLong: false,
      make: () => letterMakers[format](letter),
    }),
  ),
]
