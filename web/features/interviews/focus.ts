// Names in `data-focus` of buttons that come and go: the focus finds its way when one is gone.

export const startButton = 'start-practice'
export const allButton = 'all-sessions'
export const detailsButton = (id: string): string => `session-${id}`
