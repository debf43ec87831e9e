import { chakra, Flex } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { get, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { Button, IconButton } from '../ui/button.tsx'
import { firstFocusable } from '../ui/focus.ts'
import { notify } from '../ui/notify.ts'

type Shape = {
  name: 'workExperience' | 'education'
  /** 'work entry' */
  noun: string
  /** The field that takes the focus when an entry is opened or added. */
  firstField: string
  /** What a folded entry is known by: its name, and its time. */
  nameOf: (entry: Readonly<Record<string, string>>) => { readonly name: string; readonly time: string }
  fields: (at: number) => ReactNode
}
type Props = Shape & {
  empty: object
  atMost: number
  /** The last entry can't be removed. */
  keepsOne?: boolean
}

const texts = z.catch(z.record(z.string(), z.string()), {})

/** The entries of a list, folded where there are several: they can be added, moved and removed. */
export const Entries = ({ empty, atMost, keepsOne = false, ...shape }: Props) => {
  const { name, noun, firstField } = shape
  const { getValues } = useFormContext()
  const { fields, append, insert, move, remove } = useFieldArray({ name })
  const removeAt = (at: number): void => {
    const removed: unknown = getValues(`${name}.${at}`)
    remove(at)
    // The entry that comes next takes the focus, or else the last one.
    requestAnimationFrame(() =>
      firstFocusable(`${name}-${Math.min(at, fields.length - 2)}`, `${name}-add`)?.focus(),
    )
    if (typeof removed === 'object' && removed !== null && Object.values(removed).some(text => text !== ''))
      notify({
        kind: 'info',
        title: 'Removed',
        description: shape.nameOf(texts.parse(removed)).name || `The ${noun} is removed.`,
        action: { label: 'Undo', onClick: () => insert(at, removed) },
      })
  }
  const moveTo = (at: number, to: number, side: 'up' | 'down'): void => {
    if (to < 0 || to >= fields.length) return
    move(at, to)
    requestAnimationFrame(() => firstFocusable(`${name}-${to}-${side}`)?.focus())
  }
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      {fields.map(({ id }, at) => (
        <Entry
          key={id}
          {...shape}
          at={at}
          count={fields.length}
          onMove={(to, side) => moveTo(at, to, side)}
          onRemove={keepsOne && fields.length === 1 ? null : () => removeAt(at)}
        />
      ))}
      {fields.length < atMost && (
        <Button
          variant="outline"
          justifySelf="start"
          data-focus={`${name}-add`}
          onClick={() => append(empty, { focusName: `${name}.${fields.length}.${firstField}` })}
        >
          <Plus />
          Add {noun}
        </Button>
      )}
    </chakra.div>
  )
}

type EntryProps = Shape & {
  at: number
  count: number
  onMove: (to: number, side: 'up' | 'down') => void
  /** Null: it can't be removed. */
  onRemove: (() => void) | null
}

const Entry = ({ name, noun, firstField, nameOf, fields, at, count, onMove, onRemove }: EntryProps) => {
  const id = useId()
  const { formState, setFocus } = useFormContext()
  const entry = texts.parse(useWatch({ name: `${name}.${at}` }))
  const { name: known, time } = nameOf(entry)
  const [isOpen, setOpen] = useState(count === 1 || Object.values(entry).every(text => text === ''))
  const title = `${noun} ${at + 1}`
  const focusFirst = () => requestAnimationFrame(() => setFocus(`${name}.${at}.${firstField}`))

  // An error in a folded entry opens it, because its field could not be found otherwise.
  const isWrong = get(formState.errors, `${name}.${at}`) !== undefined
  const showError = useEffectEvent(() => {
    if (isOpen) return
    setOpen(true)
    focusFirst()
  })
  useEffect(() => {
    if (isWrong) showError()
  }, [isWrong])

  return (
    <chakra.fieldset
      minWidth="0"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3.5"
      {...(count > 1 && { borderTop: '1px solid {colors.border}', pt: '2' })}
    >
      <chakra.legend srOnly>{title}</chakra.legend>
      <Flex
        align="center"
        justify="flex-end"
        gap="1"
        wrap={{ base: count > 1 ? 'wrap' : 'nowrap', md: 'nowrap' }}
      >
        <Fold
          flex={{ base: count > 1 ? '1 0 100%' : '1', md: '1' }}
          type="button"
          data-focus={`${name}-${at}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronDown size={18} /> : <ChevronRight size={18} />}
          <chakra.span minWidth="0" overflowWrap="anywhere">
            <chakra.span display="block" textStyle="label">
              {known || title.charAt(0).toUpperCase() + title.slice(1)}
            </chakra.span>
            {time && (
              <chakra.span display="block" textStyle="small" color="fg.muted">
                {time}
              </chakra.span>
            )}
          </chakra.span>
        </Fold>
        {count > 1 && (
          <>
            <IconButton
              label={`Move ${title} up`}
              data-focus={`${name}-${at}-up`}
              icon={<ArrowUp />}
              aria-disabled={at === 0}
              onClick={() => onMove(at - 1, 'up')}
            />
            <IconButton
              label={`Move ${title} down`}
              data-focus={`${name}-${at}-down`}
              icon={<ArrowDown />}
              aria-disabled={at === count - 1}
              onClick={() => onMove(at + 1, 'down')}
            />
          </>
        )}
        {onRemove && <IconButton label={`Remove ${title}`} icon={<Trash2 />} onClick={onRemove} />}
      </Flex>
      <chakra.div id={id} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3.5" hidden={!isOpen}>
        {isOpen && fields(at)}
      </chakra.div>
    </chakra.fieldset>
  )
}

const Fold = chakra('button', {
  base: {
    minWidth: 0,
    minHeight: 'tap',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'md',
    _hover: { bg: 'bg.muted' },
    '& svg': { flexShrink: 0 },
  },
})
