// Names in `data-focus` of buttons that come and go with their letters: the focus finds its way when one is gone.

export const generateButton = 'generate-letter'
export const previewButton = (id: string): string => `preview-${id}`
export const deleteButton = (id: string): string => `delete-${id}`
/** Of the dialog: the way to an application that the letter is for. */
export const chooseButton = 'choose-application'
