import { lazyDialog } from './lazy-dialog.tsx'

/** DeleteQuestion in a file of its own, with what dialogs are made of: a look at the list does not need it. */
export const lazyDeleteQuestion = <Row extends { readonly id: string }>() =>
  lazyDialog(async () => (await import('./delete-question.tsx')).DeleteQuestion<Row>, { preload: true })
