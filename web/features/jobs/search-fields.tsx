import { chakra, Input } from '@chakra-ui/react'
import { MapPin, Search } from 'lucide-react'
import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react'
import { searchTypeChoices } from '../../jobs/search-types.ts'
import { typedWords, wordsField } from '../../jobs/typed-words.ts'
import { FieldIcon } from '../../ui/field-icon.ts'
import { FormField } from '../../ui/form-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'

type KeywordsProps = {
  /** The field stands alone. */
  folded: boolean
  /** The rest of the search, shown below the words of the folded field. */
  rest: string
}

/** For phones only: elsewhere the header has this field. */
export const KeywordsField = ({ folded, rest }: KeywordsProps) => {
  const typed = useSyncExternalStore(typedWords.subscribe, typedWords.current)
  return (
    <FormField label={<chakra.span srOnly={folded}>Keywords</chakra.span>}>
      <WithIcon
        {...wordsField}
        icon={<Search />}
        type="search"
        maxLength={200}
        value={typed}
        onChange={event => typedWords.set(event.target.value)}
        // The longer words of the header's field have no room here.
        placeholder="Search all job platforms"
        textOverflow="ellipsis"
        _placeholder={{ fontSize: 'sm', fontWeight: 'normal' }}
        {...(folded && { pb: '5', minH: '13', fontWeight: 'semibold' })}
      >
        {folded && (
          <chakra.span
            position="absolute"
            insetStart="10"
            insetEnd="3"
            bottom="1.5"
            textStyle="meta"
            lineHeight="1.2"
            // The marks of Ẹ̀ and Ọ́ stand above the line.
            pt="1"
            color="fg.subtle"
            pointerEvents="none"
            truncate
          >
            {rest}
          </chakra.span>
        )}
      </WithIcon>
    </FormField>
  )
}

/** The label of a field that its icon or its choice explains where there is room for one row only. */
const Label = ({ children }: { children: ReactNode }) => (
  <chakra.span srOnly={{ base: false, md: true }}>{children}</chakra.span>
)

type Props<Value extends string> = { value: Value; onChange: (value: Value) => void }

export const LocationField = ({ value, onChange }: Props<string>) => (
  <FormField label={<Label>Location</Label>}>
    <WithIcon
      icon={<MapPin />}
      maxLength={100}
      value={value}
      onChange={event => onChange(event.target.value)}
      placeholder="City, state or country"
      autoComplete="off"
    />
  </FormField>
)

type JobType = (typeof searchTypeChoices)[number]['value']

const typeChoices = searchTypeChoices.map(choice =>
  choice.value === 'all' ? { ...choice, label: 'All job types' } : choice,
)

export const TypeField = ({ value, onChange }: Props<JobType>) => (
  <SelectField
    label={<Label>Job type</Label>}
    value={value}
    onChange={({ target }) =>
      onChange(searchTypeChoices.find(each => each.value === target.value)?.value ?? 'all')
    }
    options={typeChoices}
  />
)

type WithIconProps = ComponentProps<typeof Input> & { icon: ReactNode }

const WithIcon = ({ icon, children, ...input }: WithIconProps) => (
  <chakra.div position="relative">
    <FieldIcon>{icon}</FieldIcon>
    <Input enterKeyHint="search" ps="10" {...input} />
    {children}
  </chakra.div>
)
