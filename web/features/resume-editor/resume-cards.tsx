import { chakra } from '@chakra-ui/react'
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { Unit } from '../../../shared/domain/truth/report.ts'
import { useDropAround } from '../../kit/use-drop-around.ts'
import { Button } from '../../ui/button.tsx'
import { Announcement } from '../../ui/message.tsx'
import { notify } from '../../ui/notify.ts'
import { templateUses } from '../../writing/words.ts'
import { AddSection } from './add-section.tsx'
import { CardsContext } from './cards-context.ts'
import type { EditedResume } from './edited-resume.ts'
import { changedSections, moved } from './edits.ts'
import { focusHead } from './fold-heading.tsx'
import { HeaderCard } from './header-card.tsx'
import { headerKey } from './marked-fields.ts'
import type { ResumeFields } from './resume-form.ts'
import { SectionCard } from './section-card.tsx'
import { ownOrderNote } from './section-words.ts'
import { type CardsState, entryKeysOf, unfoldedAtMost } from './use-cards.ts'
import { useUndoKeys } from './use-undo-keys.ts'

type Props = {
  resume: EditedResume
  state: CardsState
  marked: ReadonlyMap<string, readonly Unit[]>
}

const hint = (
  <chakra.p textStyle="meta" color="fg.subtle">
    <chakra.span hideBelow="lg">
      In a line, Enter begins the next one. Alt with ↑ or ↓ moves a line, a job or a section. Pull the dots to
      move, press them for more.
    </chakra.span>
    <chakra.span hideFrom="lg">Pull the dots to move a part. Press them for more.</chakra.span>
  </chakra.p>
)

/** As words, so that it is the same while the person types. */
const kindsIn = ({ sections }: EditedResume): string =>
  sections.map(section => (section.as === 'fields' ? section.kind : '')).join(' ')

/** A resume as cards: who the person is, and each section. */
export const ResumeCards = ({ resume, state, marked }: Props) => {
  const { cards, folded, foldAll, announcement } = state
  const { edit, announce, sayRemoved } = cards
  const root = useRef<HTMLDivElement>(null)
  const template = useWatch<ResumeFields, 'template'>({ name: 'template' })
  const orderNote = ownOrderNote(template)
  const entryKeys = entryKeysOf(resume)
  const areFolded = entryKeys.every(key => folded.has(key))
  useUndoKeys(root, state)
  const onMove = useCallback(
    (from: number, to: number) => {
      edit(
        changedSections(sections => {
          announce(`Moved to place ${to + 1} of ${sections.length}.`)
          return moved(sections, from, to)
        }),
      )
      if (orderNote !== '') notify({ kind: 'info', title: orderNote, description: templateUses[template] })
    },
    [edit, announce, orderNote, template],
  )
  useDropAround({ list: 'sections', root, onMove })
  const onRemove = useCallback(
    (at: number) => {
      edit(
        changedSections(sections => {
          focusHead((sections[at + 1] ?? sections[at - 1])?.key ?? headerKey)
          return sections.toSpliced(at, 1)
        }),
      )
      sayRemoved('The section')
    },
    [edit, sayRemoved],
  )
  return (
    <CardsContext value={cards}>
      <chakra.div ref={root} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" data-cards>
        {hint}
        {entryKeys.length > unfoldedAtMost && (
          <Button
            variant="ghost"
            size="sm"
            justifySelf="start"
            ms="-3"
            onClick={() => foldAll(entryKeys, !areFolded)}
          >
            {areFolded ? <ChevronsUpDown size={18} /> : <ChevronsDownUp size={18} />}
            {areFolded ? 'Unfold all' : 'Fold all'}
          </Button>
        )}
        <HeaderCard header={resume.header} isFolded={folded.has(headerKey)} marked={marked} />
        {resume.sections.map((section, at) => (
          <SectionCard
            key={section.key}
            section={section}
            at={at}
            count={resume.sections.length}
            folded={folded}
            marked={marked}
            orderNote={orderNote}
            onMove={onMove}
            onRemove={onRemove}
          />
        ))}
        <AddSection kinds={kindsIn(resume)} />
      </chakra.div>
      <Announcement>{announcement}</Announcement>
    </CardsContext>
  )
}
