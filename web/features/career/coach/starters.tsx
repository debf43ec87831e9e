import { chakra } from '@chakra-ui/react'
import { Button } from '../../../ui/button.tsx'
import { handOnFocus } from '../../../ui/hand-on-focus.ts'
import { composerField } from './composer-field.ts'
import { starterOnShared, starters } from './words.ts'

type Props = { shares: boolean; onAsk: (question: string) => void }

/** An empty chat: what it is for, and what one may ask. */
export const Starters = ({ shares, onAsk }: Props) => (
  <chakra.div>
    <chakra.p color="fg.muted" maxW="34rem">
      Ask about your search, an interview, pay, or the next step. Or begin with one of these:
    </chakra.p>
    <chakra.ul mt="3" display="flex" flexWrap="wrap" gap="2" listStyleType="none">
      {[...(shares ? [starterOnShared] : []), ...starters].map(question => (
        <chakra.li key={question} maxW="100%">
          <Button
            ref={handOnFocus(composerField)}
            variant="subtle"
            size="sm"
            textAlign="start"
            py="1.5"
            onClick={() => onAsk(question)}
          >
            {question}
          </Button>
        </chakra.li>
      ))}
    </chakra.ul>
  </chakra.div>
)
