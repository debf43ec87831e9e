import { chakra, Flex } from '@chakra-ui/react'
import { Announcement } from '../../ui/announcement.tsx'
import { Button } from '../../ui/button.tsx'
import { handOnFocus } from '../../ui/hand-on-focus.ts'

type Props = {
  /** As resultsWords gives them. */
  words: string
  /** Older ones did not come. */
  failed: boolean
  onRetry: () => void
}

/** Above the results: how far the search has come and what it found, read out too. */
export const ResultsLine = ({ words, failed, onRetry }: Props) => (
  <>
    {failed && (
      <Flex role="alert" align="center" gap="3" wrap="wrap" mb="3" textStyle="small">
        <span>Your older applications could not be loaded.</span>
        <Button ref={handOnFocus()} size="sm" variant="outline" onClick={onRetry}>
          Try again
        </Button>
      </Flex>
    )}
    {words && (
      <chakra.p aria-hidden mb="3" textStyle="small" color="fg.muted">
        {words}
      </chakra.p>
    )}
    <Announcement>{words}</Announcement>
  </>
)
