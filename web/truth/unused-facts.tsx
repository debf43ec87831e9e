import { chakra, Heading } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { UnusedFact } from '../../shared/domain/truth/unused-facts.ts'
import { focusInPlace } from '../ui/focus.ts'
import { Announcement } from '../ui/message.tsx'
import { TextRow } from './text-row.tsx'
import { shortened, unusedText } from './words.ts'

/** The rest is shown when these are in the text. */
const shownAtMost = 6

type Props = {
  facts: readonly UnusedFact[]
  onPutIn: (fact: UnusedFact) => void
}

/** The facts of the form that no line tells. A press puts one in. */
export const UnusedFacts = ({ facts, onPutIn }: Props) => {
  const name = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const wasPressed = useRef(false)
  const [news, setNews] = useState('')

  // The list changes when the text has been checked.
  useEffect(() => {
    if (!wasPressed.current) return
    wasPressed.current = false
    if (title.current) focusInPlace(title.current)
    setNews(`Put in. ${unusedText(facts.length)}`)
  }, [facts])

  return (
    <chakra.section aria-labelledby={name} mt="5" pt="4" borderTop="1px solid {colors.border}">
      <Heading as="h3" id={name} ref={title} tabIndex={-1} outline="0" textStyle="label">
        {unusedText(facts.length)}
      </Heading>
      <chakra.ul listStyleType="none" mt="1">
        {facts.slice(0, shownAtMost).map(fact => (
          <TextRow
            key={`${fact.place}·${fact.text}`}
            action="Put it in"
            text={shortened(fact.text)}
            onAction={() => {
              wasPressed.current = true
              onPutIn(fact)
            }}
          >
            {shortened(fact.text)}
          </TextRow>
        ))}
      </chakra.ul>
      {facts.length > shownAtMost && (
        <chakra.p textStyle="small" color="fg.muted">
          You see {facts.length - shownAtMost} more when these are in it.
        </chakra.p>
      )}
      <Announcement>{news}</Announcement>
    </chakra.section>
  )
}
