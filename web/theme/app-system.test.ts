import { css as serialized } from '@emotion/react'
import { expect, test } from 'vitest'
import { makeAppSystem } from './app-system.ts'
import { rememberStyles } from './remember-styles.ts'
import { system } from './system.ts'

const appSystem = makeAppSystem()
const styles = {
  'a step, and one below zero': { p: '4', mt: '-2', boxSize: '3.5' },
  'a colour of both modes, and a mixed one': {
    color: 'fg.muted',
    bg: 'white/10',
    borderColor: 'brand.solid',
  },
  'a reference': { border: '1px solid {colors.border}', height: 'calc({sizes.bottomBar} + 4px)' },
  'a palette': { colorPalette: 'error', color: 'colorPalette.fg' },
  'a text style': { textStyle: 'label' },
  'a size of the window': { minH: { base: 'tap', md: 'control' }, hideBelow: 'md' },
  states: { _hover: { bg: 'bg.muted' }, _dark: { color: 'fg' }, '&[data-on]': { color: 'brand.fg' } },
}

test.each(Object.entries(styles))('the system of the app knows %s', (_, style) => {
  expect(appSystem.css(style)).toEqual(system.css(style))
})

const recipe = {
  base: { px: '4', _hover: { bg: 'bg.muted' } },
  variants: { size: { sm: { px: '2' } } },
}

test('styles that are remembered are those of Chakra, and are made once', () => {
  const { css, cva } = rememberStyles(system)
  const drawn = (color: string) => css(cva(recipe)({ size: 'sm' }), { color })
  expect(drawn('fg')).toEqual(serialized(system.css(system.cva(recipe)({ size: 'sm' }), { color: 'fg' })))
  expect(drawn('fg')).toBe(drawn('fg'))
  expect(drawn('fg.muted')).not.toEqual(drawn('fg'))
})
