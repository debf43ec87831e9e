import { type ComponentType, lazy } from 'react'

/** The file of a screen did not come: the line dropped, or a newer version of the app is out. */
export class ScreenNotLoaded extends Error {
  override readonly name = 'ScreenNotLoaded'
}

const pauses = [400, 1600]
const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

const insistently = async (load: () => Promise<ComponentType>, tries = 0): Promise<ComponentType> => {
  try {
    return await load()
  } catch (cause) {
    const pause = pauses[tries]
    if (pause === undefined) throw new ScreenNotLoaded('A screen of the app could not be loaded.', { cause })
    await wait(pause)
    return insistently(load, tries + 1)
  }
}

/** A screen in a file of its own. On a bad line it asks three times, waiting longer each time. */
export const lazyScreen = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await insistently(load) }))
