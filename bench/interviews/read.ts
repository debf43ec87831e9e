import {
  type Difficulty,
  difficulties,
  type InterviewIndustry,
  interviewIndustries,
} from '../../shared/lists.ts'

export const levels = ['strong', 'middling', 'weak'] as const
export type Level = (typeof levels)[number]

export type Answered = {
  readonly jobTitle: string
  readonly industry: InterviewIndustry
  readonly difficulty: Difficulty
  readonly question: string
  readonly answers: readonly { readonly level: Level; readonly text: string }[]
}

const levelOf: Readonly<Record<string, Level>> = { '+': 'strong', '=': 'middling', '-': 'weak' }

const known = <Name extends string>(names: readonly Name[], text: string): Name => {
  const name = names.find(one => one === text)
  if (name === undefined) throw new Error(`${text} is none of ${names.join(', ')}.`)
  return name
}

/**
 * A profession is a block between empty lines. `@ title | industry | difficulty` begins it; `? question`, and below it
 * its answers: `+` strong, `=` middling, `-` weak.
 */
export const readAnswers = (text: string): Answered[] =>
  text
    .trim()
    .split('\n\n')
    .flatMap(block => {
      const [head = '', ...questions] = block.split(/\n(?=\? )/)
      const [jobTitle = '', industry = '', difficulty = ''] = head.slice(2).split(' | ')
      return questions.map(part => {
        const [question = '', ...lines] = part.split('\n')
        return {
          jobTitle,
          industry: known(interviewIndustries, industry),
          difficulty: known(difficulties, difficulty),
          question: question.slice(2),
          answers: lines.flatMap(line => {
            const level = levelOf[line.slice(0, 1)]
            return level ? [{ level, text: line.slice(2) }] : []
          }),
        }
      })
    })
