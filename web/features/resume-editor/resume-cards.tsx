import { chakra } from '@chakra-ui/react'
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { useMemo, useRef } from 'react'
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
import { changedSections } from './edits.ts'
import { focusHead } from './fold-heading.tsx'
import { HeaderCard } from './header-card.tsx'
import { headerKey } from './marked-fields.ts'
import { partActions } from './part-list.tsx'
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
  const root = useRef<HTMLDivElement>(null)
  const template = useWatch<ResumeFields, 'template'>({ name: 'template' })
  const orderNote = ownOrderNote(template)
  const entryKeys = entryKeysOf(resume)
  const areFolded = entryKeys.every(key => folded.has(key))
  useUndoKeys(root, state)
  const actions = useMemo(
    () =>
      partActions(cards, changedSections, {
        onMoved: () => {
          if (orderNote !== '')
            notify({ kind: 'info', title: orderNote, description: templateUses[template] })
        },
        onRemoved: (above, below) => {
          focusHead((below ?? above)?.key ?? headerKey)
          cards.sayRemoved('The section')
        },
      }),
    [cards, orderNote, template],
  )
  useDropAround({ list: 'sections', root, onMove: actions.onMove })
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
            {...actions}
          />
        ))}
        <AddSection kinds={kindsIn(resume)} />
      </chakra.div>
      <Announcement>{announcement}</Announcement>
    </CardsContext>
  )
}
