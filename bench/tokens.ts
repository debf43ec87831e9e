import type { AskedTask } from '../functions/services/model/model.ts'
import type { ResumeForm } from '../shared/api/resume-form.ts'
import { plans } from '../shared/domain/plan.ts'
import { comparison, type Figure, figure } from './figures.ts'
import type { Measurement } from './measurement.ts'
import { adverts } from './people/adverts.ts'
import { long, people, short, usual } from './people/people.ts'
import answers from './tokens/answers.json' with { type: 'json' }
import { priceOf, tokensIn } from './tokens/count.ts'
import { otherModels, type PricedModel, usualModel } from './tokens/models.ts'
import { tools } from './tokens/tools.ts'

/** An assumed exchange rate: the ratio of the two prices of Elite. */
const nairaForDollar = plans.elite.price.kobo / plans.elite.price.cents

/** One cent for each call, on average over all kinds. */
const dollarsPerThousandAtMost = 10

type Group = 'short' | 'usual' | 'long' | 'mean'

const groups: readonly {
  readonly group: Group
  readonly name: string
  readonly forms: readonly ResumeForm[]
}[] = [
  { group: 'short', name: 'short resume', forms: [short] },
  { group: 'usual', name: 'usual resume', forms: [usual] },
  { group: 'long', name: 'long resume', forms: [long] },
  { group: 'mean', name: `mean of ${people.length} people`, forms: people },
]

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

const inThousands = (dollars: number): number => 1000 * dollars

/** `asked` has the tasks of each person. */
const figuresOf = (
  name: string,
  asked: readonly (readonly AskedTask[])[],
  outputTokens: number,
): Figure[] => {
  const inputOf = (model: PricedModel, tasks: readonly AskedTask[]): number =>
    tasks.reduce((sum, task) => sum + tokensIn(model, task), 0)
  const dollarsOf = (model: PricedModel): number =>
    mean(asked.map(tasks => priceOf(model, { inputTokens: inputOf(model, tasks), outputTokens })))
  const dollars = dollarsOf(usualModel)
  const beside = { name: usualModel.name, value: inThousands(dollars) }
  return [
    figure(`${name}, in`, Math.round(mean(asked.map(tasks => inputOf(usualModel, tasks)))), 'tokens'),
    figure(`${name}, out`, outputTokens, 'tokens'),
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

const measure = async (): Promise<Figure[]> =>
  tools.flatMap(tool =>
    groups.flatMap(({ group, name, forms }) => {
      const tasks = forms.map((form, at) => tool.tasksFor(form, adverts[at % adverts.length] ?? ''))
      return figuresOf(`${tool.name}, ${name}`, tasks, answers[tool.name][group])
    }),
  )

export const tokens: Measurement = {
  about: `prompts as they are sent, each with an advert, and lengths of answers that were recorded once (tokens/answers.json), so that the figures follow the prompts and the prices alone; a token is taken for four characters, which is an estimate (names with marks take more of them); dollars for a million tokens in and out: ${[
    usualModel,
    ...otherModels,
  ]
    .map(({ name, prices }) => `${name} ${prices.input}/${prices.output}`)
    .join(
      ', ',
    )}; ₦${nairaForDollar.toFixed(0)} for a dollar is an assumption, which the two prices of a plan imply`,
  measure,
}
