import { useId } from 'react'
import { Grain } from './grain.tsx'
import { ink, inlay } from './inlay.ts'
import { motifs } from './motifs.ts'
import { type StripName, stripRepeat, strips, stripWidth } from './strips.ts'

export type { StripName }

type Props = {
  /** From left to right, each 72 wide. */
  strips: readonly StripName[]
  height?: number
  /** How far each strip is moved up, so that the inlays of neighbours do not line up. */
  shift?: readonly number[]
  /** How the drawing fits a box of another shape; by default it covers it from the top. */
  fit?: string
}

/** Strips of cloth sewn edge to edge. */
export const Cloth = ({ strips: order, height = 640, shift = [], fit = 'xMidYMin slice' }: Props) => {
  const id = useId()
  const width = order.length * stripWidth
  const sewn = order.map((name, place) => ({ name, x: place * stripWidth, up: shift[place] ?? 0 }))
  const seams = sewn.slice(1).map(({ x }) => `M${x - 0.75} 0h1.5v${height}h-1.5z`)
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit}
      aria-hidden="true"
    >
      <defs>
        <Grain id={`${id}grain`} />
        {[...new Set(order)].map(name => (
          <StripPattern key={name} id={`${id}${name}`} name={name} />
        ))}
      </defs>
      {sewn.map(({ name, x, up }) => (
        <path
          key={x}
          transform={`translate(${x} ${-up})`}
          d={`M0 0h${stripWidth}v${height + up}H0z`}
          fill={`url(#${id}${name})`}
        />
      ))}
      <path d={`M0 0h${width}v${height}H0z`} fill={`url(#${id}grain)`} />
      <path d={seams.join('')} opacity=".45" />
    </svg>
  )
}

const StripPattern = ({ id, name }: { id: string; name: StripName }) => {
  const { ground, warp, inlays } = strips[name]
  return (
    <pattern id={id} width={stripWidth} height={stripRepeat} patternUnits="userSpaceOnUse">
      <path d={`M0 0h${stripWidth}v${stripRepeat}H0z`} fill={ink(ground)} />
      {warp.map(([x, width, colour]) => (
        <path key={x} d={`M${x} 0h${width}v${stripRepeat}h-${width}z`} fill={ink(colour)} />
      ))}
      {inlays.map(([motif, colour, y]) => (
        <g key={y}>
          <path d={`M14 ${y - 4}h44v${motifs[motif].length * 3 + 8}H14z`} fill={ink(ground)} />
          <path d={inlay(motifs[motif], 3, 18, y)} fill={ink(colour)} />
        </g>
      ))}
    </pattern>
  )
}
