import { expect, test } from 'vitest'
import { looks } from '../../shared/domain/paper/looks.ts'
import { resumeBlocks } from '../../shared/domain/paper/resume-blocks.ts'
import { parseResume } from '../../shared/domain/resume/parse.ts'
import { printedResume } from '../../shared/domain/resume/printed.ts'
import { markedBlocks, marksOnPaper } from './marked-blocks.ts'
import type { PaperMark } from './marks.tsx'

const document = parseResume(
  '# Amina\n## Work\n### Officer, Gani Haulage\nMar 2023 to now · Apapa\n- Led a team of 12, see https://a.example/x\n## Skills\nSQL, Go',
)
const choice = { template: 'professional' } as const

/** `[…]` has no source, `_…_` says why. */
const drawn = (text: string, claim: string): string[] => {
  const start = text.indexOf(claim)
  const mark: PaperMark = {
    text,
    claims: [{ kind: 'figure', text: claim, start, end: start + claim.length }],
  }
  const blocks = resumeBlocks(printedResume(document, choice), looks.professional)
  return markedBlocks(blocks, marksOnPaper([mark], document))
    .flatMap(({ runs, aside }) => [...runs, ...(aside ? [aside] : [])])
    .filter(run => run.mark !== undefined)
    .map(run => (run.mark === 'claim' ? `_${run.text}_` : `[${run.text}]`))
}

test.each([
  [
    'a line with a link',
    'Led a team of 12, see https://a.example/x',
    '12',
    ['[Led a team of ]', '_12_', '[, see ]', '[https://a.example/x]'],
  ],
  ['a skill', 'Go', 'Go', ['_Go_']],
  [
    'a time that the paper says otherwise',
    'Mar 2023 to now · Apapa',
    'Mar 2023 to now',
    ['_Mar 2023 – Present_'],
  ],
  ['an employer beside their title', 'Officer, Gani Haulage', 'Gani Haulage', ['_Gani Haulage_']],
])('%s is marked', (_, text, claim, wanted) => {
  expect(drawn(text, claim)).toEqual(wanted)
})
