import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { resumeChanges } from '../../shared/domain/resume/changes.ts'
import { ChangesView, type SideNames } from './changes-view.tsx'

const names: SideNames = {
  before: 'Saved now',
  after: 'You typed',
  removed: 'Only in what is saved',
  added: 'Only in what you typed',
  moved: 'At another place in what you typed',
}

/** The lines in which the saved text and the typed one differ. */
export const ComparedTexts = ({ theirs, mine }: { theirs: string; mine: string }) => {
  const changes = useMemo(() => resumeChanges(theirs, mine, { withTitles: true }), [theirs, mine])
  return changes.some(({ kind }) => kind !== 'same') ? (
    <ChangesView changes={changes} names={names} heading="h2" />
  ) : (
    <chakra.p mb="3">The words are the same. Only marks such as ** or empty lines differ.</chakra.p>
  )
}
