import { type RefObject, useMemo, useRef } from 'react'
import { linesOfText } from '../../../shared/domain/resume/items.ts'
import type { Unit } from '../../../shared/domain/truth/report.ts'
import { type Cards, typedName, useCards } from './cards-context.ts'
import type { Line } from './edited-resume.ts'
import { changedIn, splitLine } from './edits.ts'
import type { Place } from './improve-line.tsx'
import { type LineActions, LineRow } from './line-row.tsx'
import { AddPart, type OnParts, PartList, partActions } from './part-list.tsx'

/** Gives the change of a resume in which one list of lines is changed. */
export type OnLines = OnParts<Line>

/** One line end is typed, and may leave a line empty. More of them are pasted. */
const textsIn = (value: string): readonly string[] => {
  const parts = value.split('\n')
  return parts.length > 2 ? linesOfText(value) : parts.map(part => linesOfText(part)[0] ?? '')
}

const lineActions = (
  cards: Cards,
  onLines: OnLines,
  addButton: RefObject<HTMLButtonElement | null>,
): LineActions => {
  const { edit, newKey, announce, focusOn } = cards
  /** The lines that begin within a word, because Enter was pressed there. */
  const cutWithin = new Set<string>()
  return {
    ...partActions(cards, onLines, {
      onRemoved: (above, below) => {
        const next = above ?? below
        if (next) focusOn(next.key)
        else addButton.current?.focus()
        announce('Line removed. Undo brings it back.')
      },
    }),
    onType: (line, value) => {
      if (value === '\n') return
      if (!value.includes('\n'))
        return edit(
          onLines(lines => changedIn(lines, line.key, of => ({ ...of, text: value }))),
          typedName(line.key, value),
        )
      const texts = textsIn(value)
      edit(
        onLines(lines => {
          const split = splitLine(lines, line.key, texts, newKey)
          if (/\S\n\S/.test(value)) cutWithin.add(split.last)
          focusOn(split.last, texts.length > 2 ? 'end' : 'start')
          return split.lines
        }),
      )
    },
    onReplace: (line, text) => {
      edit(onLines(lines => changedIn(lines, line.key, of => ({ ...of, text }))))
      focusOn(line.key, 'end')
      announce('The line was replaced. Undo brings the old one back.')
    },
    onJoin: at =>
      edit(
        onLines(lines => {
          const [above, line] = [lines[at - 1], lines[at]]
          if (!above || !line) return lines
          const joint = cutWithin.delete(line.key) ? '' : ' '
          const text = `${above.text.trimEnd()}${joint}${line.text.trimStart()}`.trim()
          focusOn(above.key, above.text.trimEnd().length)
          return changedIn(lines.toSpliced(at, 1), above.key, of => ({ ...of, text }))
        }),
      ),
  }
}

type Props = {
  lines: readonly Line[]
  /** A name unlike those of other lists. */
  list: string
  /** The label for screen readers: 'Lines of Operations Officer'. */
  label: string
  noun?: string
  /** 'Add a line'. Undefined: nothing can be added here. */
  add?: string | undefined
  placeholder?: string
  hasBullets?: boolean
  marked: ReadonlyMap<string, readonly Unit[]>
  place?: Place
  /** Must be the same function as long as the list is shown. */
  onLines: OnLines
}

/** Lines with a field each. Enter makes the next one, and Backspace removes an empty one. */
export const LineList = (props: Props) => {
  const {
    lines,
    list,
    label,
    noun = 'Line',
    add,
    placeholder,
    hasBullets = false,
    marked,
    place,
    onLines,
  } = props
  const cards = useCards()
  const addButton = useRef<HTMLButtonElement>(null)
  const actions = useMemo(() => lineActions(cards, onLines, addButton), [cards, onLines])
  const addLine = () => {
    const key = cards.newKey()
    cards.edit(onLines(now => [...now, { key, text: '' }]))
    cards.focusOn(key)
  }
  return (
    <>
      <PartList label={label} parts={lines} gap="1.5">
        {(line, at) => (
          <LineRow
            key={line.key}
            line={line}
            at={at}
            count={lines.length}
            list={list}
            noun={noun}
            placeholder={placeholder}
            hasBullet={hasBullets}
            units={marked.get(line.key)}
            place={place}
            actions={actions}
          />
        )}
      </PartList>
      {add && <AddPart ref={addButton} words={add} onAdd={addLine} />}
    </>
  )
}
