import { chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { inputRecipe } from '../../theme/recipes/field.ts'
import { IconButton } from '../../ui/button.tsx'

/** Chakra's own Input knows fields and their errors, which would add 3 kB to the frame of every screen. */
const Input = chakra('input', inputRecipe)

/** The words of a search are in the address of its screen (`?q=`): they survive a reload and can be bookmarked. */
export const JobSearchBox = () => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const words = new URLSearchParams(search).get('q') ?? ''
  useEffect(() => {
    if (input.current) input.current.value = words
  }, [words])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const params = new URLSearchParams(search)
    const typed = input.current?.value.trim() ?? ''
    if (typed) params.set('q', typed)
    else params.delete('q')
    // The page of the results, and the job that was open over them, belong to the words before.
    for (const name of ['page', 'job', 'tab']) params.delete(name)
    const isSame = typed === words
    void navigate(
      { search: params.toString() },
      isSame ? { replace: true, state: { again: Date.now() } } : { preventScrollReset: true },
    )
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
        ref={input}
        type="search"
        enterKeyHint="search"
        maxLength={200}
        defaultValue={words}
        aria-label="Search jobs"
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
