import { chakra, Input, VisuallyHidden } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import type { Unit } from '../../shared/domain/truth/report.ts'
import { Button } from '../ui/button.tsx'
import { FormField } from '../ui/form-field.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextRow } from './text-row.tsx'
import { claimsText, linesUnderText, quoteOf } from './words.ts'

const Box = chakra('li', {
  base: { p: '4', borderRadius: 'md', bg: 'warning.subtle', color: 'fg', border: '1px solid transparent' },
})

/** A button within a sentence. Its target is taller than the line. */
const InLine = chakra('button', {
  base: {
    color: 'fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    borderRadius: 'thread',
    py: '3',
    my: '-3',
  },
})

type UnsourcedProps = {
  unit: Unit
  /** 'Remove the line' */
  removeLabel: string
  /** How many lines stand under it, and go with it. */
  linesUnder: number
  /** 'the download' */
  leftOutFrom: string
  sources: readonly string[]
  onVouch: (source: string) => void
  onRemove: () => void
  /** Undefined: they can't be put here. */
  onOwnWords?: ((words: string) => void) | undefined
  onShow?: (() => void) | undefined
}

/** A unit without a source. The person names a source or removes the unit. */
export const UnsourcedUnit = (props: UnsourcedProps) => {
  const { unit, removeLabel, linesUnder, leftOutFrom, sources, onVouch, onRemove, onOwnWords, onShow } = props
  const [isAsking, setAsking] = useState(false)
  const ownWords = onOwnWords ? unit.ownWords : null
  const hidden = <VisuallyHidden>: {quoteOf(unit)}</VisuallyHidden>
  return (
    <Box>
      <chakra.p tabIndex={-1} data-truth-box outline="0" overflowWrap="anywhere">
        <b>“{quoteOf(unit)}”</b> is not in your profile. It is left out of {leftOutFrom} until you say where
        it comes from.
        {linesUnder > 0 && ` ${linesUnderText(linesUnder)}`}
      </chakra.p>
      <chakra.p mt="1" textStyle="small" color="fg.muted" overflowWrap="anywhere">
        {claimsText(unit.claims)}{' '}
        {onShow && (
          <InLine type="button" onClick={onShow}>
            Show it in the text{hidden}
          </InLine>
        )}
      </chakra.p>
      {ownWords !== null && (
        <chakra.p mt="2" overflowWrap="anywhere">
          You wrote: “{ownWords}”
        </chakra.p>
      )}
      {isAsking ? (
        <SourceForm sources={sources} onVouch={onVouch} onCancel={() => setAsking(false)} />
      ) : (
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
          {ownWords !== null && (
            <Button variant="outline" onClick={() => onOwnWords?.(ownWords)}>
              Use my own words{hidden}
            </Button>
          )}
          <Button variant="outline" onClick={() => setAsking(true)}>
            Say where it comes from{hidden}
          </Button>
          <Button variant="ghost" color="fg" onClick={onRemove}>
            {removeLabel}
            {hidden}
          </Button>
        </chakra.div>
      )}
    </Box>
  )
}

const ownWords = 'own'
const missing = 'Say where it comes from.'
const tooShort = 'Say it so that you know it again later, such as “My year at Gani Haulage”.'
/** In letters. Nobody finds a source by fewer. */
const shortestSource = 3

type SourceProps = {
  sources: readonly string[]
  onVouch: (source: string) => void
  onCancel: () => void
}

/** Asks for the source of a line: an entry of the profile, or the person's own words. */
const SourceForm = ({ sources, onVouch, onCancel }: SourceProps) => {
  const [choice, setChoice] = useState(sources.length > 0 ? '' : ownWords)
  const [words, setWords] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const isOwn = choice === ownWords
  const source = isOwn ? words.trim() : (sources[Number(choice)] ?? '')
  const isShort = isOwn && source.length < shortestSource
  const isMissing = isSubmitted && (choice === '' || source === '')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (choice !== '' && source !== '' && !isShort) onVouch(source)
  }
  return (
    <chakra.form onSubmit={submit} noValidate display="grid" gap="3" mt="3">
      {sources.length > 0 && (
        <SelectField
          label="Where does it come from?"
          placeholder="Choose"
          value={choice}
          onChange={event => setChoice(event.target.value)}
          error={isMissing && choice === '' ? missing : undefined}
          options={[
            ...sources.map((label, at) => ({ value: String(at), label })),
            { value: ownWords, label: 'Something else, in my own words' },
          ]}
          autoFocus
        />
      )}
      {isOwn && (
        <FormField
          label={sources.length > 0 ? 'In your own words' : 'Where does it come from?'}
          error={isMissing ? missing : isSubmitted && isShort ? tooShort : undefined}
        >
          <Input
            value={words}
            onChange={event => setWords(event.target.value)}
            maxLength={200}
            placeholder="The dispatch team at Gani Haulage, 2024"
            autoFocus
          />
        </FormField>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button type="submit">Keep it</Button>
        <Button variant="ghost" onClick={onCancel}>
          Back
        </Button>
      </chakra.div>
    </chakra.form>
  )
}

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: 'tap',
    width: 'fit',
    cursor: 'pointer',
    textStyle: 'label',
    color: 'brand.fg',
    borderRadius: 'thread',
    _before: { content: '"▸" / ""', me: '2', 'details[open] > &': { content: '"▾" / ""' } },
    '&::-webkit-details-marker': { display: 'none' },
  },
})

type VouchedProps = {
  units: readonly Unit[]
  noun: 'line' | 'sentence'
  onTakeBack: (unit: Unit) => void
}

/** The units that the person vouches for, folded. */
export const VouchedUnits = ({ units, noun, onTakeBack }: VouchedProps) => (
  <chakra.details mt="2" mb="-2">
    <Summary>
      {units.length === 1 ? `1 ${noun} that you confirmed` : `${units.length} ${noun}s that you confirmed`}
    </Summary>
    <chakra.ul listStyleType="none" pb="2">
      {units.map(unit => (
        <TextRow
          key={unit.start}
          action="Remove the source"
          text={quoteOf(unit)}
          isQuiet
          onAction={() => onTakeBack(unit)}
        >
          “{quoteOf(unit)}”
          <chakra.span display="block" textStyle="small" color="fg.muted">
            From: {unit.vouchedSource}
          </chakra.span>
        </TextRow>
      ))}
    </chakra.ul>
  </chakra.details>
)
