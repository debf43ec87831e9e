import { chakra, Heading } from '@chakra-ui/react'
import { Check, CircleDashed, Plus } from 'lucide-react'
import { type ReactNode, useDeferredValue, useId, useMemo } from 'react'
import type { Facts } from '../../shared/api/truth.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { type FitPosting, fitOf, type Requirement } from '../../shared/domain/fit-evidence/fit.ts'
import { isCalledOptional } from '../../shared/domain/fit-evidence/phrases.ts'
import { monthsInWords } from '../../shared/domain/fit-evidence/worked.ts'
import { sentenceOfFact } from '../../shared/domain/letter/sentence-of-fact.ts'
import type { NumberedFact } from '../../shared/domain/truth/numbered-facts.ts'
import { Button } from '../ui/button.tsx'
import { moveFocusOn } from '../ui/focus.ts'
import { Panel } from '../ui/panel.tsx'
import { fitGroups, leftOutOf, onlyAskedFor, type WrittenText } from './fit-groups.ts'

type Props = {
  posting: FitPosting
  facts: Facts
  /** What is set against the posting. Null: nothing is written yet. */
  written: WrittenText | null
  noun: 'resume' | 'letter'
  /** Puts a fact into the text: into a letter, as a sentence. Null: the text can't be edited here. */
  onPutIn: ((fact: NumberedFact, sentence: string) => void) | null
}

/** The rest is shown when these are in the text. */
const offeredAtMost = 6

/** What a job asks for, with what the person has that answers it, what could go into the text, and what is missing. */
export const FitView = ({ posting, facts, written, noun, onPutIn }: Props) => {
  const name = useId()
  const { title, company, description } = posting
  // An advert is typed or pasted, and then takes longer to read than a key press may take.
  const read = useDeferredValue(description)
  const text = useDeferredValue(written)
  const fit = useMemo(
    () => fitOf({ posting: { title, company, description: read }, facts, today: dayInLagos(new Date()) }),
    [title, company, read, facts],
  )
  const { answered, couldGoIn, missing } = useMemo(() => fitGroups(fit, text, noun), [fit, text, noun])
  const { requirements, bridge } = fit
  return (
    <Panel inset="card" aria-labelledby={name}>
      <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="3">
        <Heading as="h2" id={name} tabIndex={-1} outline="0" textStyle="h3">
          What the job asks for
        </Heading>
        {requirements.length > 0 && (
          <chakra.p color="fg.muted" flex="none" fontVariantNumeric="tabular-nums">
            {answered.length} of {requirements.length}
          </chakra.p>
        )}
      </chakra.div>
      {requirements.length === 0 && (
        <chakra.p mt="2" color="fg.muted">
          The advert names nothing that Aiki can compare with what you told it.
        </chakra.p>
      )}
      {noun === 'letter' && bridge && <Bridge fact={bridge} written={text} />}
      {answered.length > 0 && (
        <Group title="You have" text={text ? `It is in this ${noun}.` : ''}>
          {answered.map(({ requirement, fact }) => (
            <Row key={requirement.text} icon={<Check size={16} />} colour="success.fg">
              <Asked of={requirement} />
              <Proof of={requirement} fact={fact} />
            </Row>
          ))}
        </Group>
      )}
      {couldGoIn.length > 0 && (
        <Group title="Could go in" text={`You have it, and this ${noun} does not say it.`}>
          {couldGoIn.slice(0, offeredAtMost).map(each => {
            const { fact, answers } = each
            const sentence = noun === 'letter' ? sentenceOfFact(onlyAskedFor(each), facts.form) : fact.text
            return (
              <Row key={fact.number} icon={<Plus size={16} />} colour="brand.fg">
                <chakra.p>“{fact.text}”</chakra.p>
                <Quote>Answers: {answers.map(asked => asked.text).join(' · ')}</Quote>
                {onPutIn && sentence === null && <Quote>Say it in a sentence of your own.</Quote>}
                {onPutIn && sentence !== null && (
                  <Button
                    ref={moveFocusOn(() => document.getElementById(name))}
                    aria-label={`Put it in: ${fact.text}`}
                    variant="subtle"
                    size="sm"
                    mt="1.5"
                    onClick={() => onPutIn(fact, sentence)}
                  >
                    Put it in
                  </Button>
                )}
              </Row>
            )
          })}
        </Group>
      )}
      {couldGoIn.length > offeredAtMost && (
        <chakra.p mt="2" textStyle="small" color="fg.muted">
          {couldGoIn.length - offeredAtMost} more could go in.
        </chakra.p>
      )}
      {missing.length > 0 && (
        <Group title="Missing" text="Nothing that you told Aiki answers this.">
          {missing.map(requirement => (
            <Row key={requirement.text} icon={<CircleDashed size={16} />} colour="fg.subtle">
              <Asked of={requirement} />
            </Row>
          ))}
        </Group>
      )}
    </Panel>
  )
}

type BridgeProps = { fact: NumberedFact; written: WrittenText | null }

/** The fact that a letter is built around. */
const Bridge = ({ fact, written }: BridgeProps) => {
  const isSaid = written === null || leftOutOf([fact], written).length === 0
  return (
    <chakra.div mt="3" p="3" bg={isSaid ? 'bg.muted' : 'warning.subtle'} borderRadius="md">
      <chakra.p textStyle="label">
        {written === null
          ? 'The letter is built around this'
          : isSaid
            ? 'The letter says what fits best'
            : 'The letter leaves out what fits best'}
      </chakra.p>
      <chakra.p mt="1" overflowWrap="anywhere">
        “{fact.text}”
      </chakra.p>
    </chakra.div>
  )
}

type GroupProps = { title: string; text: string; children: ReactNode }

const Group = ({ title, text, children }: GroupProps) => (
  <chakra.div mt="4">
    <Heading as="h3" textStyle="label">
      {title}
    </Heading>
    {text && (
      <chakra.p textStyle="small" color="fg.muted">
        {text}
      </chakra.p>
    )}
    <chakra.ul mt="2" listStyleType="none" role="list" display="grid" gap="2.5">
      {children}
    </chakra.ul>
  </chakra.div>
)

type RowProps = { icon: ReactNode; colour: string; children: ReactNode }

const Row = ({ icon, colour, children }: RowProps) => (
  <chakra.li display="flex" gap="2.5" alignItems="flex-start">
    <chakra.span color={colour} flexShrink="0" mt="1">
      {icon}
    </chakra.span>
    <chakra.div minW="0" overflowWrap="anywhere">
      {children}
    </chakra.div>
  </chakra.li>
)

/** `Power BI is a plus` says by itself that it is an advantage. */
const Asked = ({ of: { text, isOptional } }: { of: Requirement }) => (
  <p>
    {text}
    {isOptional && !isCalledOptional(text) && (
      <chakra.span color="fg.muted" textStyle="small">
        {' '}
        (an advantage)
      </chakra.span>
    )}
  </p>
)

/** What answers a requirement. Years are the sum of the jobs that have a period. */
const Proof = ({ of: { strength, months, evidence }, fact }: { of: Requirement; fact: NumberedFact }) => (
  <Quote>
    {strength === 'partial' && 'A part of it: '}
    {months === null || months === 0
      ? `“${fact.text}”`
      : `${monthsInWords(months)}, by the dates of your jobs: ${evidence.map(({ text }) => `“${text}”`).join(', ')}`}
  </Quote>
)

const Quote = ({ children }: { children: ReactNode }) => (
  <chakra.p textStyle="small" color="fg.muted">
    {children}
  </chakra.p>
)
