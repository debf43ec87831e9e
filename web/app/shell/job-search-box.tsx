import { chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { type FormEvent, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { searchFormId, typedWords, useWordsOfAddress, wordsField, wordsKey } from '../../jobs/typed-words.ts'
import { inputRecipe } from '../../theme/recipes/field.ts'
import { IconButton } from '../../ui/button.tsx'

/** Chakra's own Input knows fields and their errors, which would add 3 kB to the frame of every screen. */
const Input = chakra('input', inputRecipe)

/** The words of a search are in the address of its screen (`?q=`): they survive a reload and can be bookmarked. */
export const JobSearchBox = () => {
  const navigate = useNavigate()
  const typed = useSyncExternalStore(typedWords.subscribe, typedWords.current)
  const hasKey = useSyncExternalStore(wordsKey.subscribe, wordsKey.isOn)
  useWordsOfAddress()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The form of the screen has the rest of the search. While its file is loading, the words are enough.
    const form = document.getElementById(searchFormId)
    if (form instanceof HTMLFormElement) form.requestSubmit()
    else void navigate({ search: new URLSearchParams({ q: typed.trim() }).toString() })
  }

  return (
    <chakra.form
      role="search"
      aria-label="Jobs"
      position="relative"
      flex="1"
      maxW={{ md: '24rem' }}
      onSubmit={submit}
    >
      <Input
        {...wordsField}
        type="search"
        enterKeyHint="search"
        maxLength={200}
        value={typed}
        onChange={event => typedWords.set(event.target.value)}
        aria-label="Search jobs"
        aria-keyshortcuts={hasKey ? '/' : undefined}
        placeholder="Search jobs across all platforms..."
        minH={{ base: 'tap', md: 'control' }}
        pe="11"
      />
      <IconButton
        type="submit"
        label="Search"
        tone="subtle"
        icon={<Search />}
        position="absolute"
        insetEnd="0"
        top="0"
      />
    </chakra.form>
  )
}
