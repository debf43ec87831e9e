import { chakra, Grid } from '@chakra-ui/react'
import { Cloth, type StripName } from '../../art/cloth.tsx'
import { warpGround } from '../../ui/warp-ground.ts'

const strips: readonly [StripName, number][] = [
  ['alaari', 46],
  ['night', 104],
  ['sanyan', 58],
  ['etu', 0],
]

const Strip = chakra('div', {
  base: {
    minWidth: 0,
    overflow: 'hidden',
    transformOrigin: 'top',
    animation: 'weave-in {durations.weave} {easings.out}',
    borderInlineEnd: '1px solid {colors.black/45}',
    '& svg': { display: 'block', width: '100%', height: '100%' },
  },
})

/** Four strips side by side: so many are woven, the others are bare warp. */
export const Loom = ({ woven }: { woven: number }) => (
  <Grid
    templateColumns={`repeat(${strips.length}, minmax(0, 1fr))`}
    height="100%"
    css={warpGround}
    aria-hidden
  >
    {strips.slice(0, woven).map(([name, shift]) => (
      <Strip key={name}>
        <Cloth strips={[name]} shift={[shift]} />
      </Strip>
    ))}
  </Grid>
)
