import { defineStyle } from '@chakra-ui/react'

/** Bare warp on the indigo ground: cloth that is not woven yet. */
export const warpGround = defineStyle({
  bg: 'bg.cloth',
  backgroundImage: 'repeating-linear-gradient(90deg, transparent 0 13px, rgb(255 255 255 / 0.22) 13px 14px)',
})
