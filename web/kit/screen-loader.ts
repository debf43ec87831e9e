import { createContext, useContext } from 'react'

/**
 * Loads the file of the screen at an address, for a screen that the person is about to see. The app provides it, because
 * it knows the screens, and a feature does not know other features.
 */
export const ScreenLoader = createContext<(pathname: string) => void>(() => undefined)

export const useScreenLoader = () => useContext(ScreenLoader)
