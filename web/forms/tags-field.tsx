import { chakra, Flex, Input } from '@chakra-ui/react'
import { Plus, X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { IconButton } from '../ui/button.tsx'
import { FormField } from '../ui/form-field.tsx'
import { Announcement } from '../ui/message.tsx'
import { useFieldError } from './fields.tsx'
import { addTags, splitTyped, type Tags } from './typed.ts'

const Tag = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    ps: '2.5',
    borderRadius: 'sm',
    bg: 'brand.subtle',
    color: 'brand.fg',
    fontSize: 'sm',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    border: '1px solid transparent',
  },
})

type Props<Name extends string> = {
  name: Name
  label: string
  /** One entry of the list, for the button: 'job title'. */
  one: string
  hint?: string
  placeholder?: string
}

/**
 * A list typed entry by entry, a field of the form around: Enter, a comma or the button adds an entry, and each entry has
 * a button that removes it. Changes are read out.
 */
export const TagsField = <Name extends string>({ name, label, one, hint, placeholder }: Props<Name>) => {
  const { field } = useController<Record<string, Tags>>({ name })
  const { tags, typed } = field.value
  const [news, setNews] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const change = (value: Tags) => field.onChange(value)

  const add = (text: string, rest = '') => {
    const result = addTags(tags, text)
    const words = [
      result.added.length > 0 && `Added: ${result.added.join(', ')}.`,
      result.known.length > 0 && `Already in the list: ${result.known.join(', ')}.`,
    ]
    setNews(words.filter(Boolean).join(' '))
    change({ tags: result.tags, typed: rest })
  }
  const type = (text: string) => {
    const { whole, rest } = splitTyped(text)
    if (whole) add(whole, rest)
    else change({ tags, typed: rest })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While letters are composed, Enter chooses among them.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add(typed)
  }
  /** What is pasted may be a list: it is taken whole, because the field is only as long as one entry. */
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[,\n]/.test(pasted)) return
    event.preventDefault()
    add(`${typed} ${pasted}`)
  }
  const remove = (at: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? []
    const focusTarget = buttons[at + 1] ?? buttons[at - 1] ?? input.current
    focusTarget?.focus({ preventScroll: true })
    setNews(`Removed: ${tags[at]}.`)
    change({ tags: tags.filter((_, index) => index !== at), typed })
  }

  return (
    <FormField label={label} hint={hint} error={useFieldError(name)}>
      <Flex gap="2">
        <Input
          ref={input}
          value={typed}
          onChange={event => type(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          maxLength={100}
          enterKeyHint="enter"
          autoComplete="off"
          autoCapitalize="words"
          placeholder={placeholder}
        />
        <IconButton
          label={`Add ${one}`}
          tone="line"
          size="lg"
          icon={<Plus size={20} />}
          onClick={() => {
            add(typed)
            input.current?.focus()
          }}
        />
      </Flex>
      {tags.length > 0 && (
        <chakra.ul
          ref={list}
          aria-label={label}
          display="flex"
          flexWrap="wrap"
          gap="1.5"
          listStyleType="none"
        >
          {tags.map((tag, at) => (
            <Tag key={tag}>
              {tag}
              <IconButton
                label={`Remove ${tag}`}
                boxSize={{ base: 'tap', md: '32px' }}
                color="inherit"
                icon={<X size={16} strokeWidth={2} />}
                onClick={() => remove(at)}
              />
            </Tag>
          ))}
        </chakra.ul>
      )}
      <Announcement>{news}</Announcement>
    </FormField>
  )
}
