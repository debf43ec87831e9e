import { chakra, Input } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useMedia } from '../../browser/media.ts'
import { FormField } from '../../ui/form-field.tsx'

type Props = {
  value: string
  onChange: (value: string) => void
  /** Folded, on phones, it is the one line of the query: the place and the kind stand below the words. */
  folded: boolean
  rest: string
}

export const KeywordsField = ({ value, onChange, folded, rest }: Props) => {
  // On phones there is no search box in the header: this field stands for it, and says what it would.
  const onPhone = useMedia('(max-width: 767.98px)')
  return (
    <FormField label={<chakra.span srOnly={{ base: folded, md: false }}>Keywords</chakra.span>}>
      <chakra.div position="relative">
        <chakra.span
          position="absolute"
          insetStart="3"
          top="50%"
          transform="translateY(-50%)"
          color="fg.subtle"
          pointerEvents="none"
        >
          <Search />
        </chakra.span>
        <Input
          type="search"
          enterKeyHint="search"
          maxLength={200}
          value={value}
          onChange={event => onChange(event.target.value)}
          placeholder={onPhone ? 'Search jobs across all platforms...' : 'Role, skill or company'}
          ps="10"
          textOverflow="ellipsis"
          _placeholder={{ fontSize: { base: 'sm', md: 'inherit' }, fontWeight: 'normal' }}
          {...(folded && {
            pb: { base: '5', md: '0' },
            minH: { base: '13', md: 'tap' },
            fontWeight: { base: 'semibold', md: 'normal' },
          })}
        />
        {folded && (
          <chakra.span
            display={{ md: 'none' }}
            position="absolute"
            insetInline="10 3"
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
      </chakra.div>
    </FormField>
  )
}
