import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { factsOf } from '../../shared/domain/resume/form-facts.ts'
import { numberedFacts } from '../../shared/domain/truth/numbered-facts.ts'
import { createLog } from '../runtime/log.ts'
import {
  type Act,
  begin,
  end,
  event,
  says,
  startBedrock,
  streams,
  thinks,
  toolSays,
  whole,
} from '../services/model/bedrock.testing.ts'
import { endlessBudget, somePass } from '../services/model/budget.testing.ts'
import { createModel } from '../services/model/create-model.ts'
import type { ModelTask } from '../services/model/model.ts'
import { filled } from '../store/resumes.testing.ts'
import { analyseSkillGap } from './analyse-skill-gap.ts'
import { askQuestions } from './ask-questions.ts'
import { coach } from './coach.ts'
import { giveFeedback } from './give-feedback.ts'
import { improveLine } from './improve-line.ts'
import { optimiseProfileText } from './optimise-profile-text.ts'
import claude from './recorded/claude.json' with { type: 'json' }
import nova from './recorded/nova.json' with { type: 'json' }
import { reviseLetter } from './revise-letter.ts'
import { writeLetter } from './write-letter.ts'
import { writeResume } from './write-resume.ts'

// `recorded` has answers in the shapes in which models give them through Converse: written from the documentation of the
// service and from what its users report, with invented words.

const block = z.looseObject({
  text: z.optional(z.string()),
  toolUse: z.optional(z.looseObject({ name: z.string(), input: z.record(z.string(), z.unknown()) })),
  reasoningContent: z.optional(z.looseObject({ reasoningText: z.looseObject({ text: z.string() }) })),
})
const recorded = z
  .array(
    z.object({
      shape: z.string(),
      modelId: z.string(),
      task: z.string(),
      answer: z.looseObject({
        output: z.object({ message: z.looseObject({ content: z.array(block) }) }),
        stopReason: z.string(),
      }),
      /** What becomes of the answer: a value at once, a value after one repair, or a refusal. */
      read: z.enum(['value', 'repair', 'refused']),
    }),
  )
  .parse([...claude, ...nova])

const facts = factsOf({ form: filled(), profile: null, kept: [] })
const known = numberedFacts(facts)
const job = { jobTitle: 'Analyst', companyName: 'Palmline' }
const jobDescription = 'SQL and Excel.'
const practice = { jobTitle: 'Analyst', industry: 'technology', difficulty: 'intermediate' } as const
/** A task of any value, which reviews what its own schema has read. */
const asTask = <Value>(task: ModelTask<Value>): ModelTask<unknown> => ({
  ...task,
  review: value => task.review?.(task.schema.parse(value)) ?? [],
})
const [resumeTask] = writeResume({ facts, jobDescription, tailors: false })
const tasks = [
  asTask(resumeTask),
  asTask(
    writeLetter({
      ...job,
      facts,
      jobDescription,
      tone: 'professional',
      bridge: known.find(({ number }) => number === 6) ?? null,
    }),
  ),
  asTask(reviseLetter({ ...job, facts, paragraphs: ['I plan routes.'], how: 'shorter', bridge: null })),
  asTask(improveLine({ facts: known, form: facts.form, line: 'Was on deliveries' })),
  asTask(coach({ message: 'What do I ask for?', history: [], shared: null })),
  asTask(
    optimiseProfileText({
      facts,
      type: 'headline',
      limit: 220,
      targetRole: 'Analyst',
      currentContent: '',
      industry: '',
      experience: null,
      jobDescription: '',
    }),
  ),
  asTask(
    analyseSkillGap({
      facts,
      targetRole: 'Analyst',
      targetIndustry: 'Retail',
      jobDescription: '',
      asked: { tracked: 0, naming: 0, skills: [] },
    }),
  ),
  asTask(askQuestions({ ...practice, companyName: '', jobDescription: '', askedBefore: [], count: 2 })),
  asTask(giveFeedback({ ...practice, question: 'Why?', answer: 'Because.' })),
]

const taskNamed = (name: string): ModelTask<unknown> => {
  const found = tasks.find(task => task.name === name)
  if (!found) throw new Error(`There is no task ${name}.`)
  return found
}
/** An answer of the task in which nothing is wrong. */
const goodAnswerOf = (name: string) => {
  const found = recorded.find(({ task, read }) => task === name && read === 'value')
  if (!found) throw new Error(`There is no good answer of ${name}.`)
  return found.answer
}

type Answer = (typeof recorded)[number]['answer']
const asWhole = ({ output, stopReason }: Answer): Act => whole(output.message.content, stopReason)
const asStream = ({ output, stopReason }: Answer): Act =>
  streams([
    begin,
    ...output.message.content.flatMap(({ text, toolUse, reasoningContent }, at) => {
      if (reasoningContent) return [thinks(reasoningContent.reasoningText.text, at)]
      if (!toolUse) return [says(text ?? '', at)]
      const start = { toolUse: { toolUseId: 't1', name: toolUse.name } }
      return [
        event('contentBlockStart', { contentBlockIndex: at, start }),
        ...(JSON.stringify(toolUse.input).match(/.{1,40}/gsu) ?? []).map(bit => toolSays(bit, at)),
      ]
    }),
    ...end(stopReason),
  ])

let bedrock: Awaited<ReturnType<typeof startBedrock>>
beforeAll(async () => {
  bedrock = await startBedrock()
})
afterAll(() => bedrock.stop())

const log = { ...createLog(), info: () => undefined }
const options = { log, pass: somePass, signal: new AbortController().signal }
const prices = { input: 1, output: 5 }
const modelOf = (modelId: string) =>
  createModel({ client: bedrock.client, modelId, prices, budget: endlessBudget(), random: () => 0 })

/** The value at the end of a stream. */
const written = async (modelId: string, task: ModelTask<unknown>): Promise<unknown> => {
  const steps = modelOf(modelId).write(task, options)
  for (;;) {
    const step = await steps.next()
    if (step.done) return step.value
  }
}

describe.each(['whole', 'streamed'] as const)('%s', how => {
  test.each(recorded)('$modelId, $task: $shape', async ({ modelId, task: name, answer, read }) => {
    const task = taskNamed(name)
    const first = how === 'whole' ? asWhole(answer) : asStream(answer)
    bedrock.does(first, asWhole(goodAnswerOf(name)))
    const value = how === 'whole' ? modelOf(modelId).answer(task, options) : written(modelId, task)
    if (read === 'refused') {
      await expect(value).rejects.toMatchObject({ code: 'model_refused' })
      return
    }
    expect(task.schema.safeParse(await value).success).toBe(true)
    expect(task.review?.(await value)).toEqual([])
    expect(bedrock.asked).toHaveLength(read === 'repair' ? 2 : 1)
  })
})
