import { analyseSkillGap } from '../../functions/prompts/analyse-skill-gap.ts'
import { askQuestions } from '../../functions/prompts/ask-questions.ts'
import { coach } from '../../functions/prompts/coach.ts'
import { giveFeedback } from '../../functions/prompts/give-feedback.ts'
import { improveLine } from '../../functions/prompts/improve-line.ts'
import { optimiseProfileText } from '../../functions/prompts/optimise-profile-text.ts'
import { reviseLetter } from '../../functions/prompts/revise-letter.ts'
import { writeLetter } from '../../functions/prompts/write-letter.ts'
import { writeResume } from '../../functions/prompts/write-resume.ts'
import type { AskedTask } from '../../functions/services/model/model.ts'
import type { ResumeForm } from '../../shared/api/resume-form.ts'
import { fitOf } from '../../shared/domain/fit-evidence/fit.ts'
import { factsOf } from '../../shared/domain/resume/form-facts.ts'
import { numberedFacts } from '../../shared/domain/truth/numbered-facts.ts'
import type answers from './answers.json'

const job = { jobTitle: 'Operations Analyst', companyName: 'Palmline Logistics' }
const practised = { jobTitle: job.jobTitle, industry: 'technology', difficulty: 'intermediate' } as const
const answer =
  'At Gani Haulage our Kano trucks kept missing the slot at Apapa. I pulled three months of gate records into SQL, saw that most delays began at one fuel stop, moved the stop to Ibafo, agreed it with the drivers and checked the numbers every Monday. In eight months late deliveries went from 18 to 11 percent, and the client renewed for a year.'
const letter = [
  'The role of Operations Analyst at Palmline is close to my work as an Operations Officer at Gani Haulage, with the SQL and Excel that your description asks for.',
  'At Gani Haulage I cut late deliveries from 18% to 11% in eight months. There I also built the weekly cost table in SQL and Excel, which the managers read every Monday, and trained the stock hands in the handover sheet.',
  'I hold a B.Sc. Economics from Bayero University, Kano. I plan routes for companies that move real goods.',
  'I would be glad to explain any of this in more detail. Thank you for your time and consideration.',
]
const factsIn = (form: ResumeForm) => factsOf({ form, profile: null, kept: [] })

type Tool = {
  readonly name: keyof typeof answers
  /** More than one where the text is too long for one answer. */
  readonly tasksFor: (form: ResumeForm, advert: string) => readonly AskedTask[]
}

/** Everything that a person can ask the model for, as the functions ask it. */
export const tools: readonly Tool[] = [
  {
    name: 'write resume',
    tasksFor: (form, jobDescription) => writeResume({ facts: factsIn(form), jobDescription, tailors: false }),
  },
  {
    name: 'tailor',
    tasksFor: (form, advert) =>
      writeResume({
        facts: factsIn(form),
        jobDescription: `${job.jobTitle}\n\n${advert}`,
        tailors: true,
      }),
  },
  {
    name: 'write letter',
    tasksFor: (form, jobDescription) => {
      const facts = factsIn(form)
      const posting = { title: job.jobTitle, company: job.companyName, description: jobDescription }
      const { bridge } = fitOf({ posting, facts, today: '2026-11-27' })
      return [writeLetter({ facts, ...job, jobDescription, tone: 'professional', bridge })]
    },
  },
  {
    name: 'revise letter',
    tasksFor: form => [
      reviseLetter({ facts: factsIn(form), ...job, paragraphs: letter, how: 'shorter', bridge: null }),
    ],
  },
  {
    name: 'improve line',
    tasksFor: form => {
      const facts = factsIn(form)
      const known = numberedFacts(facts).filter(({ place }) => place === 'work.0' || place === 'statement')
      return [improveLine({ facts: known, form, line: 'Was on the deliveries of the depot' })]
    },
  },
  {
    name: 'ask questions',
    tasksFor: (_, jobDescription) => [
      askQuestions({ ...practised, companyName: job.companyName, jobDescription, askedBefore: [], count: 8 }),
    ],
  },
  {
    name: 'give feedback',
    tasksFor: () => [
      giveFeedback({
        ...practised,
        question: 'Tell me about a time you found the cause of a delay that others had missed.',
        answer,
      }),
    ],
  },
  {
    name: 'optimise summary',
    tasksFor: (form, jobDescription) => [
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
    ],
  },
  {
    name: 'analyse skill gap',
    tasksFor: (form, jobDescription) => [
      analyseSkillGap({
        facts: factsIn(form),
        targetRole: job.jobTitle,
        targetIndustry: 'Operations',
        jobDescription,
        asked: { tracked: 0, naming: 0, skills: [] },
      }),
    ],
  },
  {
    name: 'coach, who sees the profile',
    tasksFor: form => [
      coach({
        message: 'They ask what salary I expect. What do I say?',
        history: [],
        shared: { facts: factsIn(form), applications: [] },
      }),
    ],
  },
]
