import { lazyFile } from '../../browser/load-file.ts'

/** The question before something is deleted, with what dialogs are made of. */
export const removeFile = lazyFile(() => import('./remove-confirm.tsx'))
