import { chakra, VisuallyHidden } from '@chakra-ui/react'
import type { Change, Piece } from '../../../shared/domain/resume/changes.ts'
import { placed } from '../../paper/placed.ts'

const Gone = chakra('del', {
  base: { bg: 'error.subtle', color: 'error.fg', textDecoration: 'line-through', borderRadius: 'thread' },
})
const Come = chakra('ins', {
  base: {
    bg: 'success.subtle',
    color: 'success.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    borderRadius: 'thread',
  },
})

/** Few screen readers say what `ins` and `del` are: each side of a line says it in words before it. */
const Side = ({
  words,
  pieces,
  as: Mark,
}: {
  words: string
  pieces: readonly Piece[]
  as: typeof Gone | typeof Come
}) => (
  <chakra.p overflowWrap="anywhere">
    <VisuallyHidden>{words}: </VisuallyHidden>
    {placed(pieces).map(({ key, value: { text, changed } }) =>
      changed ? <Mark key={key}>{text}</Mark> : text,
    )}
  </chakra.p>
)

/** What became of one line. */
export const ChangedLine = ({ change }: { change: Change }) => (
  <chakra.li py="2.5" borderTop="1px solid {colors.border}" display="grid" gap="1.5">
    {'before' in change && (
      <chakra.div color="fg.muted">
        <Side words={change.kind === 'removed' ? 'Removed' : 'Before'} pieces={change.before} as={Gone} />
      </chakra.div>
    )}
    {'after' in change && (
      <Side words={change.kind === 'added' ? 'Added' : 'Now'} pieces={change.after} as={Come} />
    )}
  </chakra.li>
)
