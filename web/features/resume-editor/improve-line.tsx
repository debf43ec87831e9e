import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { ImprovedLineRequest } from '../../../shared/api/assistant.ts'
import type { Citation } from '../../../shared/api/truth.ts'
import { Button } from '../../ui/button.tsx'
import { takeFocusAfterMenu } from '../../ui/focus.ts'
import { ThreadLines } from '../../ui/loading.tsx'
import { Message } from '../../ui/message.tsx'
import { useCards } from './cards-context.ts'
import { useImproveLine } from './use-improve-line.ts'

/** The job that a line is about. Null: it is about none. */
export type Place = ImprovedLineRequest['place']

type Props = {
  text: string
  place: Place
  onTake: (line: Citation) => void
  onClose: () => void
}

/** Other wordings of a line, with the facts that they rest on. The person takes one, or none. */
export const ImproveLine = ({ text, place, onTake, onClose }: Props) => {
  const { resumeId } = useCards()
  const { improving, tryAgain } = useImproveLine({ resumeId, text: text.trim().slice(0, 600), place })
  const name = useId()
  return (
    <chakra.section
      aria-labelledby={name}
      aria-busy={improving.state === 'writing'}
      onKeyDown={event => {
        if (event.key === 'Escape') onClose()
      }}
      my="2"
      p="3"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
      bg="bg.muted"
      borderRadius="md"
    >
      <chakra.p id={name} ref={takeFocusAfterMenu} tabIndex={-1} textStyle="label" outline="0">
        {improving.state === 'writing'
          ? 'Looking for other words for this line'
          : 'Other words for this line'}
      </chakra.p>
      {improving.state === 'writing' && <ThreadLines rows={3} label="" />}
      {improving.state === 'failed' && <Message tone="error" role="alert" text={improving.error.text} />}
      {improving.state === 'written' && <Alternatives of={improving.alternatives} onTake={onTake} />}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {improving.state === 'failed' && <Button onClick={tryAgain}>Try again</Button>}
        <Button variant="outline" onClick={onClose}>
          {improving.state === 'writing' ? 'Stop' : 'Keep my line'}
        </Button>
      </chakra.div>
    </chakra.section>
  )
}

type AlternativesProps = { of: readonly Citation[]; onTake: (line: Citation) => void }

const Alternatives = ({ of, onTake }: AlternativesProps) =>
  of.length === 0 ? (
    <p role="status">We found no better words for this line. It stays as it is.</p>
  ) : (
    <chakra.ul listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" role="list">
      {of.map(({ text, facts }) => (
        <chakra.li
          key={text}
          p="3"
          bg="bg.panel"
          border="1px solid {colors.border}"
          borderRadius="md"
          overflowWrap="anywhere"
        >
          <p>{text}</p>
          <chakra.p mt="1.5" textStyle="small" color="fg.muted">
            It rests on: {facts.map(fact => `“${fact}”`).join(', ')}
          </chakra.p>
          <Button variant="subtle" mt="2" onClick={() => onTake({ text, facts })}>
            Use this
          </Button>
        </chakra.li>
      ))}
    </chakra.ul>
  )
