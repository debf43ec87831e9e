import { chakra, Input } from '@chakra-ui/react'
import { MapPin, Search } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useMedia } from '../../browser/use-browser-state.ts'
import { FieldIcon } from '../../ui/field-icon.ts'
import { FormField } from '../../ui/form-field.tsx'

type Props = { value: string; onChange: (value: string) => void }

type KeywordsProps = Props & {
  /** Phones show this field alone. */
  folded: boolean
  /** The rest of the search, shown below the words of the folded field. */
  rest: string
}

export const KeywordsField = ({ value, onChange, folded, rest }: KeywordsProps) => {
  // On phones the header has no search box. This field has its placeholder instead.
  const onPhone = useMedia('(max-width: 767.98px)')
  return (
    <FormField label={<chakra.span srOnly={{ base: folded, md: false }}>Keywords</chakra.span>}>
      <WithIcon
        icon={<Search />}
        type="search"
        maxLength={200}
        value={value}
        onChange={event => onChange(event.target.value)}
        placeholder={onPhone ? 'Search jobs across all platforms...' : 'Role, skill or company'}
        textOverflow="ellipsis"
        _placeholder={{ fontSize: { base: 'sm', md: 'inherit' }, fontWeight: 'normal' }}
        {...(folded && {
          pb: { base: '5', md: '0' },
          minH: { base: '13', md: 'tap' },
          fontWeight: { base: 'semibold', md: 'normal' },
        })}
      >
        {folded && (
          <chakra.span
            display={{ md: 'none' }}
            position="absolute"
            insetStart="10"
            insetEnd="3"
            bottom="1.5"
            textStyle="meta"
            lineHeight="1.2"
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

export const LocationField = ({ value, onChange }: Props) => (
  <FormField label="Location">
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

type WithIconProps = ComponentProps<typeof Input> & { icon: ReactNode }

const WithIcon = ({ icon, children, ...input }: WithIconProps) => (
  <chakra.div position="relative">
    <FieldIcon>{icon}</FieldIcon>
    <Input enterKeyHint="search" ps="10" {...input} />
    {children}
  </chakra.div>
)
