import { LetterDialog } from '../../e2e/pages/letter-dialog.ts'
import { downloadAs, ngozisForm } from '../../e2e/writing.ts'
import type { ResumeForm } from '../../shared/api/resume-form.ts'
import { Failure } from '../failure.ts'
import type { Step } from '../step.ts'
import { letterJob } from './writing.ts'

/** The work of a form, without its dates, which paper writes in its own way. */
const workIn = ({ workExperience = [] }: Partial<ResumeForm>): string =>
  JSON.stringify(workExperience.map(({ jobTitle, company, description }) => [jobTitle, company, description]))

export const documentsStep: Step = {
  name: 'documents',
  looksAt:
    'A letter is downloaded as PDF. A resume is made as PDF and as Word file, and `imports` reads both: its worker thread starts from the bundle',
  help: 'functions/imports',
  needs: ['writing'],
  run: async ({ page, api }) => {
    const first = await page()
    const letter = await downloadAs(first, `the letter for ${letterJob}`, 'PDF')
    await new LetterDialog(first, letterJob).close()
    if (!letter.text.startsWith('%PDF-')) throw new Failure('a letter as PDF', letter.text.slice(0, 20))

    const { documents, imports, resumes } = await api()
    const [{ id } = { id: '' }] = (await resumes.list({})).resumes
    const sizes = [letter.bytes.length]
    for (const kind of ['pdf', 'docx'] as const) {
      const { data, type } = await documents.resume({ params: { id, format: kind } })
      sizes.push(Buffer.from(data, 'base64').length)
      const { form } = await imports.read({ body: { kind, data: `data:${type};base64,${data}` } })
      const [told, read] = [workIn(ngozisForm), workIn(form)]
      if (read !== told) throw new Failure(`the ${kind} to say ${told}`, read)
    }
    return `${sizes.map(size => Math.round(size / 1024)).join(' + ')} kB`
  },
}
