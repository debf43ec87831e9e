import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { linkRecipe } from '../theme/recipes/link.ts'

/** A link inside the app. `variant="text"` is underlined, for links within a sentence. */
export const TextLink = chakra(Link, linkRecipe)
