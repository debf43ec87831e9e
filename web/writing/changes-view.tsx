import { chakra, Heading } from '@chakra-ui/react'
import type { Change, Piece } from '../../shared/domain/resume/changes.ts'
import { withKeys } from '../paper/with-keys.ts'

const lines = (count: number): string => (count === 1 ? '1 line' : `${count} lines`)

/** `3 lines changed, 1 line added. 12 lines are as they were.` */
export const changesWords = (changes: readonly Change[]): string => {
  const countOf = (kind: Change['kind']): number => changes.filter(change => change.kind === kind).length
  const parts = (['changed', 'moved', 'added', 'removed'] as const)
    .filter(kind => countOf(kind) > 0)
    .map(kind => `${lines(countOf(kind))} ${kind}`)
  const same = countOf('same')
  return [
    parts.length > 0 ? `${parts.join(', ')}.` : 'Nothing changed.',
    ...(same > 0 ? [`${lines(same)} ${same === 1 ? 'is as it was' : 'are as they were'}.`] : []),
  ].join(' ')
}

/** The changes grouped by section. */
const bySection = (changes: readonly Change[]): { section: string; changes: Change[] }[] => {
  const groups: { section: string; changes: Change[] }[] = []
  for (const change of changes) {
    const last = groups.at(-1)
    if (last?.section === change.section) last.changes.push(change)
    else groups.push({ section: change.section, changes: [change] })
  }
  return groups
}

/** What the sides of a change are called. */
export type SideNames = Readonly<Record<'before' | 'after' | 'removed' | 'added' | 'moved', string>>

type Props = { changes: readonly Change[]; names: SideNames; heading: 'h2' | 'h3' }

/** The lines that are not the same, word by word. Where there are sections, the lines above the first have a heading too. */
export const ChangesView = ({ changes, names, heading }: Props) => {
  const hasSections = changes.some(({ section }) => section !== '')
  return withKeys(bySection(changes.filter(({ kind }) => kind !== 'same'))).map(({ key, value }) => (
    <chakra.section key={key} mb="4">
      {hasSections && (
        <Heading as={heading} textStyle="label" color="fg.muted" mb="1.5">
          {value.section || 'Top'}
        </Heading>
      )}
      <chakra.ul listStyleType="none">
        {withKeys(value.changes).map(each => (
          <ChangedLine key={each.key} change={each.value} names={names} />
        ))}
      </chakra.ul>
    </chakra.section>
  ))
}

const ChangedLine = ({ change, names }: { change: Change; names: SideNames }) => (
  <chakra.li
    py="2.5"
    borderTop="1px solid {colors.border}"
    display="grid"
    gridTemplateColumns="minmax(0, 1fr)"
    gap="1.5"
  >
    {'before' in change && (
      <Side
        name={change.kind === 'removed' ? names.removed : names.before}
        pieces={change.before}
        as={Removed}
      />
    )}
    {'after' in change && (
      <Side
        name={change.kind === 'added' || change.kind === 'moved' ? names[change.kind] : names.after}
        pieces={change.after}
        as={Added}
      />
    )}
  </chakra.li>
)

const Removed = chakra('del', {
  base: { bg: 'error.subtle', color: 'error.fg', textDecoration: 'line-through', borderRadius: 'thread' },
})
const Added = chakra('ins', {
  base: {
    bg: 'success.subtle',
    color: 'success.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    borderRadius: 'thread',
  },
})

type SideProps = { name: string; pieces: readonly Piece[]; as: typeof Removed | typeof Added }

/** A line on one side. Its name is written out, because few screen readers announce `ins` and `del`. */
const Side = ({ name, pieces, as: Mark }: SideProps) => (
  <chakra.p overflowWrap="anywhere">
    <chakra.span display="block" textStyle="meta" color="fg.muted">
      {name}:{' '}
    </chakra.span>
    {withKeys(pieces).map(({ key, value: { text, changed } }) =>
      changed ? <Mark key={key}>{text}</Mark> : text,
    )}
  </chakra.p>
)
