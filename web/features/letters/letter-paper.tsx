import { chakra } from '@chakra-ui/react'
import { MarkedRuns } from '../../paper/marks.tsx'
import { type Mark, markedLines } from '../../truth/marked-lines.ts'

/** White in the dark theme too, as on paper. The class `light` sets the colours of the light theme. */
const Page = chakra('article', {
  base: {
    px: { base: '4', md: '9' },
    py: { base: '5', md: '8' },
    bg: 'white',
    color: 'fg',
    fontSize: '0.9375rem',
    lineHeight: '1.6',
    border: '1px solid {colors.border}',
    borderRadius: 'thread',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    textAlign: 'start',
  },
})

type Props = { content: string; marks: readonly Mark[] }

export const LetterPaper = ({ content, marks }: Props) => (
  <Page className="light" aria-label="Preview">
    {markedLines(content.trim(), marksIn(content, marks)).map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other key
      <div key={at}>
        {line.text === '' ? '\n' : line.runs.length === 0 ? line.text : <MarkedRuns runs={line.runs} />}
      </div>
    ))}
  </Page>
)

/** The marks without the space before the first word, which the paper leaves out. */
const marksIn = (content: string, marks: readonly Mark[]): Mark[] => {
  const before = content.length - content.trimStart().length
  return marks.map(mark => ({ ...mark, start: mark.start - before, end: mark.end - before }))
}
