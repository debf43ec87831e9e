import type { AskedSkills } from '../../shared/api/career.ts'
import type { Facts } from '../../shared/api/truth.ts'
import { type SkillGapDraft, skillGapDraft } from '../../shared/domain/career/draft.ts'
import { untrusted } from '../../shared/domain/untrusted.ts'
import type { ModelTask } from '../services/model/model.ts'
import { allFacts } from './fenced-facts.ts'
import { dataRule, fencedAdvert, fencedJson, tenseRule } from './prompt-parts.ts'

export type SkillGapRequest = {
  readonly facts: Facts
  readonly targetRole: string
  readonly targetIndustry: string
  /** Empty: the person gave none. */
  readonly jobDescription: string
  /** The skills that the person's tracked jobs ask for. */
  readonly asked: AskedSkills
}

/** The model reads this many of the skills that most saved jobs ask for. */
const mostAskedSkills = 20

const system = `You advise a job seeker in Nigeria. ${dataRule}
Call analyse_skill_gap. brings comes first: one or two sentences of at most 25 words to "you" on what they have that the role asks for, each with the numbers of the facts that it rests on, and no more than these facts say; none where no fact answers the role. missingSkills: at most ten skills that the role asks for and <facts> do not name in any spelling, the most needed first, each in one to four words; what <job_description> and <saved_jobs> ask for comes first. lacks: one or two sentences of at most 25 words on what is missing most; it says nothing else about them. recommendations: exactly three steps that close the largest gaps, or show what they have where nothing is missing: each an order of at most 25 words, for something one can begin this week on a phone or a cheap laptop, with an honest timeline ("4 weeks", "2 to 3 months"). certifications: at most four that employers in Nigeria know for this role, and that they do not hold. ${tenseRule} No links, no markup, no prices, no names of paid courses. Promise nothing.
Never open with "You should", "Consider" or "To become".
Good, from "4 work.0: kept the weekly cost table in Excel" and a role that asks for Power BI: {"brings":[{"facts":[4],"text":"You kept a weekly cost table in Excel."}],"missingSkills":["Power BI"],"lacks":"What is missing most is Power BI."}, and the step {"action":"Rebuild your weekly cost table in Power BI, and show it to one manager.","timeline":"4 weeks"}
Bad: {"facts":[4],"text":"You are an expert in data."}, and the step {"action":"Consider a course to master data analysis.","timeline":"1 week"}: a rank that fact 4 does not have, no step, and a time that nobody keeps.`

export const analyseSkillGap = ({
  facts,
  targetRole,
  targetIndustry,
  jobDescription,
  asked,
}: SkillGapRequest): ModelTask<SkillGapDraft> => ({
  name: 'analyse_skill_gap',
  description: 'Takes what is missing, and what to do about it.',
  system,
  prompt: [
    allFacts(facts),
    fencedJson('role', { targetRole: untrusted(targetRole), targetIndustry: untrusted(targetIndustry) }),
    ...fencedAdvert(jobDescription),
    ...(asked.skills.length === 0
      ? []
      : [
          fencedJson('saved_jobs', {
            jobs: asked.naming,
            skills: asked.skills
              .slice(0, mostAskedSkills)
              .map(({ skill, jobs }) => ({ skill: untrusted(skill), jobs })),
          }),
        ]),
  ].join('\n\n'),
  schema: skillGapDraft,
  maxTokens: 1500,
  temperature: 0.4,
})
