import { writeLetter } from '../../functions/prompts/write-letter.ts'
import { writeResume } from '../../functions/prompts/write-resume.ts'
import type { ModelTask } from '../../functions/services/model/model.ts'
import type { ResumeForm } from '../../shared/api/resume-form.ts'
import { assembleResume } from '../../shared/domain/resume/assemble.ts'
import { factsOf } from '../../shared/domain/resume/form-facts.ts'
import { writeResume as markdownOf } from '../../shared/domain/resume/write.ts'

const job = { jobTitle: 'Operations Analyst', companyName: 'Palmline Logistics' }
const factsIn = (form: ResumeForm) => factsOf({ form, profile: null, kept: [] })

type Tool = {
  readonly name: string
  readonly taskFor: (form: ResumeForm, advert: string) => ModelTask<unknown>
}

/** What a person asks the model for, each as its function asks it. */
export const tools: readonly Tool[] = [
  {
    name: 'write resume',
    taskFor: (form, jobDescription) =>
      writeResume({ facts: factsIn(form), jobDescription, currentResume: null }),
  },
  {
    name: 'tailor',
    taskFor: (form, advert) =>
      writeResume({
        facts: factsIn(form),
        jobDescription: `${job.jobTitle}\n\n${advert}`,
        currentResume: markdownOf(assembleResume(form, null)),
      }),
  },
  {
    name: 'write letter',
    taskFor: (form, jobDescription) =>
      writeLetter({ facts: factsIn(form), ...job, jobDescription, tone: 'professional' }),
  },
]
