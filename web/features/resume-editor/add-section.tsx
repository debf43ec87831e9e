import { Plus } from 'lucide-react'
import { memo } from 'react'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { Button } from '../../ui/button.tsx'
import { useCards } from './cards-context.ts'
import type { FieldsSection, NewKey } from './edited-resume.ts'
import { changedSections } from './edits.ts'
import { hasEntries, itemNoun, newSections } from './section-words.ts'

type Kind = FieldsSection['kind']

const emptySection = (kind: Kind, title: string, newKey: NewKey): FieldsSection => {
  const line = { key: newKey(), text: '' }
  const isText = kind === 'summary' || (itemNoun(kind) !== null && kind !== 'certifications')
  const isLines = !isText && !hasEntries(kind)
  return {
    as: 'fields',
    key: newKey(),
    kind,
    title,
    paragraphs: isText ? [line] : [],
    bullets: isLines ? [line] : [],
    entries: [],
    source: null,
  }
}

/** Adds a section below the others. `kinds`: those that stand there already, which are not offered. */
export const AddSection = memo(({ kinds }: { kinds: string }) => {
  const { edit, newKey, focusOn } = useCards()
  const has = (kind: Kind): boolean => kind !== 'other' && kinds.split(' ').includes(kind)
  const add = (kind: Kind, heading: string) => {
    const section = emptySection(kind, heading, newKey)
    edit(changedSections(now => [...now, section]))
    focusOn(section.paragraphs[0]?.key ?? section.bullets[0]?.key ?? section.key)
  }
  return (
    <ActionMenu
      label="Add a section"
      trigger={
        <Button variant="outline" width="100%" borderStyle="dashed">
          <Plus size={18} />
          Add a section
        </Button>
      }
      items={newSections
        .filter(([kind]) => !has(kind))
        .map(([kind, title]) => ({
          value: title,
          label: title,
          onSelect: () => add(kind, title === 'Another section' ? '' : title),
        }))}
    />
  )
})
