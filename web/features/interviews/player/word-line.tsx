import { chakra, Flex } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { suggestedWords } from '../../../../shared/api/interviews.ts'
import { countWords } from '../../../../shared/domain/interview/words.ts'

/** '97 words', with a check mark where that is enough and not too much. */
export const WordLine = ({ text }: { text: string }) => {
  // Typing goes before counting.
  const counted = useDeferredValue(text)
  const words = useMemo(() => countWords(counted), [counted])
  const fits = words >= suggestedWords.from && words <= suggestedWords.to
  return (
    <Flex wrap="wrap" justify="space-between" columnGap="4" textStyle="small">
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="2"
        fontWeight={fits ? 'strong' : 'medium'}
        color={fits ? 'success.fg' : 'fg.muted'}
      >
        {fits && <Check size={16} strokeWidth={2} />}
        {words.toLocaleString('en')} {words === 1 ? 'word' : 'words'}
      </chakra.span>
      <chakra.span color="fg.muted">
        Suggested: {suggestedWords.from}-{suggestedWords.to} words
      </chakra.span>
    </Flex>
  )
}
