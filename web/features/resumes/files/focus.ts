// Names in `data-focus` of buttons that come and go with their files: the focus finds its way when one is gone.

export const deleteFileButton = (id: string): string => `delete-file-${id}`
/** The heading of the panel, for when no file is left. */
export const filesTitle = 'files-title'
