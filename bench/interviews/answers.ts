import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const levels = ['strong', 'middling', 'weak'] as const
export type Level = (typeof levels)[number]

export type Asked = {
  readonly jobTitle: string
  readonly question: string
  readonly answers: readonly { readonly level: Level; readonly text: string }[]
}

const levelOf: Readonly<Record<string, Level>> = { '+': 'strong', '=': 'middling', '-': 'weak' }

const questionFrom = (jobTitle: string, part: string): Asked => {
  const [question = '', ...lines] = part.split('\n')
  return {
    jobTitle,
    question: question.slice(2),
    answers: lines.flatMap(line => {
      const level = levelOf[line.slice(0, 1)]
      return level ? [{ level, text: line.slice(2) }] : []
    }),
  }
}

/**
 * The answers of `answers.txt`. A profession is a block between empty lines: `@ title | industry | difficulty`, then
 * `? question`, and below the question its answers: `+` strong, `=` middling, `-` weak.
 */
export const readAnswers = (): Asked[] =>
  readFileSync(join(import.meta.dirname, 'answers.txt'), 'utf8')
    .trim()
    .split('\n\n')
    .flatMap(block => {
      const [head = '', ...questions] = block.split(/\n(?=\? )/)
      const [jobTitle = ''] = head.slice(2).split(' | ')
      return questions.map(part => questionFrom(jobTitle, part))
    })

/**
 * Compares every answer of one level with every answer of a worse level to the same question. `inOrder`: the percentage of
 * pairs in which the worse answer has no higher score. `wrong`: the other pairs, a line each.
 */
export const pairsOf = (
  asked: readonly Asked[],
  [better, worse]: readonly [Level, Level],
  scoreOf: (answer: string) => number,
) => {
  const pairs = asked.flatMap(({ answers }) => {
    const scored = (level: Level) =>
      answers.filter(each => each.level === level).map(({ text }) => ({ text, score: scoreOf(text) }))
    const low = scored(worse)
    return scored(better).flatMap(high => low.map(each => ({ high, low: each })))
  })
  const wrong = pairs.filter(({ high, low }) => low.score > high.score)
  return {
    count: pairs.length,
    inOrder: (100 * (pairs.length - wrong.length)) / Math.max(1, pairs.length),
    wrong: wrong.map(
      ({ high, low }) =>
        `${high.score} to ${low.score}: ${high.text.slice(0, 60)} | ${low.text.slice(0, 60)}`,
    ),
  }
}
