import { chakra, Input } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { fold } from '../../../shared/domain/jobs/fold.ts'
import type { Unit } from '../../../shared/domain/truth/report.ts'
import { Button } from '../../ui/button.tsx'
import { takeFocusAfterMenu } from '../../ui/focus.ts'
import { FormField } from '../../ui/form-field.tsx'
import { useCards } from './cards-context.ts'
import { moved } from './edits.ts'
import { ItemChip } from './item-chip.tsx'
import { type Items, typedItems } from './items.ts'
import { addWords } from './section-words.ts'

export type OnItems = (items: readonly string[], isTyping: boolean) => void

type Props = {
  list: string
  /** 'Skills' */
  label: string
  /** 'skill' */
  noun: string
  value: Items
  /** The items without a source. */
  units: readonly Unit[] | undefined
  /** Says so below them. */
  mark: ReactNode
  onItems: OnItems
}

/** The items of a list, such as skills: each can be moved, changed and removed, and new ones are typed below. */
export const ItemList = ({ list, label, noun, value, units, mark, onItems }: Props) => {
  const { announce } = useCards()
  const adding = useAdding(value.items, onItems, announce)
  const items = adding.before ?? value.items
  const name = value.label === '' ? label : value.label.replace(/: +$/, '')
  const onMove = (from: number, to: number) => {
    onItems(moved(items, from, to), false)
    announce(`Moved to place ${to + 1} of ${items.length}.`)
  }
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2.5">
      {value.label !== '' && <chakra.p textStyle="label">{name}</chakra.p>}
      {items.length > 0 && (
        <chakra.ul aria-label={name} listStyleType="none" display="flex" flexWrap="wrap" gap="1.5">
          {items.map((item, at) => (
            <ItemChip
              // biome-ignore lint/suspicious/noArrayIndexKey: an item that is being typed changes its text
              key={at}
              text={item}
              isMarked={units?.some(unit => unit.text === item) ?? false}
              at={at}
              count={items.length}
              list={list}
              onMove={onMove}
              onRemove={() => {
                onItems(items.toSpliced(at, 1), false)
                if (at === items.length - 1) takeFocusAfterMenu(adding.field.current)
                announce(`${item} removed. Undo brings it back.`)
              }}
              onType={text => onItems(items.with(at, text), true)}
              onTyped={text => onItems(items.toSpliced(at, 1, ...typedItems(text)), false)}
            />
          ))}
        </chakra.ul>
      )}
      {mark}
      <FormField label={addWords(noun)} hint={adding.note}>
        <chakra.div display="flex" gap="2">
          <Input
            ref={adding.field}
            value={adding.typed}
            autoComplete="off"
            enterKeyHint="done"
            onChange={event => adding.type(event.target.value)}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'Enter' && event.key !== ',') return
              event.preventDefault()
              adding.finish()
            }}
            onBlur={adding.finish}
          />
          <Button variant="outline" onClick={() => adding.field.current?.focus()}>
            Add
          </Button>
        </chakra.div>
      </FormField>
    </chakra.div>
  )
}

/** What is typed into the field for new items is a part of the list at once, so that it is not lost. */
const useAdding = (items: readonly string[], onItems: OnItems, announce: (words: string) => void) => {
  const [note, setNote] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const [adding, setAdding] = useState<{ before: readonly string[]; typed: string } | null>(null)
  const isCurrent = adding !== null && [...adding.before, ...typedItems(adding.typed)].join() === items.join()
  /** What is there already is not added again. */
  const finish = () => {
    setAdding(null)
    if (!isCurrent) return
    const { before } = adding
    const known = new Set(before.map(fold))
    const typed = typedItems(adding.typed)
    const again = typed.filter(item => known.has(fold(item)))
    if (again.length === 0) return
    onItems([...before, ...typed.filter(item => !again.includes(item))], false)
    const words = `${again.join(', ')}: already in the list.`
    setNote(words)
    announce(words)
  }
  return {
    field,
    note,
    before: isCurrent ? adding.before : null,
    typed: isCurrent ? adding.typed : '',
    type: (typed: string) => {
      const before = isCurrent ? adding.before : items
      setAdding({ before, typed })
      setNote('')
      onItems([...before, ...typedItems(typed)], true)
    },
    finish,
  }
}
