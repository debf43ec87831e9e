import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { Application } from '../../../shared/api/applications.ts'
import { Grain } from '../../art/cloth.tsx'
import { ink, inlay } from '../../art/inlay.ts'

type Thread = Pick<Application, 'id' | 'status' | 'stage'>

/** The pattern of each step: saved, applied, interview, offer. */
const stepInlays = [
  ['.......'],
  ['#######', '.......', '#######'],
  ['#######', '.......', '#.#.#.#', '#.#.#.#', '.......', '#######'],
  ['...#...', '..###..', '.##.##.', '##.#.##', '.##.##.', '..###..', '...#...'],
]

const column = 21
const row = 25
const thread = 2
const cloth = column - 1

type Props = {
  /** Oldest first. The newest are shown where there are not enough columns. */
  applications: readonly Thread[]
  columns: number
  /** The picture in words. */
  label: string
}

/** Applications as cloth, a column each. The colour is the status; the height and the pattern are the furthest step. */
export const Weave = ({ applications, columns, label }: Props) => {
  const id = useId()
  const shown = applications.slice(-columns)
  const width = columns * column - 1
  const height = 4 * row
  const box = ({ stage }: Thread, place: number): string =>
    `M${place * column} ${height - stage * row}h${cloth}v${stage * row}h-${cloth}z`
  const inlays = ({ stage }: Thread, place: number): string =>
    stepInlays
      .slice(0, stage)
      .map((rows, step) => {
        const x = place * column + (cloth - 7 * thread) / 2
        const y = height - (step + 1) * row + (row - rows.length * thread) / 2
        return inlay(rows, thread, x, y)
      })
      .join('')
  const warp = Array.from({ length: columns }, (_, place) => {
    const bare = height - (shown[place]?.stage ?? 0) * row
    return [0.18, 0.5, 0.82].map(at => `M${(place * column + cloth * at - 0.5).toFixed(1)} 0h1v${bare}h-1z`)
  })
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <defs>
        <Grain id={`${id}grain`} />
      </defs>
      {/* Blurred, because these lines are thinner than a pixel on phones: sharp, some would vanish. */}
      <path d={warp.flat().join('')} fill="#fff" opacity=".17" shapeRendering="geometricPrecision" />
      <chakra.g transformOrigin="0 100%" animation="weave-in {durations.weave} {easings.out}">
        {shown.map((application, place) => (
          <path
            key={application.id}
            d={box(application, place)}
            fill={ink(`status.${application.status}.thread`)}
          />
        ))}
        <path d={shown.map(inlays).join('')} fill={ink('etu.900')} />
        <path d={shown.map(box).join('')} fill={`url(#${id}grain)`} />
      </chakra.g>
    </svg>
  )
}
