import { Flex, Textarea } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { answerLimit } from '../../../../shared/api/interviews.ts'
import { Button } from '../../../ui/button.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { TextCount } from '../../../ui/text-count.tsx'
import { WordLine } from './word-line.tsx'

type Props = {
  text: string
  fault: string | undefined
  isScoring: boolean
  /** The button that matters most now, while there is nothing to go on to. */
  isFirst: boolean
  box: RefObject<HTMLTextAreaElement | null>
  button: RefObject<HTMLButtonElement | null>
  onType: (text: string) => void
  onScore: () => void
  onClear: () => void
}

export const AnswerBox = (props: Props) => {
  const { text, fault, isScoring, isFirst, box, button, onType, onScore, onClear } = props
  const isTooLong = text.length > answerLimit
  return (
    <>
      <FormField
        label="Your answer"
        error={isTooLong ? `Keep this to at most ${answerLimit.toLocaleString('en')} characters.` : fault}
        count={<TextCount length={text.length} max={answerLimit} />}
      >
        <Textarea
          ref={box}
          value={text}
          minH={{ base: '48', lg: '72' }}
          maxH="none"
          px={{ base: '3.5', md: '4' }}
          spellCheck
          onChange={event => onType(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
            event.preventDefault()
            onScore()
          }}
        />
      </FormField>
      <WordLine text={text} />
      <Flex wrap="wrap" gap="2.5" mt="1.5">
        <Button
          ref={button}
          variant={isFirst ? 'solid' : 'subtle'}
          loading={isScoring}
          loadingText="Analyzing..."
          aria-keyshortcuts="Control+Enter Meta+Enter"
          title="Ctrl+Enter"
          onClick={onScore}
        >
          Get AI Feedback
        </Button>
        <Button variant="outline" disabled={text === ''} onClick={onClear}>
          Clear Answer
        </Button>
      </Flex>
    </>
  )
}
