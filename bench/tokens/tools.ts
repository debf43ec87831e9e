import { analyseSkillGap } from '../../functions/prompts/analyse-skill-gap.ts'
import { askQuestions } from '../../functions/prompts/ask-questions.ts'
import { coach } from '../../functions/prompts/coach.ts'
import { giveFeedback } from '../../functions/prompts/give-feedback.ts'
import { optimiseProfileText } from '../../functions/prompts/optimise-profile-text.ts'
import { writeLetter } from '../../functions/prompts/write-letter.ts'
import { writeResume } from '../../functions/prompts/write-resume.ts'
import type { ModelTask } from '../../functions/services/model/model.ts'
import type { ResumeForm } from '../../shared/api/resume-form.ts'
import { assembleResume } from '../../shared/domain/resume/assemble.ts'
import { factsOf } from '../../shared/domain/resume/form-facts.ts'
import { writeResume as markdownOf } from '../../shared/domain/resume/write.ts'
import type answers from './answers.json'

const job = { jobTitle: 'Operations Analyst', companyName: 'Palmline Logistics' }
const practised = { jobTitle: job.jobTitle, industry: 'technology', difficulty: 'intermediate' } as const
const answer =
  'At Gani Haulage our Kano trucks kept missing the slot at Apapa. I pulled three months of gate records into SQL, saw that most delays began at one fuel stop, moved the stop to Ibafo, agreed it with the drivers and checked the numbers every Monday. In eight months late deliveries went from 18 to 11 percent, and the client renewed for a year.'
const factsIn = (form: ResumeForm) => factsOf({ form, profile: null, kept: [] })

type Tool = {
  readonly name: keyof typeof answers
  readonly taskFor: (form: ResumeForm, advert: string) => ModelTask<unknown>
}

/** Everything that a person can ask the model for, as the functions ask it. */
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
  {
    name: 'ask questions',
    taskFor: (_, jobDescription) =>
      askQuestions({ ...practised, companyName: job.companyName, jobDescription, askedBefore: [], count: 8 }),
  },
  {
    name: 'give feedback',
    taskFor: () =>
      giveFeedback({
        ...practised,
        question: 'Tell me about a time you found the cause of a delay that others had missed.',
        answer,
      }),
  },
  {
    name: 'optimise summary',
    taskFor: (form, jobDescription) =>
      optimiseProfileText({
        facts: factsIn(form),
        type: 'summary',
        limit: 2600,
        targetRole: job.jobTitle,
        currentContent: form.summary || form.jobTitle,
        industry: '',
        experience: null,
        jobDescription,
      }),
  },
  {
    name: 'analyse skill gap',
    taskFor: (form, jobDescription) =>
      analyseSkillGap({
        facts: factsIn(form),
        targetRole: job.jobTitle,
        targetIndustry: 'Operations',
        jobDescription,
        asked: { tracked: 0, naming: 0, skills: [] },
      }),
  },
  {
    name: 'coach, who sees the profile',
    taskFor: form =>
      coach({
        message: 'They ask what salary I expect. What do I say?',
        history: [],
        shared: { facts: factsIn(form), applications: [] },
      }),
  },
]
