import { describe, expect, test } from 'vitest'
import { applicationStatuses } from '../../shared/lists.ts'
import * as look from './tokens.json'

type Mode = '_light' | '_dark'

/** Follows a path such as `fg.muted` into nested tokens. A group's own value stands under DEFAULT. */
const at = (tree: unknown, path: string): unknown => {
  const found = path
    .split('.')
    .reduce<unknown>((node, key) => (node instanceof Object ? Reflect.get(node, key) : undefined), tree)
  return found instanceof Object && 'DEFAULT' in found ? found.DEFAULT : found
}

const hexOf = (token: string, mode: Mode): string => {
  const value = at(at(at(look.semanticTokens.colors, token), 'value'), mode)
  const reference = /^\{colors\.(.+)\}$/.exec(String(value))?.[1]
  return String(reference ? at(at(look.tokens.colors, reference), 'value') : value)
}

const luminance = (hex: string): number => {
  const channels = [1, 3, 5].map(start => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map(c =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2: 4.5 for text, 3 for what shows a control or a state. */
const ratio = (one: string, other: string, mode: Mode): number => {
  const [dark = 0, light = 0] = [luminance(hexOf(one, mode)), luminance(hexOf(other, mode))].sort(
    (a, b) => a - b,
  )
  return (light + 0.05) / (dark + 0.05)
}

const words = ['fg', 'fg.muted', 'fg.subtle', 'brand.fg', 'accent.fg', 'error.fg', 'success.fg', 'info.fg']
const grounds = ['bg', 'bg.panel', 'bg.raised', 'bg.subtle', 'bg.muted']

const text: readonly (readonly [string, string])[] = [
  ...grounds.flatMap(ground => words.map(word => [word, ground] as const)),
  ...applicationStatuses.flatMap(status => [
    [`status.${status}.fg`, `status.${status}.subtle`] as const,
    [`status.${status}.fg`, 'bg.panel'] as const,
  ]),
  ...['brand', 'accent', 'error'].map(hue => [`${hue}.contrast`, `${hue}.solid`] as const),
  ...['brand', 'accent'].map(hue => [`${hue}.contrast`, `${hue}.solidHover`] as const),
  ...['brand', 'accent', 'error', 'success', 'warning', 'info'].map(
    hue => [`${hue}.fg`, `${hue}.subtle`] as const,
  ),
  ['brand.fg', 'brand.muted'],
  ['fg', 'warning.subtle'],
  ['fg', 'brand.subtle'],
  ['fg.cloth', 'bg.cloth'],
  ['fg.clothMuted', 'bg.cloth'],
  ['fg.inverted', 'bg.inverted'],
]

const shapes: readonly (readonly [string, string])[] = [
  ...['bg', 'bg.panel'].flatMap(ground =>
    ['border.emphasized', 'brand.solid', 'brand.focusRing'].map(shape => [shape, ground] as const),
  ),
  ['error.solid', 'bg.panel'],
  ['accent.solid', 'bg.cloth'],
  ...applicationStatuses.flatMap(status => [
    [`status.${status}.solid`, 'bg.panel'] as const,
    [`status.${status}.thread`, 'bg.cloth'] as const,
  ]),
]

describe.each(['_light', '_dark'] as const)('colours, %s', mode => {
  test.each(text)('%s is read on %s', (foreground, ground) => {
    expect(ratio(foreground, ground, mode)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(shapes)('%s is seen on %s', (foreground, ground) => {
    expect(ratio(foreground, ground, mode)).toBeGreaterThanOrEqual(3)
  })
})
