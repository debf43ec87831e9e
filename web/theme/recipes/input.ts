import { defineRecipe } from '@chakra-ui/react'
import { controlStyle } from './control.ts'

export const inputRecipe = defineRecipe({ className: 'aiki-input', base: controlStyle })
