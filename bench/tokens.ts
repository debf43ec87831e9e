import type { ModelTask } from '../functions/services/model/model.ts'
import type { ResumeForm } from '../shared/api/resume-form.ts'
import { plans } from '../shared/domain/plan.ts'
import { comparison, type Figure, figure } from './figures.ts'
import type { Measurement } from './measurement.ts'
import { adverts } from './people/adverts.ts'
import { long, people, short, usual } from './people/people.ts'
import { priceOf, startDrafting, tokensIn } from './tokens/count.ts'
import { otherModels, type PricedModel, usualModel } from './tokens/models.ts'
import { tools } from './tokens/tools.ts'

/** An assumption: what the two prices of a plan say a dollar is, and nobody's rate of the day. */
const nairaForDollar = plans.elite.price.kobo / plans.elite.price.cents

/** A cent each, of all kinds of people. */
const dollarsPerThousandAtMost = 10

const groups: Readonly<Record<string, readonly ResumeForm[]>> = {
  'short resume': [short],
  'usual resume': [usual],
  'long resume': [long],
  [`mean of ${people.length} people`]: people,
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

const inThousands = (dollars: number): number => 1000 * dollars

type Asked = { readonly task: ModelTask<unknown>; readonly outputTokens: number }

const figuresOf = (name: string, asked: readonly Asked[]): Figure[] => {
  const dollarsOf = (model: PricedModel): number =>
    mean(
      asked.map(({ task, outputTokens }) =>
        priceOf(model, { inputTokens: tokensIn(model, task), outputTokens }),
      ),
    )
  const dollars = dollarsOf(usualModel)
  const beside = { name: usualModel.name, value: inThousands(dollars) }
  return [
    figure(`${name}, in`, Math.round(mean(asked.map(({ task }) => tokensIn(usualModel, task)))), 'tokens'),
    figure(`${name}, out`, Math.round(mean(asked.map(({ outputTokens }) => outputTokens))), 'tokens'),
    figure(
      `${name}, ${usualModel.name}`,
      beside.value,
      'dollars per 1,000',
      asked.length > 1 ? dollarsPerThousandAtMost : undefined,
    ),
    figure(`${name}, ${usualModel.name}, each`, dollars * nairaForDollar, '₦'),
    ...otherModels.map(model =>
      comparison(`${name}, ${model.name}`, inThousands(dollarsOf(model)), 'dollars per 1,000', beside),
    ),
  ]
}

const measure = async (): Promise<Figure[]> => {
  const { tokensOut, stop } = await startDrafting()
  const figures: Figure[] = []
  try {
    for (const tool of tools)
      for (const [group, forms] of Object.entries(groups)) {
        const asked: Asked[] = []
        for (const [at, form] of forms.entries()) {
          const task = tool.taskFor(form, adverts[at % adverts.length] ?? '')
          asked.push({ task, outputTokens: await tokensOut(task) })
        }
        figures.push(...figuresOf(`${tool.name}, ${group}`, asked))
      }
    return figures
  } finally {
    await stop()
  }
}

export const tokens: Measurement = {
  about: `prompts as they are sent, each with an advert, and answers as our stand-in drafts them; a token is taken for four characters, which is an estimate (names with marks take more of them); dollars for a million tokens in and out: ${[
    usualModel,
    ...otherModels,
  ]
    .map(({ name, prices }) => `${name} ${prices.input}/${prices.output}`)
    .join(
      ', ',
    )}; ₦${nairaForDollar.toFixed(0)} for a dollar is an assumption, which the two prices of a plan imply`,
  measure: async () => measure(),
}
