// Names in `data-focus` of buttons that come and go with their alerts: the focus finds its way when one is gone.

export const newButton = 'new-alert'
export const editButton = (id: string): string => `edit-${id}`
export const deleteButton = (id: string): string => `delete-${id}`
