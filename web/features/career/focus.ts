// Names in `data-focus` of buttons that come and go: the focus finds its way when one is gone.

export const askButton = (tool: 'linkedin' | 'skills'): string => `ask-${tool}`
export const openButton = (id: string): string => `open-${id}`
export const deleteButton = (id: string): string => `delete-${id}`
export const chooseButton = (tool: 'linkedin' | 'skills'): string => `choose-${tool}`
