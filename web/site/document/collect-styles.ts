import type { EmotionCache } from '@emotion/cache'

const declaration = /(--chakra-[\w-]+):([^;{}]*);?/g
const mention = /var\(\s*(--chakra-[\w-]+)/g

/** Every variable that is read somewhere, also by way of another one. */
const variablesRead = (css: string, markup: string): ReadonlySet<string> => {
  const readBy = new Map<string, string[]>()
  for (const [, name = '', value = ''] of css.matchAll(declaration))
    readBy.set(name, [
      ...(readBy.get(name) ?? []),
      ...[...value.matchAll(mention)].map(([, read = '']) => read),
    ])
  const read = new Set<string>()
  const follow = (name: string): void => {
    if (read.has(name)) return
    read.add(name)
    for (const next of readBy.get(name) ?? []) follow(next)
  }
  for (const [, name = ''] of `${css.replace(declaration, '')}${markup}`.matchAll(mention)) follow(name)
  return read
}

/**
 * The styles that Emotion wrote while a page was rendered, without the token variables that the page does not read:
 * the whole list is three times as long as a page's styles.
 */
export const collectStyles = (cache: EmotionCache, markup: string): string => {
  const css = Object.values(cache.inserted)
    .filter(rule => typeof rule === 'string')
    .join('')
  const read = variablesRead(css, markup)
  return css.replace(declaration, (whole, name: string) => (read.has(name) ? whole : ''))
}
