import type { Block, Run } from '../../shared/domain/paper/block.ts'
import type { ResumeDocument } from '../../shared/domain/resume/document.ts'
import { printedPeriod } from '../../shared/domain/resume/printed-dates.ts'
import { type PaperMark, partsOf } from './marks.tsx'

const markOf = ({ unit, claim }: { readonly unit: boolean; readonly claim: boolean }): Run['mark'] =>
  claim ? 'claim' : unit ? 'unit' : undefined

/** The runs of a block, cut where marks begin and end in its text. */
const markedRuns = (runs: readonly Run[], marks: readonly PaperMark[]): readonly Run[] => {
  const parts = partsOf(runs.map(({ text }) => text).join(''), marks)
  if (!parts.some(({ unit }) => unit)) return runs
  let start = 0
  return runs.flatMap(run => {
    const from = start
    start += run.text.length
    if (run.text === '') return [run]
    return parts.flatMap(part => {
      const text = run.text.slice(Math.max(0, part.at - from), Math.max(0, part.at + part.text.length - from))
      return text === '' ? [] : [{ ...run, text, mark: markOf(part) }]
    })
  })
}

export const markedBlocks = (blocks: readonly Block[], marks: readonly PaperMark[]): Block[] =>
  marks.length === 0
    ? [...blocks]
    : blocks.map(block => ({
        ...block,
        runs: markedRuns(block.runs, marks),
        aside: block.aside && {
          ...block.aside,
          mark: markOf(
            partsOf(block.aside.text, marks).find(({ unit }) => unit) ?? { unit: false, claim: false },
          ),
        },
      }))

/** The marks, and more for times that the paper says in other words than the person. */
export const marksOnPaper = (marks: readonly PaperMark[], document: ResumeDocument): PaperMark[] => {
  const durations = document.sections.flatMap(({ entries }) => entries.map(({ duration }) => duration))
  return marks.flatMap(mark => [
    mark,
    ...durations
      .filter(typed => typed !== '' && mark.text.includes(typed))
      .map(typed => ({ typed, printed: printedPeriod(typed).text }))
      .filter(
        ({ typed, printed }) => typed !== printed && mark.claims.some(({ text }) => typed.includes(text)),
      )
      .map(({ printed }) => ({
        text: printed,
        claims: mark.claims
          .slice(0, 1)
          .map(claim => ({ ...claim, text: printed, start: 0, end: printed.length })),
      })),
  ])
}
