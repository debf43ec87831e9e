import { chakra, Grid, Input } from '@chakra-ui/react'
import { memo, useMemo } from 'react'
import type { ResumeSection } from '../../../shared/domain/resume/document.ts'
import type { Unit } from '../../../shared/domain/truth/report.ts'
import { FormField } from '../../ui/form-field.tsx'
import { typedName, useCards } from './cards-context.ts'
import type { EditedEntry } from './edited-resume.ts'
import { changedEntry } from './edits.ts'
import { FoldHeading } from './fold-heading.tsx'
import { LineList, type OnLines } from './line-list.tsx'
import { LineMark } from './line-mark.tsx'
import { PartMenu } from './part-menu.tsx'
import { addWords, byDateNote, countWords, entryWords } from './section-words.ts'
import { usePart } from './use-part.ts'

type Props = {
  entry: EditedEntry
  section: string
  kind: ResumeSection['kind']
  at: number
  count: number
  isFolded: boolean
  marked: ReadonlyMap<string, readonly Unit[]>
  onMove: (from: number, to: number) => void
  onRemove: (at: number) => void
}

/** A job, a school or a project. What is folded is not drawn, so that long careers stay quick. */
export const EntryCard = memo((props: Props) => {
  const { entry, section, kind, at, count, isFolded, marked, onMove, onRemove } = props
  const { part, handle } = usePart({ list: section, at, count, onMove })
  const { noun } = entryWords(kind)
  const note = byDateNote(kind)
  const title =
    [entry.title, entry.organisation].filter(text => text.trim() !== '').join(', ') || `New ${noun}`
  const menu = useMemo(
    () => (
      <PartMenu
        name={title}
        handle={handle}
        at={at}
        count={count}
        note={note}
        onMove={onMove}
        onRemove={onRemove}
      />
    ),
    [title, handle, at, count, note, onMove, onRemove],
  )
  const isMarked =
    isFolded && [entry, ...entry.paragraphs, ...entry.bullets].some(({ key }) => marked.has(key))
  const summary = [entry.duration, entry.bullets.length > 0 && countWords(entry.bullets.length, 'line')]
  return (
    <chakra.li {...part} pt="2" borderTop="1px solid {colors.border}">
      <FoldHeading
        level={3}
        keyOf={entry.key}
        isFolded={isFolded}
        title={title}
        note={isFolded ? summary.filter(Boolean).join(' · ') : ''}
        isMarked={isMarked}
      >
        {menu}
      </FoldHeading>
      {!isFolded && <EntryFields entry={entry} section={section} kind={kind} title={title} marked={marked} />}
    </chakra.li>
  )
})

type FieldProps = {
  section: string
  entry: string
  name: 'title' | 'organisation' | 'duration' | 'details'
  label: string
  value: string
}

/** Memoized, so that typing draws the typed field alone. */
const EntryField = memo(({ section, entry, name, label, value }: FieldProps) => {
  const { edit } = useCards()
  const type = (typed: string) =>
    edit(
      changedEntry(section, entry, of => ({ ...of, [name]: typed })),
      typedName(`${entry} ${name}`, typed),
    )
  const isWide = name === 'title' || name === 'organisation'
  return (
    <chakra.div {...(isWide && { gridColumn: '1 / -1' })}>
      <FormField label={label}>
        <Input
          value={value}
          placeholder={name === 'duration' ? 'Mar 2021 – Present' : ''}
          autoComplete="off"
          {...(name === 'title' && { 'data-field': entry })}
          onChange={event => type(event.target.value)}
        />
      </FormField>
    </chakra.div>
  )
})

type FieldsProps = Pick<Props, 'entry' | 'section' | 'kind' | 'marked'> & { title: string }

const EntryFields = ({ entry, section, kind, title, marked }: FieldsProps) => {
  const words = entryWords(kind)
  const { key } = entry
  const of = { section, entry: key }
  const [onBullets, onParagraphs] = useMemo((): [OnLines, OnLines] => {
    const on =
      (list: 'bullets' | 'paragraphs'): OnLines =>
      change =>
        changedEntry(section, key, of => ({ ...of, [list]: change(of[list]) }))
    return [on('bullets'), on('paragraphs')]
  }, [section, key])
  const place = useMemo(
    () =>
      kind === 'work'
        ? { title: entry.title.slice(0, 200), organisation: entry.organisation.slice(0, 200) }
        : null,
    [kind, entry.title, entry.organisation],
  )
  const units = marked.get(key)
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" pt="1" pb="3">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        gap="3"
        alignItems="end"
      >
        <EntryField {...of} name="title" value={entry.title} label={words.title} />
        <EntryField {...of} name="organisation" value={entry.organisation} label={words.organisation} />
        <EntryField {...of} name="duration" value={entry.duration} label="Dates" />
        <EntryField {...of} name="details" value={entry.details} label={words.details} />
      </Grid>
      {units && <LineMark units={units} field={key} />}
      {entry.paragraphs.length > 0 && (
        <LineList
          lines={entry.paragraphs}
          list={`${key} paragraphs`}
          label={`Text of ${title}`}
          noun="Paragraph"
          marked={marked}
          place={place}
          onLines={onParagraphs}
        />
      )}
      <LineList
        lines={entry.bullets}
        list={`${key} bullets`}
        label={`Lines of ${title}`}
        add={addWords('line')}
        placeholder="What you did, and what came of it"
        hasBullets
        marked={marked}
        place={place}
        onLines={onBullets}
      />
    </chakra.div>
  )
}
