import { chakra, Flex, Input } from '@chakra-ui/react'
import { Plus, X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { Announcement } from './announcement.tsx'
import { FormField } from './form-field.tsx'
import { IconButton } from './icon-button.tsx'
import { addTags, splitTyped, type Tags } from './tags.ts'

type Props = {
  label: string
  /** One entry of it, for the button: 'job title'. */
  one: string
  value: Tags
  onChange: (value: Tags) => void
  hint?: string
  error?: string | undefined
  placeholder?: string
}

/** As long as an entry may be. */
const longest = 100

/** A list typed entry by entry: Enter, a comma or the button adds, each entry has a button that removes it. Changes are read out. */
export const TagInput = ({ label, one, value, onChange, hint, error, placeholder }: Props) => {
  const [news, setNews] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { tags, typed } = value

  const add = (text: string, rest = '') => {
    const result = addTags(tags, text)
    const words = [
      result.added.length > 0 && `Added: ${result.added.join(', ')}.`,
      result.known.length > 0 && `There already: ${result.known.join(', ')}.`,
    ]
    setNews(words.filter(Boolean).join(' '))
    onChange({ tags: result.tags, typed: rest })
  }
  const type = (text: string) => {
    const { whole, rest } = splitTyped(text)
    if (whole) add(whole, rest)
    else onChange({ tags, typed: rest })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While letters are composed, Enter chooses among them.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add(typed)
  }
  /** A list may be longer than one entry: it is taken whole, and each of its entries becomes one. */
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[,\n]/.test(pasted)) return
    event.preventDefault()
    add(`${typed} ${pasted}`)
  }
  const remove = (at: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? []
    const heir = buttons[at + 1] ?? buttons[at - 1] ?? input.current
    heir?.focus({ preventScroll: true })
    setNews(`Removed: ${tags[at]}.`)
    onChange({ tags: tags.filter((_, index) => index !== at), typed })
  }

  return (
    <FormField label={label} hint={hint} error={error}>
      <Flex gap="2">
        <Input
          ref={input}
          value={typed}
          onChange={event => type(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          maxLength={longest}
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
