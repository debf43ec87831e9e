import { chakra } from '@chakra-ui/react'
import { badgeRecipe } from '../theme/recipes/badge.ts'

/** A word with a ground, and its icon before it at 14 px. */
export const Badge = chakra('span', badgeRecipe)
