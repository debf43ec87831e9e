import { chakra } from '@chakra-ui/react'
import { panelRecipe } from '../theme/recipes/panel.ts'

/** `edge="selvage"` for the one card of a view that matters most; `inset="card"` for its usual padding. */
export const Panel = chakra('section', panelRecipe)
