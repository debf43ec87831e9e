import type { ClaimKind } from '../../lists.ts'
import { emptyForm } from '../resume/form-of-document.ts'
import { today } from './amina.testing.ts'
import { checkResume } from './check-resume.ts'

/** What is marked in a line of a job whose facts are these. */
export const kindsInJob = (title: string, facts: string, line: string): ClaimKind[] => {
  const job = {
    jobTitle: title,
    company: 'Bright Works',
    place: 'Aba',
    duration: '2019 - 2023',
    description: facts,
  }
  const form = { ...emptyForm, fullName: 'Ada Obi', jobTitle: title, workExperience: [job] }
  const resume = `# Ada Obi\n\n## Work\n### ${title}, Bright Works\n- ${line}\n`
  return checkResume(resume, { form, statements: [] }, [], { today })
    .units.flatMap(({ claims }) => claims)
    .map(({ kind }) => kind)
}
