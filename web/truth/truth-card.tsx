import { chakra, Heading } from '@chakra-ui/react'
import { useId } from 'react'
import { type TruthReport, type Unit, unsupported } from '../../shared/domain/truth/report.ts'
import { Announcement } from '../ui/announcement.tsx'
import { Panel } from '../ui/panel.tsx'
import { TruthBar } from './truth-bar.tsx'
import { TruthBox } from './truth-box.tsx'
import { useSettling } from './use-settling.ts'
import { VouchedUnits } from './vouched-units.tsx'
import { countOf, vouchedUnits } from './words.ts'

type Props = {
  report: TruthReport
  /** What the text is made of. */
  noun: 'line' | 'sentence'
  /** What goes out without those that have no source; left out: 'the download'. */
  leftOutOf?: string
  /** What may be named as a source, as of `sourcesOf`. */
  sources: readonly string[]
  onKeep: (unit: Unit, source: string) => void
  onRemove: (unit: Unit) => void
  onTakeBack: (unit: Unit) => void
  /** Where removing takes more than the unit: 'Remove this entry'. */
  removeWords?: (unit: Unit) => string
  /** Brings a unit into view in its text. */
  onShow?: (unit: Unit) => void
}

/** As many boxes as anybody looks through at once. */
const shownAtMost = 12

/** What of a text has a source, and one box for each unit that has none. */
export const TruthCard = ({
  report,
  noun,
  leftOutOf = 'the download',
  sources,
  onKeep,
  onRemove,
  onTakeBack,
  removeWords,
  onShow,
}: Props) => {
  const name = useId()
  const open = unsupported(report)
  const kept = vouchedUnits(report)
  const { sourced, all } = countOf(report)
  const { card, settle, said } = useSettling(report, noun)
  return (
    <Panel inset="card" aria-labelledby={name} ref={card}>
      <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="3" mb="3">
        <Heading as="h2" id={name} tabIndex={-1} outline="0" textStyle="h3" data-truth-title>
          Every {noun} needs a source
        </Heading>
        {all > 0 && (
          <chakra.p color="fg.muted" flex="none" fontVariantNumeric="tabular-nums">
            {sourced} of {all}
          </chakra.p>
        )}
      </chakra.div>
      {all > 0 && <TruthBar report={report} />}
      {open.length === 0 && (
        <chakra.p mt={all > 0 ? '3' : undefined} color="fg.muted">
          {all > 0 ? 'Nothing here goes beyond what you told Aiki.' : 'There is nothing to check yet.'}
        </chakra.p>
      )}
      {open.length > 0 && (
        <chakra.ul listStyleType="none" display="grid" gap="3" mt="3">
          {open.slice(0, shownAtMost).map((unit, at) => (
            <TruthBox
              key={`${unit.text}·${sameBefore(open, at)}`}
              unit={unit}
              removeWords={removeWords?.(unit) ?? `Remove the ${noun}`}
              leftOutOf={leftOutOf}
              sources={sources}
              onKeep={source => settle(at, () => onKeep(unit, source), `Kept. Its source: ${source}.`)}
              onRemove={() => settle(at, () => onRemove(unit), '')}
              onShow={onShow && (() => onShow(unit))}
            />
          ))}
        </chakra.ul>
      )}
      {open.length > shownAtMost && (
        <chakra.p mt="3" textStyle="small" color="fg.muted">
          {open.length - shownAtMost} more come when these are settled.
        </chakra.p>
      )}
      {kept.length > 0 && (
        <VouchedUnits
          units={kept}
          noun={noun}
          onTakeBack={unit => settle(0, () => onTakeBack(unit), 'Taken back. It has no source now.')}
        />
      )}
      <Announcement>{said}</Announcement>
    </Panel>
  )
}

/** How many before it read the same: what is typed elsewhere moves a unit, and its box must not lose what it holds. */
const sameBefore = (units: readonly Unit[], at: number): number =>
  units.slice(0, at).filter(({ text }) => text === units[at]?.text).length
