import { defineStyle } from '@chakra-ui/react'
import { useId } from 'react'
import { ink, inlay } from './inlay.ts'
import { type MotifName, motifs } from './motif.tsx'

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

type Strip = {
  ground: string
  /** Lines along the strip: x, width, colour. */
  warp: readonly (readonly [number, number, string])[]
  /** Inlays: motif, colour, y. */
  inlays: readonly (readonly [MotifName, string, number])[]
}

const stripWidth = 72
const stripRepeat = 200

/** Six strips of cloth, each 72 wide with a repeat of 200. Colours are tokens. */
const strips = {
  etu: {
    ground: 'etu.800',
    warp: [
      [7, 1.5, 'white'],
      [63.5, 1.5, 'white'],
      [12, 3, 'citta.400'],
      [57, 3, 'citta.400'],
    ],
    inlays: [
      ['lozenge', 'white', 20],
      ['comb', 'citta.400', 112],
    ],
  },
  alaari: {
    ground: 'alaari.600',
    warp: [
      [5, 4, 'alaari.800'],
      [63, 4, 'alaari.800'],
      [14, 1.5, 'citta.300'],
      [56.5, 1.5, 'citta.300'],
    ],
    inlays: [
      ['steps', 'citta.300', 66],
      ['lozenge', 'alaari.100', 152],
    ],
  },
  sanyan: {
    ground: 'sanyan.400',
    warp: [
      [8, 2, 'sanyan.700'],
      [62, 2, 'sanyan.700'],
      [26, 1, 'sanyan.600'],
      [34, 4, 'sanyan.200'],
      [45, 1, 'sanyan.600'],
    ],
    inlays: [['board', 'etu.900', 104]],
  },
  night: {
    ground: 'etu.950',
    warp: [
      [6, 6, 'omi.500'],
      [60, 6, 'omi.500'],
      [17, 1.5, 'omi.200'],
      [53.5, 1.5, 'omi.200'],
    ],
    inlays: [
      ['grid', 'omi.300', 28],
      ['arrows', 'citta.400', 136],
    ],
  },
  citta: {
    ground: 'citta.400',
    warp: [
      [6, 3, 'etu.900'],
      [63, 3, 'etu.900'],
      [13, 1.5, 'alaari.600'],
      [57.5, 1.5, 'alaari.600'],
    ],
    inlays: [['steps', 'etu.900', 84]],
  },
  leaf: {
    ground: 'leaf.700',
    warp: [
      [8, 2, 'leaf.300'],
      [62, 2, 'leaf.300'],
      [30, 2, 'sanyan.300'],
      [40, 2, 'sanyan.300'],
    ],
    inlays: [
      ['comb', 'white', 40],
      ['lozenge', 'citta.300', 126],
    ],
  },
} as const satisfies Record<string, Strip>

export type StripName = keyof typeof strips

/** The light and shade of plain weave, laid over cloth. */
export const Grain = ({ id }: { id: string }) => (
  <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse">
    <path d="M0 0h2v2H0zM2 2h2v2H2z" opacity=".15" />
    <path d="M0 2h2v1H0zM2 0h2v1H2z" fill="#fff" opacity=".09" />
  </pattern>
)

/** Bare warp on the indigo ground: cloth that is not woven yet. */
export const warpGround = defineStyle({
  bg: 'bg.cloth',
  backgroundImage: 'repeating-linear-gradient(90deg, transparent 0 13px, rgb(255 255 255 / 0.22) 13px 14px)',
})
