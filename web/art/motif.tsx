import { inlay } from './inlay.ts'
import { type MotifName, motifs } from './motifs.ts'

export type { MotifName }

/** One inlay in the colour of the text around it, `size` pixels wide. */
export const Motif = ({ name, size = 48 }: { name: MotifName; size?: number }) => {
  const rows = motifs[name]
  return (
    <svg
      width={size}
      height={(size * rows.length) / 12}
      viewBox={`0 0 12 ${rows.length}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path fill="currentColor" d={inlay(rows, 1)} />
    </svg>
  )
}
