import { chakra, Heading } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { type TruthReport, type Unit, unsupported } from '../../shared/domain/truth/report.ts'
import type { UnusedFact } from '../../shared/domain/truth/unused-facts.ts'
import { focusInPlace } from '../ui/focus.ts'
import { LoadFailed, ThreadLines } from '../ui/loading.tsx'
import { Announcement } from '../ui/message.tsx'
import { Panel } from '../ui/panel.tsx'
import { UnsourcedUnit, VouchedUnits } from './truth-units.tsx'
import { UnusedFacts } from './unused-facts.tsx'

type Props = {
  report: TruthReport
  noun: 'line' | 'sentence'
  /** What the units without a source are left out from. By default 'the download'. */
  leftOutFrom?: string
  /** The sources to choose from (see sourcesOf). */
  sources: readonly string[]
  onVouch: (unit: Unit, source: string) => void
  onRemove: (unit: Unit) => void
  onOwnWords: (unit: Unit) => void
  onTakeBack: (unit: Unit) => void
  /** 'Remove this entry'. By default 'Remove the line'. */
  removeLabel?: (unit: Unit) => string
  /** How many lines stand under a unit and go with it. By default none. */
  linesUnder?: (unit: Unit) => number
  /** Scrolls to a unit in its text. */
  onShow?: (unit: Unit) => void
  /** The facts of the form that no line tells: of resumes alone. */
  unused?: readonly UnusedFact[]
  onPutIn?: (fact: UnusedFact) => void
}

/** What was compared, and how: a word that is in the facts may still be in the wrong place. */
const cleanText =
  'The names, dates, numbers, skills and words for what you did are all in what you told Aiki. The check compares words, so read it once yourself too.'

/** The rest is shown when these have a source. */
const shownAtMost = 12

/** Says how much of a text has a source, with a box for each unit without a source. */
export const TruthCard = (props: Props) => {
  const {
    report,
    noun,
    leftOutFrom = 'the download',
    sources,
    onVouch,
    onRemove,
    onOwnWords,
    onTakeBack,
    onShow,
  } = props
  const name = useId()
  const unsourced = unsupported(report)
  const vouched = report.units.filter(
    ({ claims, vouchedSource }) => claims.length > 0 && vouchedSource !== null,
  )
  const all = report.units.length
  const { card, settle, news } = useSettling(report, noun)
  return (
    <Panel inset="card" aria-labelledby={name} ref={card}>
      <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="3" mb="3">
        <Heading as="h2" id={name} tabIndex={-1} outline="0" textStyle="h3" data-truth-title>
          Every {noun} needs a source
        </Heading>
        {all > 0 && (
          <chakra.p color="fg.muted" flex="none" fontVariantNumeric="tabular-nums">
            {report.units.filter(hasSource).length} of {all}
          </chakra.p>
        )}
      </chakra.div>
      {all > 0 && <TruthBar report={report} />}
      {unsourced.length === 0 && (
        <chakra.p mt={all > 0 ? '3' : undefined} color="fg.muted">
          {all > 0 ? cleanText : 'There is nothing to check yet.'}
        </chakra.p>
      )}
      {unsourced.length > 0 && (
        <chakra.ul listStyleType="none" display="grid" gap="3" mt="3">
          {unsourced.slice(0, shownAtMost).map((unit, at) => (
            <UnsourcedUnit
              key={`${unit.text}·${sameBefore(unsourced, at)}`}
              unit={unit}
              removeLabel={props.removeLabel?.(unit) ?? `Remove the ${noun}`}
              linesUnder={props.linesUnder?.(unit) ?? 0}
              leftOutFrom={leftOutFrom}
              sources={sources}
              onVouch={source => settle(at, () => onVouch(unit, source), `Kept. Its source: ${source}.`)}
              onRemove={() => settle(at, () => onRemove(unit), '')}
              onOwnWords={() => settle(at, () => onOwnWords(unit), '')}
              onShow={onShow && (() => onShow(unit))}
            />
          ))}
        </chakra.ul>
      )}
      {unsourced.length > shownAtMost && (
        <chakra.p mt="3" textStyle="small" color="fg.muted">
          You see {unsourced.length - shownAtMost} more when these are done.
        </chakra.p>
      )}
      {vouched.length > 0 && (
        <VouchedUnits
          units={vouched}
          noun={noun}
          onTakeBack={unit =>
            settle(0, () => onTakeBack(unit), 'Source removed. This text is left out again.')
          }
        />
      )}
      {props.unused && props.onPutIn && <UnusedFacts facts={props.unused} onPutIn={props.onPutIn} />}
      <Announcement>{news}</Announcement>
    </Panel>
  )
}

/** How many units before this one have the same text. A part of the key, so that a box keeps its state when units move. */
const sameBefore = (units: readonly Unit[], at: number): number =>
  units.slice(0, at).filter(({ text }) => text === units[at]?.text).length

const remainingWords = (count: number, noun: string): string => {
  if (count === 0) return `Every ${noun} has a source now.`
  return count === 1 ? `1 ${noun} without a source is left.` : `${count} ${noun}s without a source are left.`
}

/** After a press in the card, the focus moves to the next box, or else to the title, and `news` is announced. */
const useSettling = (report: TruthReport, noun: string) => {
  const card = useRef<HTMLElement>(null)
  const settled = useRef<number>(null)
  const [news, setNews] = useState({ text: '', count: 0 })

  // The boxes change when the text has been checked.
  useEffect(() => {
    const at = settled.current
    settled.current = null
    if (at === null) return
    const boxes = card.current?.querySelectorAll<HTMLElement>('[data-truth-box]') ?? []
    const next = boxes[Math.min(at, boxes.length - 1)] ?? card.current?.querySelector('[data-truth-title]')
    if (next instanceof HTMLElement) focusInPlace(next)
    setNews(now => ({ ...now, count: unsupported(report).length }))
  }, [report])

  return {
    card,
    settle: (at: number, act: () => void, text: string) => {
      settled.current = at
      setNews({ text, count: unsupported(report).length })
      act()
    },
    news: news.text && `${news.text} ${remainingWords(news.count, noun)}`,
  }
}

const hasSource = ({ claims, vouchedSource }: Unit): boolean => claims.length === 0 || vouchedSource !== null

const Bar = chakra('div', { base: { display: 'flex', gap: '3px', height: '10px' } })
const Share = chakra('span', {
  base: { minW: '4px', borderRadius: '1px', border: '1px solid transparent', bg: 'success.solid' },
  variants: { unsourced: { true: { bg: 'warning.solid' } } },
})

/** How much has a source. Hidden from screen readers, because the number above says the same. */
const TruthBar = ({ report }: { report: TruthReport }) => {
  const sourced = report.units.filter(hasSource).length
  const unsourced = report.units.length - sourced
  return (
    <Bar aria-hidden>
      {sourced > 0 && <Share style={{ flex: `${sourced} 1 0` }} />}
      {unsourced > 0 && <Share unsourced style={{ flex: `${unsourced} 1 0` }} />}
    </Bar>
  )
}

type PendingProps = {
  /** What a screen reader says: 'Checking the lines'. */
  loading: string
  failed: string
  /** Null: loading did not fail. */
  onRetry: (() => void) | null
}

/** Replaces the card until the check is loaded. */
export const TruthPending = ({ loading, failed, onRetry }: PendingProps) =>
  onRetry ? (
    <LoadFailed text={failed} busy={false} onRetry={onRetry} />
  ) : (
    <Panel inset="card">
      <ThreadLines rows={3} label={loading} />
    </Panel>
  )
