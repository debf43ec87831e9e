import { session } from '../session/store.ts'
import { freshToken, loadRenewal } from '../session/tokens.ts'
import { dashboardScreenAt, shellFile } from './dashboard-screens.ts'

/**
 * Loads the files of the first screen at this address, so that it is drawn at once. A file that fails here is loaded
 * again, and its failure is shown, where it is needed.
 */
export const loadFirst = async (pathname: string): Promise<void> => {
  const screen = dashboardScreenAt(pathname)
  if (!screen || session.current().state === 'signed-out') return
  if (freshToken() === null) loadRenewal().catch(() => undefined)
  await Promise.allSettled([shellFile.load(), screen.file.load()])
}
