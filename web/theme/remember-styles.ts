import type { SystemContext } from '@chakra-ui/react'
import { css as serialized } from '@emotion/react'

/** The same function of one argument, an object, which gives the same answer for the same object. */
const once = <Fn extends (asked: never) => unknown>(fn: Fn): Fn => {
  const answers = new WeakMap<object, unknown>()
  return new Proxy(fn, {
    apply: (_fn, self, args) => {
      const [asked]: object[] = args
      if (!asked) return Reflect.apply(fn, self, args)
      if (!answers.has(asked)) answers.set(asked, Reflect.apply(fn, self, args))
      return answers.get(asked)
    },
  })
}

/**
 * What the elements of Chakra are drawn with, remembered. By itself, Chakra reads the whole recipe of an element each time
 * it is drawn, and Emotion writes its styles out: on a cheap phone, a good part of the time until a screen stands.
 */
export const rememberStyles = ({ css, cva, isValidProperty, ...rest }: SystemContext): SystemContext => {
  const properties = new Map<string, boolean>()
  // By the styles of the recipe, one object for each choice of its variants; then by the styles that are added.
  const styles = new WeakMap<object, Map<string, ReturnType<typeof serialized>>>()
  return {
    ...rest,
    isValidProperty: (name: string): boolean => {
      const known = properties.get(name)
      if (known !== undefined) return known
      const isValid = isValidProperty(name)
      properties.set(name, isValid)
      return isValid
    },
    css: (recipe = {}, ...added) => {
      const ofRecipe = styles.get(recipe) ?? new Map<string, ReturnType<typeof serialized>>()
      styles.set(recipe, ofRecipe)
      const key = JSON.stringify(added)
      const known = ofRecipe.get(key)
      if (known) return known
      const made = serialized(css(recipe, ...added))
      ofRecipe.set(key, made)
      return made
    },
    cva: once(cva),
  }
}
