import { chakra, Flex, Textarea } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { type RefObject, useDeferredValue, useMemo } from 'react'
import { answerLimit, suggestedWords } from '../../../shared/api/interviews.ts'
import { countWords } from '../../../shared/domain/interview/words.ts'
import { Button } from '../../ui/button.tsx'
import { FormField, TextCount } from '../../ui/form-field.tsx'
import { notify } from '../../ui/notify.ts'
import { typed } from './answer-draft.ts'
import { answerDrafts } from './answer-drafts.ts'
import type { PlayerState } from './use-player.ts'
import { tooLong } from './use-score.ts'

type Props = {
  player: PlayerState
  error: string | undefined
  /** Its button is the main one, because the question has no feedback yet. */
  isFirst: boolean
  box: RefObject<HTMLTextAreaElement | null>
  button: RefObject<HTMLButtonElement | null>
  onScore: () => void
}

export const AnswerBox = ({ player, error, isFirst, box, button, onScore }: Props) => {
  const { place, text, isUnderWay, type } = player
  /** Undo puts the cleared text before what was typed since. */
  const clear = () => {
    type('')
    box.current?.focus()
    notify({
      kind: 'info',
      title: 'Answer cleared.',
      action: {
        label: 'Undo',
        onClick: () => {
          const since = answerDrafts.read(place)?.text.trim() ?? ''
          answerDrafts.change(place, typed(since === '' ? text : `${text}\n\n${since}`))
          box.current?.focus()
        },
      },
    })
  }
  return (
    <>
      <FormField
        label="Your answer"
        error={text.length > answerLimit ? tooLong : error}
        count={<TextCount length={text.length} max={answerLimit} />}
      >
        <Textarea
          ref={box}
          value={text}
          minH={{ base: '48', lg: '72' }}
          maxH="none"
          px={{ base: '3.5', md: '4' }}
          spellCheck
          onChange={event => type(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
            event.preventDefault()
            onScore()
          }}
        />
      </FormField>
      <WordCount text={text} />
      <Flex wrap="wrap" gap="2.5" mt="1.5">
        <Button
          ref={button}
          variant={isFirst ? 'solid' : 'subtle'}
          loading={isUnderWay}
          loadingText="Analyzing..."
          aria-keyshortcuts="Control+Enter Meta+Enter"
          title="Ctrl+Enter"
          onClick={onScore}
        >
          Get AI Feedback
        </Button>
        <Button variant="outline" disabled={text === ''} onClick={clear}>
          Clear Answer
        </Button>
      </Flex>
    </>
  )
}

/** '97 words', with a check mark while the length is as suggested. */
const WordCount = ({ text }: { text: string }) => {
  // Counting is slow on old phones, and must not delay typing.
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
