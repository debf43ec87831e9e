import { useSyncExternalStore } from 'react'
import { type ColorChoice, type ColorMode, colorMode } from './color-mode.ts'

export const useColorMode = (): ColorMode => useSyncExternalStore(colorMode.subscribe, colorMode.current)

export const useColorChoice = (): ColorChoice => useSyncExternalStore(colorMode.subscribe, colorMode.choice)
