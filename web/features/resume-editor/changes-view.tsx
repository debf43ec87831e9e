import { chakra, Heading } from '@chakra-ui/react'
import { useMemo } from 'react'
import { type Change, resumeChanges } from '../../../shared/domain/resume/changes.ts'
import { placed } from '../../paper/placed.ts'
import { ChangedLine } from './changed-line.tsx'

const lines = (count: number): string => (count === 1 ? '1 line' : `${count} lines`)

/** `3 lines changed, 1 line added. 12 lines are as they were.` */
export const changesWords = (changes: readonly Change[]): string => {
  const of = (kind: Change['kind']): number => changes.filter(change => change.kind === kind).length
  const said = (['changed', 'added', 'removed'] as const)
    .filter(kind => of(kind) > 0)
    .map(kind => `${lines(of(kind))} ${kind}`)
  const same = of('same')
  return [
    said.length > 0 ? `${said.join(', ')}.` : 'Nothing changed.',
    ...(same > 0 ? [`${lines(same)} ${same === 1 ? 'is as it was' : 'are as they were'}.`] : []),
  ].join(' ')
}

/** The changes by the section that they stand in, in their order. */
const bySection = (changes: readonly Change[]): { section: string; changes: Change[] }[] => {
  const groups: { section: string; changes: Change[] }[] = []
  for (const change of changes) {
    const last = groups.at(-1)
    if (last?.section === change.section) last.changes.push(change)
    else groups.push({ section: change.section, changes: [change] })
  }
  return groups
}

/** What became of a text, line by line and word by word. */
export const ChangesView = ({ before, after }: { before: string; after: string }) => {
  const changes = useMemo(() => resumeChanges(before, after), [before, after])
  return (
    <>
      <chakra.p mb="3">{changesWords(changes)}</chakra.p>
      {placed(bySection(changes.filter(({ kind }) => kind !== 'same'))).map(({ key, value }) => (
        <chakra.section key={key} mb="4">
          <Heading as="h3" textStyle="label" color="fg.muted" mb="1.5">
            {value.section || 'Top'}
          </Heading>
          <chakra.ul listStyleType="none">
            {placed(value.changes).map(each => (
              <ChangedLine key={each.key} change={each.value} />
            ))}
          </chakra.ul>
        </chakra.section>
      ))}
    </>
  )
}
