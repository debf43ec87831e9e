import { takeFarewell } from '../../session/farewell.ts'
import { onPersonElsewhere, storedPerson } from '../../session/person.ts'
import { notify } from '../../ui/notify.ts'

/** Shows the ways in that fit: public/theme.js has done so once, before the first paint. */
const mark = (): void => {
  const { dataset } = document.documentElement
  if (storedPerson.read()) dataset.signedIn = ''
  else delete dataset.signedIn
}

/** Somebody may sign in or out in another tab, or come back to this page as it was left. */
export const followPerson = (): void => {
  mark()
  onPersonElsewhere(mark)
  window.addEventListener('pageshow', ({ persisted }) => persisted && mark())
}

/** Says what the app had to say when it sent the person here. */
export const showFarewell = (): void => {
  const farewell = takeFarewell()
  if (farewell) notify({ kind: 'success', ...farewell })
}
