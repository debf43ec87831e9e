import { chakra, Input } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { FormField } from '../ui/form-field.tsx'
import { SelectField } from '../ui/select-field.tsx'

const ownWords = 'own'
const missing = 'Say where it comes from.'

type Props = {
  sources: readonly string[]
  onKeep: (source: string) => void
  onCancel: () => void
}

/** Where a line comes from: one of the person's own entries, or in their own words. */
export const SourceForm = ({ sources, onKeep, onCancel }: Props) => {
  const [chosen, setChosen] = useState(sources.length > 0 ? '' : ownWords)
  const [words, setWords] = useState('')
  const [asked, setAsked] = useState(false)
  const isOwn = chosen === ownWords
  const source = isOwn ? words.trim() : (sources[Number(chosen)] ?? '')
  const lacks = asked && (chosen === '' || source === '')

  const keep = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (chosen !== '' && source !== '') onKeep(source)
  }
  return (
    <chakra.form onSubmit={keep} noValidate display="grid" gap="3" mt="3">
      {sources.length > 0 && (
        <SelectField
          label="Where does it come from?"
          placeholder="Choose"
          value={chosen}
          onChange={event => setChosen(event.target.value)}
          error={lacks && chosen === '' ? missing : undefined}
          options={[
            ...sources.map((label, at) => ({ value: String(at), label })),
            { value: ownWords, label: 'Something else, in my own words' },
          ]}
          autoFocus
        />
      )}
      {isOwn && (
        <FormField
          label={sources.length > 0 ? 'In your own words' : 'Where does it come from?'}
          error={lacks ? missing : undefined}
        >
          <Input
            value={words}
            onChange={event => setWords(event.target.value)}
            maxLength={200}
            placeholder="The dispatch team at Gani Haulage, 2024"
            autoFocus
          />
        </FormField>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button type="submit">Keep it</Button>
        <Button variant="ghost" onClick={onCancel}>
          Back
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
