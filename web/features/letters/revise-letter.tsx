import { chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import type { Letter } from '../../../shared/api/letters.ts'
import type { Facts } from '../../../shared/api/truth.ts'
import { withParagraphs } from '../../../shared/domain/letter/letter.ts'
import { letterRevisions } from '../../../shared/lists.ts'
import { linkOfError } from '../../kit/request-form.tsx'
import { listIn, type Parts } from '../../kit/streamed-text.ts'
import { Button } from '../../ui/button.tsx'
import { takeFocus } from '../../ui/focus.ts'
import { TextLink } from '../../ui/links.tsx'
import { FormError, Message } from '../../ui/message.tsx'
import { LetterPaper } from './letter-paper.tsx'
import { lettersQuery } from './letters.ts'
import type { RevisionState } from './use-revision.ts'
import { revisionCost, revisionNames, revisionOutcome } from './words.ts'

type Props = {
  letter: Letter
  revision: RevisionState
  /** The ref of the button that takes the focus when the letter is written. */
  focusAfter: Ref<HTMLButtonElement>
}

/** Has the letter written anew. Says first whether that uses one of the month's letters. */
export const ReviseLetter = ({ letter, revision, focusAfter }: Props) => {
  const { data } = useQuery(lettersQuery)
  const { error, isStopped, revised, undo, isUndoing } = revision
  const link = linkOfError(error)
  const isChanged = revised !== null && revised.before !== revised.letter.letter.content
  if (!data) return null
  return (
    <chakra.section aria-label="Change how it reads" display="grid" gap="2">
      <Flex gap="2" wrap="wrap">
        {letterRevisions.map(how => (
          <Button
            key={how}
            ref={how === revision.how ? focusAfter : undefined}
            variant="subtle"
            size="sm"
            onClick={() => void revision.revise(how)}
          >
            {revisionNames[how].button}
          </Button>
        ))}
      </Flex>
      <chakra.p textStyle="small" color="fg.muted">
        {revisionCost(letter, data.count, new Date())}
      </chakra.p>
      <FormError text={error?.text} />
      {link && (
        <TextLink to={link.to} variant="text">
          {link.text}
        </TextLink>
      )}
      {isStopped && (
        <Message tone="info" role="status" text="You stopped the writing. The letter is as it was." />
      )}
      {revised && (
        <Flex gap="3" align="center" wrap="wrap">
          <p role="status">{revisionOutcome(revised.how, isChanged, data.count)}</p>
          {undo && (
            <Button
              variant="outline"
              size="sm"
              loading={isUndoing}
              loadingText="Bringing it back"
              onClick={undo}
            >
              Bring back the letter before
            </Button>
          )}
        </Flex>
      )}
    </chakra.section>
  )
}

const noMarks: readonly [] = []

type RewritingProps = {
  letter: Letter
  facts: Facts | null
  how: RevisionState['how']
  parts: Parts
}

/** The letter while it is written anew. A screen reader announces the writing, not each word. */
export const Rewriting = ({ letter, facts, how, parts }: RewritingProps) => {
  const paragraphs = listIn(parts, 'paragraphs')
  return (
    <chakra.section aria-busy aria-label={revisionNames[how].writing} display="grid" gap="3">
      <chakra.p ref={takeFocus} tabIndex={-1} outline="0" color="fg.muted">
        {revisionNames[how].writing}. This takes up to half a minute. If you stop it, the letter stays as it
        is.
      </chakra.p>
      <LetterPaper
        content={paragraphs.length === 0 ? letter.content : withParagraphs(letter.content, paragraphs)}
        facts={facts}
        marks={noMarks}
      />
    </chakra.section>
  )
}
