import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { isPrintedByDate, isPrintedInAnotherOrder } from '../../../shared/domain/resume/printed.ts'
import type { Unit } from '../../../shared/domain/truth/report.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { typedName, useCards } from './cards-context.ts'
import type { EditedEntry, FieldsSection, Line } from './edited-resume.ts'
import { changedIn, changedSection, moved } from './edits.ts'
import { EntryCard } from './entry-card.tsx'
import { focusHead } from './fold-heading.tsx'
import { ItemList } from './item-list.tsx'
import { isItemList, itemsIn, writtenItems } from './items.ts'
import { LineList, type OnLines } from './line-list.tsx'
import { LineMark } from './line-mark.tsx'
import { addWords, byDateNote, entryWords, hasEntries, itemNoun, lineNoun } from './section-words.ts'

type Props = {
  section: FieldsSection
  folded: ReadonlySet<string>
  marked: ReadonlyMap<string, readonly Unit[]>
}

const noPlace = null

/** What stands below the heading of a section: its text, its lines and its entries. */
export const SectionFields = ({ section, folded, marked }: Props) => {
  const { key, kind, title, paragraphs, bullets } = section
  const [onParagraphs, onBullets] = useMemo((): [OnLines, OnLines] => {
    const on =
      (list: 'bullets' | 'paragraphs'): OnLines =>
      change =>
        changedSection(key, of => ({ ...of, [list]: change(of[list]) }))
    return [on('paragraphs'), on('bullets')]
  }, [key])
  const noun = lineNoun(kind)
  const items = itemNoun(kind)
  const isProse = kind === 'summary'
  const isList = items !== null && bullets.length === 0 && paragraphs.length > 0
  // The lists are found once, because a list that is being typed may look like a sentence for a moment.
  const [lists] = useState(
    () =>
      new Set(items === null ? [] : paragraphs.flatMap(line => (isItemList(line.text) ? [line.key] : []))),
  )
  const isItems = (line: Line): boolean => items !== null && (lists.has(line.key) || line.text === '')
  const prose = paragraphs.filter(line => !isItems(line))
  return (
    <>
      {paragraphs.filter(isItems).map(line => (
        <LineItems
          key={line.key}
          line={line}
          label={title}
          noun={items ?? ''}
          units={marked.get(line.key)}
          onLines={onParagraphs}
        />
      ))}
      {(prose.length > 0 || isProse) && (
        <LineList
          lines={prose}
          list={`${key} paragraphs`}
          label={`Text of ${title}`}
          noun="Paragraph"
          add={isProse ? addWords(noun) : undefined}
          marked={marked}
          place={noPlace}
          onLines={onParagraphs}
        />
      )}
      {!isProse && !isList && (kind !== 'work' && kind !== 'education' ? true : bullets.length > 0) && (
        <LineList
          lines={bullets}
          list={`${key} bullets`}
          label={`Lines of ${title}`}
          add={addWords(noun)}
          hasBullets
          marked={marked}
          {...(kind === 'other' && { place: noPlace })}
          onLines={onBullets}
        />
      )}
      {(hasEntries(kind) || section.entries.length > 0) && (
        <Entries section={section} folded={folded} marked={marked} />
      )}
    </>
  )
}

type LineItemsProps = {
  line: Line
  label: string
  noun: string
  units: readonly Unit[] | undefined
  onLines: OnLines
}

/** A line of skills or languages as items. */
const LineItems = ({ line, label, noun, units, onLines }: LineItemsProps) => {
  const { edit } = useCards()
  const value = itemsIn(line.text)
  return (
    <div>
      <ItemList
        list={line.key}
        label={label}
        noun={noun}
        value={value}
        units={units}
        mark={units && <LineMark units={units} field={line.key} />}
        onItems={(items, isTyping) => {
          const text = writtenItems({ ...value, items })
          edit(
            onLines(lines => changedIn(lines, line.key, of => ({ ...of, text }))),
            isTyping ? typedName(line.key, text) : null,
          )
        }}
      />
    </div>
  )
}

/** With a line to type into, so that Tab leads there from the other fields. */
const emptyEntry = (key: string, line: string): EditedEntry => ({
  key,
  title: '',
  organisation: '',
  duration: '',
  details: '',
  paragraphs: [],
  bullets: [{ key: line, text: '' }],
})

const Entries = ({ section, folded, marked }: Props) => {
  const { edit, newKey, focusOn, announce, sayRemoved } = useCards()
  const { key, kind, title, entries } = section
  const { noun } = entryWords(kind)
  const onEntries = useCallback(
    (change: (entries: readonly EditedEntry[]) => readonly EditedEntry[]) =>
      edit(changedSection(key, of => ({ ...of, entries: change(of.entries) }))),
    [edit, key],
  )
  const onMove = useCallback(
    (from: number, to: number) =>
      onEntries(now => {
        const after = moved(now, from, to)
        announce(`Moved to place ${to + 1} of ${now.length}.`)
        if (isPrintedByDate(kind) && isPrintedInAnotherOrder(after.map(({ duration }) => duration)))
          notify({
            kind: 'info',
            title: byDateNote(kind),
            description: 'The paper sorts them by their dates. Change the dates if they are wrong.',
          })
        return after
      }),
    [onEntries, announce, kind],
  )
  const onRemove = useCallback(
    (at: number) => {
      onEntries(now => {
        focusHead((now[at + 1] ?? now[at - 1])?.key ?? key)
        return now.toSpliced(at, 1)
      })
      sayRemoved(`The ${noun}`)
    },
    [onEntries, sayRemoved, noun, key],
  )
  const add = () => {
    const added = newKey()
    // Newest first, as employers read it.
    const line = newKey()
    onEntries(now => [emptyEntry(added, line), ...now])
    focusOn(added)
  }
  return (
    <>
      <Button variant="ghost" size="sm" justifySelf="start" ms="-3" onClick={add}>
        <Plus size={18} />
        {addWords(noun)}
      </Button>
      {entries.length > 0 && (
        <chakra.ul
          aria-label={title}
          listStyleType="none"
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
        >
          {entries.map((entry, at) => (
            <EntryCard
              key={entry.key}
              entry={entry}
              section={key}
              kind={kind}
              at={at}
              count={entries.length}
              isFolded={folded.has(entry.key)}
              marked={marked}
              onMove={onMove}
              onRemove={onRemove}
            />
          ))}
        </chakra.ul>
      )}
    </>
  )
}
