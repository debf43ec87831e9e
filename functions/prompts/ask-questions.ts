import { type QuestionsDraft, questionsDraft } from '../../shared/domain/interview/draft.ts'
import { untrusted } from '../../shared/domain/untrusted.ts'
import type { Difficulty, InterviewIndustry } from '../../shared/lists.ts'
import type { ModelTask } from '../services/model/model.ts'
import { dataRule, fencedAdvert, fencedJson } from './prompt-parts.ts'

type QuestionsRequest = {
  readonly jobTitle: string
  /** Empty: the person named none. */
  readonly companyName: string
  readonly industry: InterviewIndustry
  readonly difficulty: Difficulty
  /** Empty: the person gave none. */
  readonly jobDescription: string
  /** The questions of earlier interviews for the same job title. */
  readonly askedBefore: readonly string[]
  readonly count: number
}

const system = `You are an experienced interviewer in Nigeria. ${dataRule}
Call ask_questions. topics comes first: what each question is about, in one to five words; what the job description asks for comes first. questions: one for each topic, as many as count in <interview>, about this role in this industry. Each asks one thing of "you", in one or two sentences of at most 40 words together, as somebody would say it aloud: past tense for what they have done, "would" for what they have not. Mix: the work itself, a situation they handled, how they work with others, how they decide, and one about their reasons.
beginner: what somebody new to the work can answer. intermediate: what takes some years of it. advanced: trade-offs, leading others, what goes wrong at scale.
Never ask about their own age, religion, tribe, state of origin, marriage, children, pregnancy or health. No links, no markup. No question of <asked_before>, nor one of them in other words. Never open with "Tell me about yourself", "Can you" or "Are you".
Good, from "weekly stock reports" in a job description: {"topics":["weekly stock reports"],"questions":["Tell me of a stock report that turned out wrong. How did you find the cause?"]}
Bad: {"topics":["pressure"],"questions":["Can you work under pressure, and do you have children?"]}: two in one, a yes answers it, and one is forbidden.`

export const askQuestions = (request: QuestionsRequest): ModelTask<QuestionsDraft> => {
  const { jobTitle, companyName, industry, difficulty, jobDescription, askedBefore, count } = request
  return {
    name: 'ask_questions',
    description: 'Takes the questions of the interview.',
    system,
    prompt: [
      fencedJson('interview', {
        jobTitle: untrusted(jobTitle),
        companyName: untrusted(companyName),
        industry,
        difficulty,
        count,
      }),
      ...fencedAdvert(jobDescription),
      ...(askedBefore.length === 0 ? [] : [fencedJson('asked_before', askedBefore)]),
    ].join('\n\n'),
    schema: questionsDraft,
    maxTokens: 1200,
    temperature: 0.9,
  }
}
