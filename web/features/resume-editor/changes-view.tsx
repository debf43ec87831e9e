import { chakra, Heading, VisuallyHidden } from '@chakra-ui/react'
import { useMemo } from 'react'
import { type Change, type Piece, resumeChanges } from '../../../shared/domain/resume/changes.ts'
import { withKeys } from '../../paper/with-keys.ts'

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

/** The changes of a text, line by line and word by word. */
export const ChangesView = ({ before, after }: { before: string; after: string }) => {
  const changes = useMemo(() => resumeChanges(before, after), [before, after])
  return (
    <>
      <chakra.p mb="3">{changesWords(changes)}</chakra.p>
      {withKeys(bySection(changes.filter(({ kind }) => kind !== 'same'))).map(({ key, value }) => (
        <chakra.section key={key} mb="4">
          <Heading as="h3" textStyle="label" color="fg.muted" mb="1.5">
            {value.section || 'Top'}
          </Heading>
          <chakra.ul listStyleType="none">
            {withKeys(value.changes).map(each => (
              <ChangedLine key={each.key} change={each.value} />
            ))}
          </chakra.ul>
        </chakra.section>
      ))}
    </>
  )
}

const ChangedLine = ({ change }: { change: Change }) => (
  <chakra.li py="2.5" borderTop="1px solid {colors.border}" display="grid" gap="1.5">
    {'before' in change && (
      <chakra.div color="fg.muted">
        <Side label={change.kind === 'removed' ? 'Removed' : 'Before'} pieces={change.before} as={Removed} />
      </chakra.div>
    )}
    {'after' in change && (
      <>
        {change.kind === 'moved' && (
          <chakra.p textStyle="small" color="fg.muted">
            Moved
          </chakra.p>
        )}
        <Side label={change.kind === 'added' ? 'Added' : 'Now'} pieces={change.after} as={Added} />
      </>
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

type SideProps = { label: string; pieces: readonly Piece[]; as: typeof Removed | typeof Added }

/** A line before or after the change. `label` is for screen readers, because few of them announce `ins` and `del`. */
const Side = ({ label, pieces, as: Mark }: SideProps) => (
  <chakra.p overflowWrap="anywhere">
    <VisuallyHidden>{label}: </VisuallyHidden>
    {withKeys(pieces).map(({ key, value: { text, changed } }) =>
      changed ? <Mark key={key}>{text}</Mark> : text,
    )}
  </chakra.p>
)
