import { chakra, Input } from '@chakra-ui/react'
import { PencilLine } from 'lucide-react'
import { memo, useMemo, useState } from 'react'
import { documentSectionOf } from '../../../shared/domain/resume/headings.ts'
import type { Unit } from '../../../shared/domain/truth/report.ts'
import { takeFocusAfterMenu } from '../../ui/focus.ts'
import { FormField } from '../../ui/form-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { typedName, useCards } from './cards-context.ts'
import type { EditedSection, FieldsSection } from './edited-resume.ts'
import { changedSection } from './edits.ts'
import { FoldHeading } from './fold-heading.tsx'
import { PartMenu } from './part-menu.tsx'
import { SectionFields } from './section-fields.tsx'
import { byDateNote, countWords, entryWords } from './section-words.ts'
import { TextFields } from './text-fields.tsx'
import { usePart } from './use-part.ts'

type Props = {
  section: EditedSection
  at: number
  count: number
  /** The keys of what is folded. */
  folded: ReadonlySet<string>
  marked: ReadonlyMap<string, readonly Unit[]>
  /** Said in the menu, if the template has an order of its own. */
  orderNote: string
  onMove: (from: number, to: number) => void
  onRemove: (at: number) => void
}

/** A section of a resume. */
export const SectionCard = memo((props: Props) => {
  const { section, at, count, folded, marked, orderNote, onMove, onRemove } = props
  const { part, handle } = usePart({ list: 'sections', at, count, onMove })
  const [isRenaming, setRenaming] = useState(false)
  const isFolded = folded.has(section.key)
  const title = section.title.trim() || 'Section without a heading'
  const entries = section.as === 'fields' ? section.entries : []
  const isFields = section.as === 'fields'
  const orderNotes = [orderNote, isFields ? byDateNote(section.kind) : ''].filter(Boolean).join(' ')
  const menu = useMemo(() => {
    const rename = {
      value: 'rename',
      label: 'Change the heading',
      icon: <PencilLine />,
      onSelect: () => setRenaming(true),
    }
    return (
      <PartMenu
        name={title}
        handle={handle}
        at={at}
        count={count}
        onMove={onMove}
        onRemove={onRemove}
        items={isFields ? [rename] : []}
        note={orderNotes}
      />
    )
  }, [title, handle, at, count, onMove, onRemove, isFields, orderNotes])
  const note =
    section.as === 'fields' && entries.length > 0
      ? countWords(entries.length, entryWords(section.kind).noun)
      : ''
  return (
    <Panel {...part} aria-label={title} px={{ base: '3', lg: '4' }} py="2">
      <FoldHeading
        level={2}
        keyOf={section.key}
        isFolded={isFolded}
        title={title}
        note={isFolded ? note : ''}
        isMarked={isFolded && isMarked(section, marked)}
      >
        {menu}
      </FoldHeading>
      {section.as === 'fields' && (isRenaming || section.title === '') && (
        <Rename section={section} onEnd={() => setRenaming(false)} />
      )}
      {!isFolded && (
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" pb="2">
          {section.as === 'fields' ? (
            <SectionFields section={section} folded={folded} marked={marked} />
          ) : (
            <TextFields section={section} units={marked.get(section.key)} />
          )}
        </chakra.div>
      )}
    </Panel>
  )
})

const isMarked = (section: EditedSection, marked: Props['marked']): boolean =>
  section.as === 'text'
    ? marked.has(section.key)
    : [
        ...section.paragraphs,
        ...section.bullets,
        ...section.entries.flatMap(entry => [entry, ...entry.paragraphs, ...entry.bullets]),
      ].some(({ key }) => marked.has(key))

const Rename = ({ section, onEnd }: { section: FieldsSection; onEnd: () => void }) => {
  const { edit } = useCards()
  const change = (title: string) =>
    edit(
      changedSection(section.key, of => ({ ...of, title })),
      typedName(`${section.key} title`, title),
    )
  // The kind follows from the heading. It changes at the end, because the fields below change with it.
  const end = () => {
    const kind = documentSectionOf(section.title)
    if (kind !== section.kind) edit(changedSection(section.key, of => ({ ...of, kind })))
    if (section.title.trim() !== '') onEnd()
  }
  return (
    <chakra.div mb="3">
      <FormField label="Heading">
        <Input
          value={section.title}
          ref={takeFocusAfterMenu}
          autoComplete="off"
          onChange={event => change(event.target.value)}
          onBlur={end}
          onKeyDown={event => {
            if (event.key === 'Enter' || event.key === 'Escape') end()
          }}
        />
      </FormField>
    </chakra.div>
  )
}
