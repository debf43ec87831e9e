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
import { Announcement, FormError, Message } from '../../ui/message.tsx'
import { LetterPaper } from './letter-paper.tsx'
import { lettersQuery } from './letters.ts'
import type { RevisionState } from './use-revision.ts'
import { bringNames, broughtBack, revisionCost, revisionNames, revisionOutcome } from './words.ts'

const sides = ['before', 'after'] as const

type Props = {
  letter: Letter
  revision: RevisionState
  /** The ref of the button that takes the focus when the letter is written. */
  focusAfter: Ref<HTMLButtonElement>
}

/** What happened to the text last. Empty: nothing. */
const useOutcomeWords = ({ outcome }: RevisionState): string => {
  const { data } = useQuery(lettersQuery)
  if (!outcome || !data) return ''
  return outcome.kind === 'revised'
    ? revisionOutcome(outcome.how, outcome.isChanged, data.count)
    : broughtBack(outcome.number, outcome.count)
}

/**
 * Has a screen reader say what happened to the text. It stays while the letter is written anew: words are read out only in a
 * place that was there before them.
 */
export const RevisionAnnouncement = ({ revision }: Pick<Props, 'revision'>) => (
  <Announcement>{useOutcomeWords(revision)}</Announcement>
)

/** Has the letter written anew. Says first whether that uses one of the month's letters. */
export const ReviseLetter = ({ letter, revision, focusAfter }: Props) => {
  const { data } = useQuery(lettersQuery)
  const { error, isStopped, outcome, canBring, bringing } = revision
  const outcomeWords = useOutcomeWords(revision)
  const link = linkOfError(error)
  const isShown = {
    before: canBring.before || canBring.after,
    after: canBring.after || outcome?.kind === 'brought',
  }
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
      {outcomeWords && <p>{outcomeWords}</p>}
      {isShown.before && (
        <Flex gap="2" wrap="wrap">
          {sides
            .filter(side => isShown[side])
            .map(side => (
              <Button
                key={side}
                variant="outline"
                size="sm"
                loading={bringing === side}
                loadingText="Bringing it back"
                // Not `disabled`, because the focus stays on it at the last one.
                aria-disabled={!canBring[side]}
                onClick={() => void revision.bring(side)}
              >
                {bringNames[side]}
              </Button>
            ))}
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
