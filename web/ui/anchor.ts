import { chakra } from '@chakra-ui/react'
import { linkRecipe } from '../theme/recipes/link.ts'

/** A link to a mail address, a file or a public page. It is a file of its own, because public pages have no router. */
export const Anchor = chakra('a', linkRecipe)
