import { chakra, Input } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../ui/button.tsx'
import { FieldIcon } from '../ui/field-icon.ts'

type Props = { words: string; onWords: (words: string) => void }

export const SearchBox = ({ words, onWords }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <chakra.div position="relative" flex="1" maxW={{ md: '22rem' }}>
      <FieldIcon>
        <Search />
      </FieldIcon>
      <Input
        ref={input}
        type="search"
        aria-label="Search your applications: title, company, location, notes, status or site of the advert"
        placeholder="Search"
        value={words}
        onChange={event => onWords(event.target.value)}
        ps="10"
        pe="10"
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
      />
      {words && (
        <IconButton
          label="Clear search"
          tone="subtle"
          icon={<X />}
          position="absolute"
          insetEnd="0"
          top="0"
          onClick={() => {
            onWords('')
            input.current?.focus()
          }}
        />
      )}
    </chakra.div>
  )
}
