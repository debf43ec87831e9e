import type { Facts } from '../../shared/api/truth.ts'
import {
  bulletsAtMost,
  type ResumeDraft,
  resumeDraft,
  tailoredDraft,
} from '../../shared/domain/resume/draft.ts'
import { jobOfFact, type NumberedFact, numberedFacts } from '../../shared/domain/truth/numbered-facts.ts'
import type { ModelTask } from '../services/model/model.ts'
import { fencedFacts } from './fenced-facts.ts'
import { citingRules, fencedAdvert, resumeWordingRules, writingRules } from './prompt-parts.ts'
import { uncitedBullets, withEvidence } from './review.ts'

export type ResumeRequest = {
  readonly facts: Facts
  /** The text as it was pasted. Empty: the person gave none. */
  readonly jobDescription: string
  /** Whether the facts are the lines of a resume that is fitted to the job. */
  readonly tailors: boolean
}

const jobs = `work: each job that has facts besides its head, by its number: bullets, one for each thing done, the most telling first, at most ${bulletsAtMost}. A bullet cites facts of its own job alone, in 5 to 25 words: a strong verb, one thing, figures as they are. Facts that belong together may share one. leftOut: the numbers of the facts of this job that no bullet cites: only what repeats another, or what is left when there are ${bulletsAtMost} bullets.
Good, from "4 work.0: reduced late deliveries 18 to 11% in 8 months": {"facts":[4],"text":"Cut late deliveries from 18% to 11% in 8 months"}
Bad: {"facts":[4],"text":"Responsible for leading a team that transformed delivery"}: a team, a rank and an outcome that fact 4 does not have.`

const whole = `Call write_resume with the wording of a resume.
headline: the role that they have, in at most 8 words. summary: two or three sentences of at most 25 words on what they have done and know.
${jobs}
skills: at most 30 of their own, in the words of the facts, the most relevant first.`

const part = `Call write_resume with the wording of some jobs of a long career; the rest of the resume is written elsewhere. headline: empty. summary and skills: none.
${jobs}`

const forJob = `There is a job description. evidence comes first: up to eight things that it asks for, each with the facts that answer it; what no fact answers is left out. Then write from it: what it asks for and they have stands first, in its words where they mean the same.`

const tailoring = `The facts are the lines of their present resume: keep a line that is good as it is, and change the wording only where that brings out the fit.`

/** A part of the jobs that is written in one answer has about so many facts, which is a minute of writing. */
const factsInPart = 32

/** The jobs of a career in groups, each for one answer. */
const groupsOf = (facts: readonly NumberedFact[]): number[][] => {
  const groups: number[][] = []
  let size = 0
  for (const [job, lines] of Map.groupBy(facts, jobOfFact)) {
    if (job === null) continue
    const last = groups.at(-1)
    if (last && size + lines.length <= factsInPart) {
      last.push(job)
      size += lines.length
    } else {
      groups.push([job])
      size = lines.length
    }
  }
  return groups
}

/**
 * The tasks whose answers together are the wording of a resume. The first one has the headline, the summary, the skills
 * and the first jobs. Most careers fit in it.
 */
export const writeResume = ({
  facts,
  jobDescription,
  tailors,
}: ResumeRequest): readonly [ModelTask<ResumeDraft>, ...ModelTask<ResumeDraft>[]] => {
  const all = numberedFacts(facts)
  const hasJob = jobDescription !== ''
  const taskOf = (task: string, known: readonly NumberedFact[]): ModelTask<ResumeDraft> => ({
    name: 'write_resume',
    description: 'Takes the wording of the resume.',
    system: [
      writingRules,
      citingRules,
      resumeWordingRules,
      task,
      ...(hasJob ? [forJob] : []),
      ...(tailors ? [tailoring] : []),
    ].join('\n'),
    prompt: [fencedFacts(known, facts.form), ...fencedAdvert(jobDescription)].join('\n\n'),
    schema: hasJob ? tailoredDraft : resumeDraft,
    review: draft => withEvidence(uncitedBullets(draft, known), draft, known),
    maxTokens: 4000,
    temperature: 0.5,
  })
  const [first = [], ...others] = groupsOf(all)
  const isOf = (group: readonly number[], fact: NumberedFact): boolean =>
    group.includes(jobOfFact(fact) ?? -1)
  // The summary may speak of each job, so the first answer gets the heads of all.
  const opening = all.filter(fact => jobOfFact(fact) === null || fact.head !== null || isOf(first, fact))
  return [
    taskOf(whole, opening),
    ...others.map(group =>
      taskOf(
        part,
        all.filter(fact => isOf(group, fact)),
      ),
    ),
  ]
}
