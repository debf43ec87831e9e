// Names in `data-focus` of buttons that come and go with their resumes: the focus finds its way when one is gone.

export const generateButton = 'generate-resume'
export const previewButton = (id: string): string => `preview-${id}`
export const deleteButton = (id: string): string => `delete-${id}`
export const moreButton = (id: string): string => `more-${id}`
