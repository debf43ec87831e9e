import { useCallback, useMemo, useState } from 'react'
import { isPrintedByDate, isPrintedInAnotherOrder } from '../../../shared/domain/resume/printed.ts'
import type { Unit } from '../../../shared/domain/truth/report.ts'
import { notify } from '../../ui/notify.ts'
import { useStable } from '../../ui/use-stable.ts'
import { typedName, useCards } from './cards-context.ts'
import type { EditedEntry, FieldsSection, Line } from './edited-resume.ts'
import { changedIn, changedSection } from './edits.ts'
import { EntryCard } from './entry-card.tsx'
import { focusHead } from './fold-heading.tsx'
import { ItemList } from './item-list.tsx'
import { isItemList, itemsIn, writtenItems } from './items.ts'
import { LineList, type OnLines } from './line-list.tsx'
import { LineMark } from './line-mark.tsx'
import { AddPart, type OnParts, PartList, partActions } from './part-list.tsx'
import { addWords, byDateNote, entryWords, hasEntries, itemNoun, lineNoun } from './section-words.ts'
import type { Change } from './use-edited-resume.ts'

type Props = {
  section: FieldsSection
  folded: ReadonlySet<string>
  marked: ReadonlyMap<string, readonly Unit[]>
}

const noPlace = null

/** What stands below the heading of a section: its text, its lines and its entries. */
export const SectionFields = ({ section, folded, marked }: Props) => {
  const { key, kind, title, paragraphs, bullets } = section
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
  const isText = (line: Line): boolean => !isItems(line)
  const prose = paragraphs.filter(isText)
  const onBullets = useStable<Parameters<OnLines>, Change>(change =>
    changedSection(key, of => ({ ...of, bullets: change(of.bullets) })),
  )
  const onParagraphs: OnLines = change =>
    changedSection(key, of => ({ ...of, paragraphs: change(of.paragraphs) }))
  // The places of the text are counted without the lists, which are shown above it.
  const onProse = useStable<Parameters<OnLines>, Change>(change =>
    onParagraphs(lines => [...lines.filter(isItems), ...change(lines.filter(isText))]),
  )
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
          onLines={onProse}
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
  const cards = useCards()
  const { edit, newKey, focusOn, sayRemoved } = cards
  const { key, kind, title, entries } = section
  const { noun } = entryWords(kind)
  const onEntries = useCallback<OnParts<EditedEntry>>(
    change => changedSection(key, of => ({ ...of, entries: change(of.entries) })),
    [key],
  )
  const actions = useMemo(
    () =>
      partActions(cards, onEntries, {
        onMoved: after => {
          if (isPrintedByDate(kind) && isPrintedInAnotherOrder(after.map(({ duration }) => duration)))
            notify({
              kind: 'info',
              title: byDateNote(kind),
              description: 'The paper sorts them by their dates. Change the dates if they are wrong.',
            })
        },
        onRemoved: (above, below) => {
          focusHead((below ?? above)?.key ?? key)
          sayRemoved(`The ${noun}`)
        },
      }),
    [cards, onEntries, sayRemoved, kind, noun, key],
  )
  const add = () => {
    const [added, line] = [newKey(), newKey()]
    // Newest first, as employers read it.
    edit(onEntries(now => [emptyEntry(added, line), ...now]))
    focusOn(added)
  }
  return (
    <>
      <AddPart words={addWords(noun)} onAdd={add} />
      <PartList label={title} parts={entries}>
        {(entry, at) => (
          <EntryCard
            key={entry.key}
            entry={entry}
            section={key}
            kind={kind}
            at={at}
            count={entries.length}
            isFolded={folded.has(entry.key)}
            marked={marked}
            {...actions}
          />
        )}
      </PartList>
    </>
  )
}
